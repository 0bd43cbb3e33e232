import { describe } from "vitest";
import type { Batch } from "#domain/building/batch/Batch.ts";
import { EditHistory } from "#domain/building/batch/history/EditHistory.ts";
import { pasteQuantities } from "#domain/building/batch/edit/pasteQuantities.ts";
import { setQuantities } from "#domain/building/batch/edit/setQuantities.ts";
import { roomRows } from "#domain/building/batch/view/roomRow.ts";
import type { RoomRow } from "#domain/building/batch/state/batchState.ts";
import { answerAll, batchOf } from "../tests/support/testBatch.ts";
import type { TestFilter } from "../tests/support/testKind.ts";
import { testRoom } from "../tests/support/testRooms.ts";
import { measure } from "./measure.ts";

/**
 * Editing the quantity of every room and undoing it, as the batch worker does: columns, and a step with the
 * differences. The naive way has one object for each row and, for undo, a copy of all rows.
 */
const SIZES = [5_000, 50_000] as const;
const OPTIONS = { time: 500, warmupTime: 0, warmupIterations: 1, iterations: 3 } as const;

function must(isDone: boolean): void {
  if (!isDone) throw new Error("the work was not done");
}

const allRows = ({ rooms }: Batch<TestFilter>) => Int32Array.from(rooms.ids, (_, row) => row);

for (const size of SIZES) {
  const batch = batchOf(Array.from({ length: size }, (_, at) => testRoom(at)));
  answerAll(batch);
  const rows = allRows(batch);
  const column = "7\n".repeat(size);
  const drawn: readonly RoomRow[] = roomRows(batch, rows, 0);
  let quantity = 1;

  describe(`${size} quantities edited and taken back`, () => {
    measure(
      "columns, a step of what differs",
      () => {
        const history = new EditHistory(batch);
        const next = ++quantity;
        history.record("set-quantities", rows, () => setQuantities(batch, rows, () => next));
        must(batch.rooms.figures.equipmentNumber[size - 1] === next);
        must(history.goBack()?.roomIds?.length === size);
        must(batch.rooms.figures.equipmentNumber[size - 1] !== next);
      },
      OPTIONS,
    );
    measure(
      "an object a row, all of them copied before",
      () => {
        const next = ++quantity;
        let present = drawn;
        const before = structuredClone(present);
        present = present.map((row) => ({ ...row, specifiedQuantity: next }));
        must(present[size - 1]!.specifiedQuantity === next);
        present = before;
        must(present[size - 1]!.specifiedQuantity !== next);
      },
      OPTIONS,
    );
  });

  describe(`${size} pasted quantities`, () => {
    measure(
      "read, checked and written",
      () => {
        const pasted = pasteQuantities(batch, rows, column);
        must(pasted.taken === size && pasted.refused === 0);
      },
      OPTIONS,
    );
  });
}
