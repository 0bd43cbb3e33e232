import { expect, test } from "vitest";
import { makeOfComponent } from "#server/components/madeComponents.ts";
import type { ComponentOrder } from "#server/components/ComponentOrder.ts";
import { keyedFrom } from "#domain/base/keyed.ts";

const VALVE = { categoryCode: "C000015", values: keyedFrom<never>([]) };
const FACTS = {
  productId: "valve",
  categoryCode: "C000015",
  model: "D71X",
  name: "蝶阀",
  brand: "",
  series: null,
  source: "",
  values: [],
};
const file = (at: string): ComponentOrder => ({
  stated: VALVE,
  wanted: {
    kind: "file",
    order: { kind: "ifc", sources: [{ facts: FACTS, stated: VALVE }], at },
  },
});

test("a picture is made before the files that wait already", async () => {
  const made: string[] = [];
  const make = (name: string, order: ComponentOrder) => makeOfComponent(order).then(() => made.push(name));
  const files = ["01", "02", "03", "04"].map((day) => make("file", file(`2026-11-${day}T00:00:00`)));
  const picture = make("picture", { stated: VALVE, wanted: { kind: "thumbnail", size: 64 } });
  await Promise.all([...files, picture]);
  expect(made).toHaveLength(5);
  // One file may already have been started.
  expect(made.indexOf("picture")).toBeLessThanOrEqual(1);
});
