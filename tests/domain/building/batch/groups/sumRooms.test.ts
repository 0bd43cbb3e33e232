import fc from "fast-check";
import { expect, it } from "vitest";
import { PENDING } from "#domain/building/batch/table/ResultColumns.ts";
import { roomRows } from "#domain/building/batch/view/roomRow.ts";
import type { SummedFigure } from "#domain/building/batch/kind/SummedFigure.ts";
import { sumRooms } from "#domain/building/batch/groups/sumRooms.ts";
import { area, power } from "#domain/base/units.ts";
import { answerAll, batchOf } from "../../../../support/testBatch.ts";
import { testKind, type TestFilter } from "../../../../support/testKind.ts";
import { testRoom } from "../../../../support/testRooms.ts";

const FIGURES: readonly SummedFigure<TestFilter>[] = [
  { title: "供冷量", unit: "kW", digits: 1, of: { figure: 0 } },
  { title: "电功率", unit: "kW", digits: 2, of: { property: ({ level }) => `POWER ${level}` } },
];
const kind = { ...testKind, sums: FIGURES };

/** Products with odd numbers state no power. */
const powerOf = (id: string) => (Number(id.slice(2)) % 2 === 0 ? Number(id.slice(2)) / 10 : null);
function statedBy(id: string): ReadonlyMap<string, number> {
  const stated = powerOf(id);
  return new Map(stated === null ? [] : [["POWER MEDIUM_LEVEL", stated]]);
}

/** Sums of the same figures in another order differ in the last digits. */
const rounded = (value: number | null) => value && Number(value.toFixed(6));

const orNull = <Value>(values: fc.Arbitrary<Value>) => fc.option(values, { nil: null });
const rooms = fc.array(
  fc.record({
    roomArea: orNull(fc.integer({ min: 1, max: 90 }).map(area)),
    coolingLoad: orNull(fc.integer({ min: 1, max: 40 }).map(power)),
    heatLoad: fc.constant(null),
    equipmentNumber: orNull(fc.integer({ min: 1, max: 3 })),
  }),
  { maxLength: 30 },
);

it("is what the rooms of the table say, added up one by one", () => {
  fc.assert(
    fc.property(rooms, fc.nat(29), (made, lost) => {
      const batch = batchOf(made.map((about, at) => testRoom(at, about)));
      answerAll(batch);
      if (lost < made.length) batch.results.pending[lost] = PENDING.unanswered;
      const all = Int32Array.from(made.keys());
      const sums = sumRooms({ ...batch, kind }, all, statedBy);
      const lines = roomRows(batch, all, 0);
      const chosen = lines.flatMap(({ selection, calculatedQuantity, specifiedQuantity }) =>
        selection ? [{ selection, units: specifiedQuantity ?? calculatedQuantity! }] : [],
      );
      const sum = (values: readonly (number | null)[]) => {
        const stated = values.filter((value) => value !== null);
        return stated.length === 0 ? null : stated.reduce((total, value) => total + value, 0);
      };
      const units = sum(chosen.map((one) => one.units)) ?? 0;
      expect(sums).toMatchObject({ rooms: made.length, selected: chosen.length, units });
      expect({
        ...sums.needs,
        roomArea: rounded(sums.needs.roomArea),
        coolingLoad: rounded(sums.needs.coolingLoad),
      }).toEqual({
        roomArea: rounded(sum(made.map(({ roomArea }) => roomArea))),
        coolingLoad: rounded(sum(made.map(({ coolingLoad }) => coolingLoad))),
        heatLoad: null,
        airSupplyVolume: null,
      });
      const stating = chosen.filter(({ selection }) => powerOf(selection.productId) !== null);
      expect(sums.supplied.map(({ value, missing }) => [rounded(value), missing])).toEqual([
        [rounded(sum(chosen.map((one) => one.selection.corrected[0]! * one.units))), 0],
        [
          rounded(sum(stating.map((one) => powerOf(one.selection.productId)! * one.units))),
          units - (sum(stating.map((one) => one.units)) ?? 0),
        ],
      ]);
    }),
  );
});

it("counts the figures of the catalogue where a kind corrects none", () => {
  const batch = batchOf([testRoom(0, { equipmentNumber: 2 })]);
  answerAll(batch);
  const [row] = roomRows(batch, Int32Array.of(0), 0);
  const uncorrected = { ...batch, kind: { ...kind, hasCorrection: false } };
  const sums = sumRooms(uncorrected, Int32Array.of(0), statedBy);
  expect(sums.supplied[0]!.value).toBe(row!.selection!.figures[0]! * 2);
});
