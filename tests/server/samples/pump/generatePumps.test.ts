import { expect, test } from "vitest";
import { generatePumps } from "#server/samples/pump/generatePumps.ts";
import type { CatalogueProduct } from "#server/records/measured/CatalogueProduct.ts";
import { generateWaterSupplySets } from "#server/samples/waterSupply/generateWaterSupplySets.ts";

const { records } = generatePumps();
const sets = generateWaterSupplySets(records).records;
const numbersOf = ({ numbers }: CatalogueProduct): Record<string, number | null> =>
  Object.fromEntries(numbers);

test("there are 5,000 pumps of five kinds, all samples, models and ids all different", () => {
  expect(records.length).toBeGreaterThanOrEqual(5000);
  expect(new Set(records.map(({ product }) => product.id)).size).toBe(records.length);
  expect(new Set(records.map(({ product }) => product.model)).size).toBe(records.length);
  expect(new Set(records.map(({ product }) => product.name)).size).toBe(5);
  expect(records.every(({ product }) => product.isSample)).toBe(true);
});

test("a second run gives the same pumps", () => {
  expect(generatePumps().records[2345]).toEqual(records[2345]);
});

test("every pump has head, efficiency, shaft power and NPSH, and figures of a pump", () => {
  const faulty = records.filter((pump) => {
    const { P000532, P000533, P000502, P000534 } = numbersOf(pump);
    return (
      pump.curves?.map(({ quantity }) => quantity).join() !== "head,efficiency,shaftPower,npsh" ||
      Number(P000532) < 30 ||
      Number(P000532) > 90 ||
      Number(P000533) > 15 ||
      Number(P000502) <= Number(P000534)
    );
  });
  expect(faulty).toEqual([]);
});

test("the head of some small pumps droops towards shut-off", () => {
  const drooping = records.filter(
    ({ curves = [] }) => (curves[0]?.values[0] ?? 0) < (curves[0]?.values[1] ?? 0),
  );
  expect(drooping.length).toBeGreaterThan(500);
});

test("a set adds the flows of its pumps at equal head", () => {
  expect(sets.length).toBeGreaterThanOrEqual(300);
  const byModel = new Map(records.map((pump) => [pump.product.model, pump]));
  for (const set of sets) {
    const pump = byModel.get(set.texts?.[0]?.[1] ?? "");
    const count = numbersOf(set)["P000541"];
    if (!pump || count == null) throw new Error("a set names no pump");
    expect([2, 3, 4]).toContain(count);
    const [together] = set.curves ?? [];
    const [alone] = pump.curves ?? [];
    expect(together?.values).toEqual(alone?.values);
    together?.flows.forEach((flow, at) => expect(flow).toBeCloseTo((alone?.flows[at] ?? 0) * count, 6));
    expect(numbersOf(set)["P000534"]).toBeCloseTo((numbersOf(pump)["P000534"] ?? 0) * count, 6);
  }
});
