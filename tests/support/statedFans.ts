import * as fc from "fast-check";
import { DOUBLE_SPEED, PROPERTY, SINGLE_SPEED } from "#domain/catalogue/properties.ts";
import type { SmallProduct } from "./smallCatalogue.ts";

/** A property of type text. */
export const NOTE = "P009003";
export const GRADES = ["V000621", "V000622"];

const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined, freq: 2 });
const flows = fc.constantFrom([1000, 2000, 3000], [800, 1500, 2600, 4000], [1000, 1400, 1900, 2300, 3000]);
/** Straight, humped, or with a saddle that no polynomial follows. */
const shapes = fc.constantFrom<(share: number) => number>(
  (share) => 1.4 - share,
  (share) => 1 - (share - 0.4) ** 2,
  (share) => 1.5 - share - 0.9 * Math.exp(-(((share - 0.5) / 0.1) ** 2)),
);
const sets = fc.record({
  flows,
  quantities: fc.uniqueArray(
    fc.constantFrom("totalPressure", "totalPressureEfficiency", "shaftPower", "inputPower", "staticPressure"),
    { maxLength: 4 },
  ),
  shape: shapes,
  size: fc.integer({ min: 50, max: 600 }),
});

/** The data of a drawn fan. */
export type Stated = Omit<SmallProduct, "id">;
/** Fans with curves, texts, brands and grades, each from few values. */
export const stated: fc.Arbitrary<Stated> = fc
  .record({
    brandCode: fc.constantFrom("B1", "B2", "B3", "B4", "B5"),
    seriesId: maybe(fc.constantFrom("s1", "s2", "s3")),
    model: fc.constantFrom("T-2", "t-2", "Ｔ-2", "T-10", "", "风机 1", "T-02"),
    source: maybe(fc.constant("maker")),
    isSprung: maybe(fc.boolean()),
    voltage: maybe(fc.constantFrom<readonly [number, number]>([220, 240], [380, 380])),
    flow: maybe(fc.integer({ min: 500, max: 2000 })),
    efficiency: maybe(fc.integer({ min: 400, max: 850 })),
    mode: maybe(fc.constantFrom(SINGLE_SPEED, DOUBLE_SPEED)),
    grade: fc.option(fc.constantFrom(...GRADES), { nil: undefined, freq: 2 }),
    note: maybe(fc.constantFrom("ab", "AB", "2 级", "10 级", "风")),
    sets: fc.array(sets, { maxLength: 3 }),
  })
  .map(
    ({ flow, efficiency, mode, grade, note, sets: drawn, seriesId, source, isSprung, voltage, ...own }) => ({
      ...own,
      ...(seriesId === undefined ? {} : { seriesId }),
      ...(source === undefined ? {} : { source }),
      ...(isSprung === undefined ? {} : { isSprung }),
      ...(voltage === undefined ? {} : { voltage }),
      figures: {
        ...(flow === undefined ? {} : { [PROPERTY.airFlow]: flow }),
        ...(efficiency === undefined ? {} : { [PROPERTY.totalPressureEfficiency]: efficiency / 10 }),
      },
      enums: {
        ...(mode === undefined ? {} : { [PROPERTY.speedControl]: mode }),
        ...(grade === undefined ? {} : { [PROPERTY.efficiencyGrade]: grade }),
      },
      texts: note === undefined ? {} : { [NOTE]: note },
      sets: drawn.map(({ flows: own_, quantities, shape, size }) => ({
        flows: own_,
        values: Object.fromEntries(
          quantities.map((quantity) => [quantity, own_.map((flow_) => size * shape(flow_ / own_.at(-1)!))]),
        ),
      })),
    }),
  );
