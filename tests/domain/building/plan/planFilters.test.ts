import { expect, test } from "vitest";
import type { BatchKind } from "#domain/building/batch/kind/BatchKind.ts";
import { BATCH_KINDS } from "#domain/building/kinds/batchKinds.ts";
import { batchOfPlan, UnreadablePlan } from "#domain/building/plan/batchOfPlan.ts";
import type { PlanHead } from "#domain/building/plan/PlanContent.ts";
import { madeProduct, madeRooms } from "../../../support/planMaker.ts";

const CONTENT = { products: [madeProduct("p-1")], rooms: madeRooms([{ id: "1" }]) };
const headOf = (filter: unknown, own?: object): PlanHead => ({
  buildingName: "",
  assumptions: "",
  filters: [JSON.stringify(filter)],
  filter: 0,
  conditions: [],
  ...(own && {
    rules: [{ id: "1", name: "大厅", words: ["厅"], floors: [], zones: [], own: JSON.stringify(own) }],
  }),
});
const { fanCoil, indoorUnit, airOutlet } = BATCH_KINDS;
const open = (kind: unknown, filter: unknown, own?: object) =>
  batchOfPlan(kind as BatchKind<object>, headOf(filter, own), CONTENT);

/** Names of the fields that a refusal gives. */
function refusedFields(kind: unknown, filter: unknown, own?: object): readonly string[] {
  try {
    open(kind, filter, own);
  } catch (error) {
    if (error instanceof UnreadablePlan) return error.fields;
    throw error;
  }
  return [];
}

test("a filter of its kind is the building's, text for text", () => {
  const limited = { ...fanCoil.defaultFilter, noiseLimit: null, altitude: 0, marginLimit: 20 };
  const lists = { ...fanCoil.defaultFilter, figureMarginLimits: [{ figure: "heating", most: 150 }] };
  for (const [kind, filter] of [
    [fanCoil, limited],
    [fanCoil, lists],
    [indoorUnit, { ...indoorUnit.defaultFilter, structure: "X-1", checks: [] }],
    [airOutlet, { ...airOutlet.defaultFilter, fromVelocity: 0.5, altitude: -3.25 }],
  ] as const)
    expect(JSON.stringify(open(kind, filter).filter)).toBe(JSON.stringify(filter));
});

test.each([
  ["{} of air outlets", airOutlet, {}, 8],
  ["{} of fan coils", fanCoil, {}, 11],
  ["{} of indoor units", indoorUnit, {}, 4],
  ["null", airOutlet, null, 1],
  ["a list", airOutlet, [], 1],
  ["a text", indoorUnit, "V000501", 1],
])("%s is none", (_what, kind, filter, faults) => {
  expect(refusedFields(kind, filter)).toHaveLength(faults);
});

test.each([
  ["a type there is not", airOutlet, { type: "V1" }, "风口类型"],
  ["an inherited name", airOutlet, { type: "constructor" }, "风口类型"],
  ["a range that runs backwards", airOutlet, { fromVelocity: 9 }, "出风口风速下限"],
  ["proportions that run backwards", airOutlet, { aspectRatioTo: 0.5 }, "长宽比下限"],
  ["a text for a number", airOutlet, { nozzleThrow: "8" }, "喷口射程"],
  ["no area", airOutlet, { singleUnitResponsibilityArea: 0 }, "单个风口承担面积"],
  ["a field more", airOutlet, { hood: true }, "hood"],
  ["a height that is none", airOutlet, { altitude: 9000 }, "海拔"],
  ["a brand that is no code", indoorUnit, { brandCode: "" }, "品牌"],
  ["a structure that is no code", indoorUnit, { structure: 3 }, "结构形式"],
  ["a check that there is not", indoorUnit, { checks: [1, 9] }, "校核项"],
  ["a check twice", fanCoil, { checks: [1, 1] }, "校核项"],
  ["a level that there is not", fanCoil, { level: "LOW_LEVEL" }, "档位"],
  ["a factor above the wire's", fanCoil, { dustCorrectionFactor: 101 }, "积灰修正附加率"],
  ["a pressure that runs backwards", fanCoil, { staticPressure: { isOn: true, from: 9, to: 8 } }, "机外静压"],
  ["half a pressure", fanCoil, { staticPressure: { isOn: true, from: 9 } }, "机外静压"],
  ["a noise that nothing makes", fanCoil, { noiseLimit: 900 }, "噪声上限"],
  ["a limit of no figure", fanCoil, { figureMarginLimits: [{ figure: "cooling", most: 5 }] }, "各项允许余量"],
])("%s is refused by its name", (_what, kind, change, name) => {
  expect(refusedFields(kind, { ...kind.defaultFilter, ...change })).toEqual([name]);
});

test("a rule has whole groups of its own, of fields of the kind", () => {
  const filter = airOutlet.defaultFilter;
  const own = { fromVelocity: 3, toVelocity: 9 };
  expect(open(airOutlet, filter, own).rules).toMatchObject([{ own }]);
  expect(open(fanCoil, fanCoil.defaultFilter, { noiseLimit: null }).rules).toMatchObject([
    { own: { noiseLimit: null } },
  ]);
  expect(refusedFields(airOutlet, filter, { toVelocity: 9 })).toEqual(["出风口风速下限"]);
  expect(refusedFields(airOutlet, filter, { type: "V000168" })).toEqual(["风口类型"]);
  expect(refusedFields(airOutlet, filter, { fromVelocity: 9, toVelocity: 3 })).toEqual(["出风口风速下限"]);
  expect(refusedFields(airOutlet, filter, { level: "HIGH_LEVEL" })).toEqual(["level"]);
});

test("what limited the figure exceeded most is read as it is meant now", () => {
  const old = { ...fanCoil.defaultFilter, oversize: 30 };
  expect(open(fanCoil, old).filter).toHaveProperty("figureMarginLimits.5", { figure: "heating", most: 30 });
  expect(refusedFields(fanCoil, { ...fanCoil.defaultFilter, oversize: 9000 })).toEqual(["各项允许余量"]);
});
