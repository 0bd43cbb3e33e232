import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Batch } from "#domain/building/batch/Batch.ts";
import { EVERYTHING } from "#domain/building/batch/state/batchState.ts";
import { deleteRooms, setQuantity } from "#domain/building/batch/edit/editRooms.ts";
import { lockRooms } from "#domain/building/batch/edit/lockRooms.ts";
import { roomsAlike } from "#domain/building/batch/edit/roomsAlike.ts";
import { forecastRun } from "#domain/building/batch/run/runScope.ts";
import { fillDown, setQuantities } from "#domain/building/batch/edit/setQuantities.ts";
import { keepTicks, tickedAmong, tickRooms } from "#domain/building/batch/edit/tickRooms.ts";
import { PENDING, statusOf } from "#domain/building/batch/table/ResultColumns.ts";
import { roomRows } from "#domain/building/batch/view/roomRow.ts";
import { queueRooms } from "#domain/building/batch/run/runRooms.ts";
import { viewRows } from "#domain/building/batch/view/viewRows.ts";
import { power } from "#domain/base/units.ts";
import { answerAll, batchOf, isStale } from "../../../../support/testBatch.ts";
import type { TestFilter } from "../../../../support/testKind.ts";
import { testRoom, testRooms } from "../../../../support/testRooms.ts";

const allRows = ({ rooms }: Batch<TestFilter>) => Int32Array.from(rooms.ids, (_, row) => row);
const drawn = (batch: Batch<TestFilter>) => roomRows(batch, allRows(batch), 0);
const queued = ({ rooms, results }: Batch<TestFilter>) =>
  rooms.ids.filter((_, row) => results.pending[row] === PENDING.queued);

describe("quantities of many rooms", () => {
  it("are written as one by one", () => {
    const someRows = fc.uniqueArray(fc.nat(11), { maxLength: 12 });
    fc.assert(
      fc.property(
        someRows,
        fc.array(fc.option(fc.integer({ min: 1, max: 9 })), { minLength: 12 }),
        (rows, figures) => {
          const [many, single] = [batchOf(testRooms(12)), batchOf(testRooms(12))];
          answerAll(many);
          answerAll(single);
          setQuantities(many, Int32Array.from(rows), (at) => figures[at] ?? NaN);
          rows.forEach((row, at) => setQuantity(single, `r${row}`, figures[at] ?? null));
          expect(drawn(many)).toEqual(drawn(single));
          expect(isStale(many)).toBe(isStale(single));
        },
      ),
    );
  });

  it("fill down from the first row, whatever it says, past locked ones", () => {
    const batch = batchOf([testRoom(0, { equipmentNumber: 3 }), testRoom(1), testRoom(2), testRoom(3)]);
    lockRooms(batch, Int32Array.of(2), true);
    expect(fillDown(batch, Int32Array.of(0, 2, 3))).toEqual({ taken: 1, locked: 1 });
    expect(drawn(batch).map(({ specifiedQuantity }) => specifiedQuantity)).toEqual([3, null, null, 3]);
    expect(fillDown(batch, Int32Array.of(1, 3))).toEqual({ taken: 1, locked: 0 });
    expect(drawn(batch)[3]?.specifiedQuantity).toBeNull();
    expect(fillDown(batch, new Int32Array(0))).toEqual({ taken: 0, locked: 0 });
  });
});

describe("ticks", () => {
  const ticked = (batch: Batch<TestFilter>) => [...batch.ticked].sort();

  it("span a range of the view in its order, from either end", () => {
    const batch = batchOf(testRooms(6));
    const shown = Int32Array.of(5, 0, 4, 1);
    tickRooms(batch, shown, { of: "range", from: "r4", to: "r5", isTicked: true });
    expect(ticked(batch)).toEqual(["r0", "r4", "r5"]);
    tickRooms(batch, shown, { of: "range", from: "r0", to: "r0", isTicked: false });
    expect(Array.from(tickedAmong(batch, shown))).toEqual([5, 4]);
    tickRooms(batch, shown, { of: "range", from: "r4", to: "r3", isTicked: true });
    expect(ticked(batch)).toEqual(["r4", "r5"]);
  });

  it("of all shown leave those out of view as they are", () => {
    const batch = batchOf(testRooms(4));
    tickRooms(batch, Int32Array.of(0, 1), { of: "shown", isTicked: true });
    tickRooms(batch, Int32Array.of(1, 2), { of: "shown", isTicked: false });
    expect(ticked(batch)).toEqual(["r0"]);
    tickRooms(batch, Int32Array.of(3), { of: "none" });
    expect(ticked(batch)).toEqual([]);
  });

  it("go with their rooms", () => {
    const batch = batchOf(testRooms(3));
    tickRooms(batch, allRows(batch), { of: "shown", isTicked: true });
    deleteRooms(batch, ["r1"]);
    keepTicks(batch);
    expect(ticked(batch)).toEqual(["r0", "r2"]);
  });
});

describe("locked rooms", () => {
  it("are left by a run, and shown by themselves", () => {
    const batch = batchOf(testRooms(3));
    lockRooms(batch, Int32Array.of(1), true);
    expect(queueRooms(batch, "all")).toBe(2);
    expect(queued(batch)).toEqual(["r0", "r2"]);
    expect(Array.from(viewRows(batch, { ...EVERYTHING, show: "locked" }))).toEqual([1]);
    expect(drawn(batch).map(({ isLocked }) => isLocked)).toEqual([false, true, false]);
  });

  it("do not go stale by another filter, which asks nothing of them, but by a change of the room", () => {
    const batch = batchOf(testRooms(2));
    answerAll(batch);
    lockRooms(batch, Int32Array.of(0, 1), true);
    batch.filter = { level: "HIGH_LEVEL", area: 20 };
    expect(isStale(batch)).toBe(false);
    setQuantity(batch, "r1", 9);
    expect(isStale(batch)).toBe(true);
  });
});

describe("a run of some rooms", () => {
  /** One matched, one without a match, one that got no answer. */
  function mixed() {
    const batch = batchOf([testRoom(0), testRoom(1, { coolingLoad: power(1e6) }), testRoom(2), testRoom(3)]);
    answerAll(batch);
    batch.results.pending[2] = PENDING.unanswered;
    batch.results.byHand[3] = 1;
    batch.ticked = new Set(["r1", "r3"]);
    return batch;
  }

  it.each([
    ["all", ["r0", "r1", "r2", "r3"], { rooms: 4, overwritten: 2, chosenByHand: 1, locked: 0 }],
    ["unmatched", ["r1"], { rooms: 1, overwritten: 0, chosenByHand: 0, locked: 0 }],
    ["unanswered", ["r2"], { rooms: 1, overwritten: 0, chosenByHand: 0, locked: 0 }],
    ["ticked", ["r1", "r3"], { rooms: 2, overwritten: 1, chosenByHand: 1, locked: 0 }],
  ] as const)("%s asks for %j and says before what it overwrites", (scope, asked, forecast) => {
    const batch = mixed();
    expect(forecastRun(batch, scope)).toEqual(forecast);
    queueRooms(batch, scope);
    expect(queued(batch)).toEqual(asked);
  });

  it("counts the locked ones that it leaves", () => {
    const batch = mixed();
    lockRooms(batch, Int32Array.of(3), true);
    expect(forecastRun(batch, "ticked")).toEqual({ rooms: 1, overwritten: 0, chosenByHand: 0, locked: 1 });
  });
});

describe("rooms alike", () => {
  it("have the same product, whatever filter it was selected under", () => {
    const like = { coolingLoad: power(3), roomArea: null };
    const batch = batchOf(
      [0, 1, 2, 3].map((at) => testRoom(at, like)).concat(testRoom(4, { coolingLoad: power(80) })),
    );
    answerAll(batch);
    lockRooms(batch, Int32Array.of(2), true);
    expect(roomsAlike(batch, "r0")).toEqual({ rows: Int32Array.of(1, 3), locked: 1 });
    expect(statusOf(batch.results, 4)).toBe("unmatched");
    expect(roomsAlike(batch, "r4")).toEqual({ rows: new Int32Array(0), locked: 0 });
    expect(roomsAlike(batch, "gone").rows).toHaveLength(0);
  });
});
