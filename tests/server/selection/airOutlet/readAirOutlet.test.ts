import { expect, it } from "vitest";
import { readAirOutlet } from "#server/selection/airOutlet/readAirOutlet.ts";
import { keyed } from "#domain/base/keyed.ts";

const product = (type: string, numbers: Record<string, number>) => ({
  id: "o",
  model: "FS4-300×300",
  brandCode: "B000090",
  numbers: keyed(numbers),
  enums: keyed({ P000205: type }),
});

it("an outlet that states no effective area has its family's share of the neck", () => {
  expect(readAirOutlet(product("V000167", { P000014: 300, P000015: 300 }))).toMatchObject({
    ok: true,
    value: { specification: "FS4-300×300", effectiveArea: 0.09 * 0.75 },
  });
});

it("a stated effective area counts as it is", () => {
  expect(readAirOutlet(product("V000168", { P000160: 250, P000441: 0.04 }))).toMatchObject({
    value: { face: { shape: "round", diameter: 250 }, effectiveArea: 0.04 },
  });
});

it.each([
  ["no type", "", { P000014: 300, P000015: 300 }, "type-missing"],
  ["a type there is not", "V000001", { P000160: 300 }, "type-missing"],
  ["no width", "V000169", { P000014: 300 }, "size-missing"],
  ["no diameter", "V000164", { P000014: 300, P000015: 300 }, "size-missing"],
  ["a size of nothing", "V000164", { P000160: 0 }, "size-missing"],
  ["a square that is none", "V000167", { P000014: 300, P000015: 240 }, "not-square"],
  ["no effective area at all", "V000168", { P000160: 300, P000441: 0 }, "area-not-positive"],
])("%s is refused", (_, type, numbers, code) => {
  expect(readAirOutlet(product(type, numbers))).toEqual({ ok: false, code });
});
