import { describe } from "vitest";
import { groupTable } from "#domain/building/batch/groups/groupTable.ts";
import type { SummedFigure } from "#domain/building/batch/kind/SummedFigure.ts";
import { sumRooms } from "#domain/building/batch/groups/sumRooms.ts";
import { setPlaces } from "#domain/building/batch/edit/setPlaces.ts";
import { roomRows } from "#domain/building/batch/view/roomRow.ts";
import { answerAll, batchOf } from "../tests/support/testBatch.ts";
import { testKind, type TestFilter } from "../tests/support/testKind.ts";
import { testRoom } from "../tests/support/testRooms.ts";
import { measure } from "./measure.ts";

/**
 * Groups a table by storey and sums each group, as the batch worker does after every change: with columns and row
 * numbers. The naive way makes an object of each row and groups those.
 */
const SIZES = [5_000, 50_000] as const;
const FLOORS = 40;
const OPTIONS = { time: 500, warmupTime: 0, warmupIterations: 1, iterations: 3 } as const;
const FIGURES: readonly SummedFigure<TestFilter>[] = [
  { title: "供冷量", unit: "kW", digits: 1, of: { figure: 0 } },
  { title: "电功率", unit: "kW", digits: 2, of: { property: () => "POWER" } },
];
const statedBy = () => new Map([["POWER", 0.1]]);

function must(isDone: boolean): void {
  if (!isDone) throw new Error("the work was not done");
}

for (const size of SIZES) {
  const batch = batchOf(
    Array.from({ length: size }, (_, at) => testRoom(at, { floor: `${(at % FLOORS) + 1}F` })),
  );
  answerAll(batch);
  const summed = { ...batch, kind: { ...testKind, sums: FIGURES } };
  const rows = Int32Array.from({ length: size }, (_, row) => row);

  describe(`${size} rooms on ${FLOORS} floors, grouped and summed`, () => {
    measure(
      "columns",
      () => {
        const { groups, rows: grouped } = groupTable(batch.rooms.floors, rows, { by: "floor", folded: [] });
        const sums = groups.map(({ from, to }) => sumRooms(summed, grouped.subarray(from, to), statedBy));
        must(sums.length === FLOORS && sums.reduce((sum, { rooms }) => sum + rooms, 0) === size);
      },
      OPTIONS,
    );
    measure(
      "an object a row",
      () => {
        const groups = new Map<string, { rooms: number; cooling: number }>();
        for (const { floor, selection, specifiedQuantity, calculatedQuantity } of roomRows(batch, rows, 0)) {
          const one = groups.get(floor) ?? { rooms: 0, cooling: 0 };
          groups.set(floor, one);
          one.rooms++;
          one.cooling += (selection?.corrected[0] ?? 0) * (specifiedQuantity ?? calculatedQuantity ?? 0);
        }
        must(groups.size === FLOORS);
      },
      OPTIONS,
    );
  });

  describe(`${size} rooms moved to another floor`, () => {
    let floor = 0;
    measure(
      "one column of texts",
      () => {
        setPlaces(batch, rows, { floor: `${++floor}F` });
        must(batch.rooms.floors[size - 1] === `${floor}F`);
      },
      OPTIONS,
    );
  });
}
