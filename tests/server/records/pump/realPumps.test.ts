import { expect, test } from "vitest";
import { realPumps } from "#server/records/pump/realPumps.ts";

const pumps = realPumps();
const pump = (id: string) => {
  const found = pumps.find(({ product }) => product.id === id);
  if (!found) throw new Error(`no ${id}`);
  return found;
};
const quantities = (id: string) => pump(id).curves?.map(({ quantity }) => quantity);

test("the 50 published pumps are there, a product for each trim, with source and licence", () => {
  expect(pumps).toHaveLength(39 + 34);
  expect(new Set(pumps.map(({ product }) => product.model)).size).toBe(pumps.length);
  expect(
    pumps.filter(({ product }) => product.isSample || !/，许可 (BSD|MIT)/u.test(product.source)),
  ).toEqual([]);
});

test("electric input and overall efficiency never stand as those of the pump", () => {
  expect(quantities("wilo-stratos25slash1to4")).toEqual(["head", "inputPower", "overallEfficiency"]);
  expect(quantities("aixlib-pump_dn50")).toEqual(["head", "inputPower", "overallEfficiency"]);
});

test("a power that may be shaft's or motor's is left out", () => {
  expect(quantities("wilo-stratos30slash1to12")).toEqual(["head"]);
});

test("a curve along which the speed falls is never scaled, one at a steady speed may be", () => {
  expect(pump("aixlib-pump_dn50_h05_16").curves?.every(({ isScalable }) => isScalable)).toBe(false);
  expect(pump("aixlib-pump_dn50").curves?.every(({ isScalable }) => isScalable)).toBe(true);
});

test("a trim has its own head, efficiency, shaft power and NPSH", () => {
  expect(quantities("ksb-megaline-40-250-261")).toEqual(["head", "efficiency", "shaftPower", "npsh"]);
  const stated = Object.fromEntries(pump("ksb-megaline-40-250-261").numbers);
  expect([stated["P000007"], stated["P000532"], stated["P000516"]]).toEqual([20.386, 47.2, 261]);
});

test("every pump states flow and head at its best efficiency", () => {
  const lacking = pumps.filter(({ numbers }) => {
    const stated = Object.fromEntries(numbers);
    return stated["P000007"] == null || stated["P000531"] == null;
  });
  expect(lacking).toEqual([]);
});
