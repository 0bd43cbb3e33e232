import { expect, test } from "vitest";
import { realFans } from "#server/records/fan/realFans.ts";

const fans = realFans();
const fan = (id: string) => {
  const found = fans.find(({ product }) => product.id === id);
  if (!found) throw new Error(`no ${id}`);
  return found;
};
const quantities = (id: string) => fan(id).curves?.map(({ quantity }) => quantity);

test("every published fan is there, with its source and licence, and none as a sample", () => {
  expect(fans).toHaveLength(15);
  expect(fans.filter(({ product }) => product.isSample)).toEqual([]);
  expect(fans.filter(({ product }) => !/，许可 BSD-3-Clause/u.test(product.source))).toEqual([]);
});

test("static and unstated pressure never stand as total pressure", () => {
  const used = new Set(fans.flatMap(({ curves = [] }) => curves.map(({ quantity }) => quantity)));
  expect(used).toEqual(new Set(["staticPressure", "staticPressureEfficiency", "shaftPower"]));
  const stated = fans.flatMap(({ numbers }) => numbers.map(([code]) => code));
  expect(stated).not.toContain("P000008");
  expect(stated).not.toContain("P000504");
});

test("the rated figures are those of the best efficiency, 5th point of the 12 BIDW", () => {
  const stated = Object.fromEntries(fan("greenheck-12-bidw").numbers);
  const best = Math.max(
    ...(fan("greenheck-12-bidw").curves?.find(({ quantity }) => quantity === "staticPressureEfficiency")
      ?.values ?? []),
  );
  expect(stated["P000506"]).toBeCloseTo(best, 1);
  expect(stated["P000503"]).toBe(4250);
});

test("a motor's rating is no absorbed power, and no curve comes of it", () => {
  expect(quantities("continental-tfd400")).toEqual(["staticPressure"]);
  expect(Object.fromEntries(fan("continental-tfd400").numbers)["P000502"]).toBe(0.8948);
});
