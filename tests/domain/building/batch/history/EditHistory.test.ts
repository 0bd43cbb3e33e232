import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Batch } from "#domain/building/batch/Batch.ts";
import {
  appendRooms,
  deleteRooms,
  editRoom,
  replaceRooms,
  setQuantity,
} from "#domain/building/batch/edit/editRooms.ts";
import { rowsGrownBy } from "#domain/building/batch/table/gatherRows.ts";
import { snapshotOf, stepTo } from "#domain/building/batch/history/BatchStep.ts";
import type { EditName } from "#domain/building/batch/state/EditName.ts";
import { EditHistory } from "#domain/building/batch/history/EditHistory.ts";
import { gatherResults } from "#domain/building/batch/table/ResultColumns.ts";
import { gatherRooms, roomAt } from "#domain/building/batch/table/RoomColumns.ts";
import { roomRows } from "#domain/building/batch/view/roomRow.ts";
import { viewRows } from "#domain/building/batch/view/viewRows.ts";
import { EVERYTHING } from "#domain/building/batch/state/batchState.ts";
import { packRooms } from "#domain/building/rooms/packRooms.ts";
import { runsOf } from "../../../../support/runsOf.ts";
import { answerAll, batchOf, isStale } from "../../../../support/testBatch.ts";
import { testRoom, testRooms } from "../../../../support/testRooms.ts";
import type { TestFilter } from "../../../../support/testKind.ts";

type TestBatch = Batch<TestFilter>;

const WIDEST = 2;

const NAMES: readonly EditName[] = [
  "set-quantities",
  "add-room",
  "edit-room",
  "delete-rooms",
  "clear-rooms",
  "replace-rooms",
  "append-rooms",
  "revise-rooms",
  "choose",
  "choose-for-all",
  "lock",
  "run",
];

/** Everything that a person or a record sees of a batch, at one width of its figures. */
function contentsOf(batch: TestBatch) {
  const { rooms, results, buildingName, assumptions, run } = batch;
  const rows = rowsGrownBy(rooms.ids.length, 0);
  return {
    buildingName,
    assumptions,
    run,
    rooms: gatherRooms(rooms, rows),
    results: gatherResults(results, rows, WIDEST),
    drawn: roomRows(batch, rows, 0),
    offered: rooms.ids.map((_, row) => batch.offered.idsAt(results.offered[row]!)),
    isStale: isStale(batch),
    byName: viewRows(batch, { ...EVERYTHING, search: "1", sort: { key: "roomName", descending: true } }),
  };
}

/** An edit as the worker makes it: `rows` are the only ones that it touches. */
interface Edit {
  readonly rows?: (batch: TestBatch) => number[];
  readonly make: (batch: TestBatch) => void;
}

const place = fc.nat(40);
const idAt = ({ rooms }: TestBatch, at: number) => rooms.ids[at % Math.max(1, rooms.ids.length)] ?? "none";
const rowsAt = (at: number) => (batch: TestBatch) => {
  const row = batch.rooms.rowOf.get(idAt(batch, at));
  return row === undefined ? [] : [row];
};

let nextRoom = 1000;
const someRooms = (count: number) => packRooms(Array.from({ length: count }, () => testRoom(nextRoom++)));

const anEdit: fc.Arbitrary<Edit> = fc.oneof(
  fc.tuple(place, fc.option(fc.integer({ min: 1, max: 9 }))).map(([at, quantity]) => ({
    rows: rowsAt(at),
    make: (batch: TestBatch) => void setQuantity(batch, idAt(batch, at), quantity),
  })),
  fc.tuple(place, fc.string()).map(([at, roomName]) => ({
    make: (batch: TestBatch) => {
      const row = batch.rooms.rowOf.get(idAt(batch, at));
      if (row !== undefined) editRoom(batch, idAt(batch, at), { ...roomAt(batch.rooms, row), roomName });
    },
  })),
  fc.array(place, { maxLength: 5 }).map((places) => ({
    make: (batch: TestBatch) =>
      deleteRooms(
        batch,
        places.map((at) => idAt(batch, at)),
      ),
  })),
  fc.nat(4).map((count) => ({ make: (batch: TestBatch) => appendRooms(batch, someRooms(count)) })),
  fc.nat(4).map((count) => ({
    make: (batch: TestBatch) => replaceRooms(batch, someRooms(count), `楼 ${count}`, "面积为假设"),
  })),
  // The same rooms again, in another order and with other loads.
  fc.nat(6).map((count) => ({
    make: (batch: TestBatch) => replaceRooms(batch, packRooms(testRooms(count).toReversed()), "同一栋", ""),
  })),
  fc.constant({
    make: (batch: TestBatch) => {
      if (batch.rooms.ids.length === 0) return;
      answerAll(batch);
      batch.run = { status: "finished", elapsedMs: 5 };
    },
  }),
);

describe("the history of edits", () => {
  it("leads back to every former state and forth again, whatever was done", () => {
    fc.assert(
      fc.property(fc.array(anEdit, { maxLength: NAMES.length }), (edits) => {
        const batch = batchOf(testRooms(6));
        const history = new EditHistory(batch);
        const states = [contentsOf(batch)];
        for (const [at, { rows, make }] of edits.entries()) {
          // Each edit goes by a name of its own here, which tells whether it became a step.
          const name = NAMES[at]!;
          history.record(name, rows ? Int32Array.from(rows(batch)) : null, () => make(batch));
          const after = contentsOf(batch);
          if (history.undo !== name) states.pop();
          states.push(after);
        }
        for (let times = 0; times < 2; times++) {
          for (const state of states.slice(0, -1).toReversed()) {
            history.goBack();
            expect(contentsOf(batch)).toEqual(state);
          }
          expect(history.undo).toBeNull();
          for (const state of states.slice(1)) {
            history.goForth();
            expect(contentsOf(batch)).toEqual(state);
          }
          expect(history.redo).toBeNull();
        }
      }),
      { numRuns: runsOf(60) },
    );
  });

  it("takes the rooms of an edit of some rows for granted", () => {
    const batch = batchOf(testRooms(9));
    const history = new EditHistory(batch);
    expect(() => history.record("lock", Int32Array.of(0), () => deleteRooms(batch, ["r1"]))).toThrow(
      RangeError,
    );
  });

  it("forgets what was undone when something else is done", () => {
    const batch = batchOf(testRooms(3));
    const history = new EditHistory(batch);
    history.record("delete-rooms", null, () => deleteRooms(batch, ["r0"]));
    expect(history.goBack()).toEqual({ name: "delete-rooms", roomIds: null });
    expect(history.redo).toBe("delete-rooms");
    history.record("set-quantities", Int32Array.of(1), () => setQuantity(batch, "r1", 4));
    expect(history.redo).toBeNull();
    expect(history.goBack()).toEqual({ name: "set-quantities", roomIds: ["r1"] });
  });

  it("counts what is done while an edit lasts as part of it, and goes nowhere meanwhile", () => {
    const batch = batchOf(testRooms(3));
    const history = new EditHistory(batch);
    const before = contentsOf(batch);
    const [endRun, endChoice] = [history.begin("run"), history.begin("choose-for-all")];
    answerAll(batch);
    endRun();
    history.record("set-quantities", Int32Array.of(0), () => setQuantity(batch, "r0", 7));
    history.record("append-rooms", null, () => appendRooms(batch, someRooms(2)));
    expect(history.goBack()).toBeNull();
    endChoice();
    expect(history.undo).toBe("run");
    history.goBack();
    expect(contentsOf(batch)).toEqual(before);
    expect(history.undo).toBeNull();
  });

  it("holds so many bytes and steps at most, and always the last edit", () => {
    const batch = batchOf(testRooms(60));
    const few = new EditHistory(batch, { bytes: Infinity, steps: 2 });
    for (const quantity of [1, 2, 3])
      few.record("set-quantities", Int32Array.of(0), () => setQuantity(batch, "r0", quantity));
    expect([few.goBack(), few.goBack(), few.goBack()].map((step) => step?.name)).toEqual([
      "set-quantities",
      "set-quantities",
      undefined,
    ]);
    expect(batch.rooms.figures.equipmentNumber[0]).toBe(1);

    const small = new EditHistory(batch, { bytes: 200, steps: 100 });
    small.record("set-quantities", Int32Array.of(0), () => setQuantity(batch, "r0", 5));
    small.record("run", null, () => answerAll(batch));
    expect(small.goBack()?.name).toBe("run");
    expect(small.undo).toBeNull();
  });

  it("holds of an edit of one column that column alone", () => {
    const batch = batchOf(testRooms(500));
    answerAll(batch);
    const bytesOf = (make: () => void) => stepTo(afterSnapshot(batch, make), batch)!.bytes;
    const quantities = bytesOf(() => batch.rooms.ids.forEach((id) => setQuantity(batch, id, 9)));
    // A row's number, its quantity and its edition.
    expect(quantities).toBe(500 * (4 + 8 + 4));
  });
});

function afterSnapshot(batch: TestBatch, make: () => void) {
  const before = snapshotOf(batch, null);
  make();
  return before;
}
