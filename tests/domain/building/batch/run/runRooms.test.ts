import { describe, expect, it } from "vitest";
import { applyAnswers, isAnswerTo } from "#domain/building/batch/run/applyAnswers.ts";
import { conditionsInForce, hasRun } from "#domain/building/batch/Batch.ts";
import { deleteRooms, setQuantity } from "#domain/building/batch/edit/editRooms.ts";
import { ANSWER, statusOf } from "#domain/building/batch/table/ResultColumns.ts";
import { roomRows } from "#domain/building/batch/view/roomRow.ts";
import * as run from "#domain/building/batch/run/runRooms.ts";
import { power } from "#domain/base/units.ts";
import { answerAll, batchOf } from "../../../../support/testBatch.ts";
import { answerRooms, testKind } from "../../../../support/testKind.ts";
import { testRoom, testRooms } from "../../../../support/testRooms.ts";

const statuses = (batch: ReturnType<typeof batchOf>) =>
  batch.rooms.ids.map((_, row) => statusOf(batch.results, row));
const rowsOf = (batch: ReturnType<typeof batchOf>) =>
  roomRows(batch, Int32Array.from(batch.rooms.ids.keys()), 0);
const take = (batch: ReturnType<typeof batchOf>, size = 500) =>
  run.takeChunk(batch, conditionsInForce(batch), size)!;

describe("rooms in line for a run", () => {
  it("go out in chunks, in the order of the building, each once", () => {
    const batch = batchOf(testRooms(5));
    expect(run.queueRooms(batch, "all")).toBe(5);
    expect(take(batch, 2).rooms.map(({ roomId }) => roomId)).toEqual(["r0", "r1"]);
    expect(take(batch, 2).rooms.map(({ roomId }) => roomId)).toEqual(["r2", "r3"]);
    expect(take(batch, 2).rooms.map(({ roomId }) => roomId)).toEqual(["r4"]);
    expect(run.takeChunk(batch, conditionsInForce(batch), 2)).toBeNull();
    expect(new Set(statuses(batch))).toEqual(new Set(["waiting"]));
  });

  it("are only those without an answer when those are asked for", () => {
    const batch = batchOf(testRooms(3));
    run.queueRooms(batch, "all");
    const first = take(batch, 1);
    const rest = take(batch, 2);
    applyAnswers(batch, first, answerRooms(testKind.request(first.filter, first.rooms)));
    run.loseChunk(batch, rest);
    expect(statuses(batch)).toEqual(["matched", "unanswered", "unanswered"]);
    expect(run.queueRooms(batch, "unanswered")).toBe(2);
    expect(statuses(batch)).toEqual(["matched", "waiting", "waiting"]);
  });

  it("are again what they were when the run is cancelled, and answered ones stay answered", () => {
    const batch = batchOf(testRooms(4));
    answerAll(batch);
    run.queueRooms(batch, "all");
    run.loseChunk(batch, take(batch, 1));
    run.releaseRooms(batch);
    const before = rowsOf(batch);
    expect(statuses(batch)).toEqual(["unanswered", "matched", "matched", "matched"]);
    run.queueRooms(batch, "all");
    expect(rowsOf(batch).map(({ selection }) => selection)).toEqual([null, null, null, null]);
    const taken = take(batch, 2);
    applyAnswers(batch, taken, answerRooms(testKind.request(taken.filter, taken.rooms)));
    run.releaseRooms(batch);
    expect(statuses(batch)).toEqual(["matched", "matched", "matched", "matched"]);
    expect(rowsOf(batch).slice(1)).toEqual(before.slice(1));
  });

  it("keep no result of their own out of sight when nobody answers", () => {
    const batch = batchOf(testRooms(2));
    answerAll(batch);
    run.queueRooms(batch, "all");
    run.abandonRooms(batch);
    expect(statuses(batch)).toEqual(["unanswered", "unanswered"]);
    expect(batch.results.answer[0]).toBe(ANSWER.matched);
    expect(hasRun(batch)).toBe(true);
  });
});

describe("an answer", () => {
  it("is not applied to a room changed since, which goes back in line", () => {
    const batch = batchOf(testRooms(2));
    run.queueRooms(batch, "all");
    const chunk = take(batch);
    setQuantity(batch, "r1", 3);
    applyAnswers(batch, chunk, answerRooms(testKind.request(chunk.filter, chunk.rooms)));
    expect(statuses(batch)).toEqual(["matched", "waiting"]);
    const again = take(batch);
    expect(again.rooms.map(({ equipmentNumber }) => equipmentNumber)).toEqual([3]);
    applyAnswers(batch, again, answerRooms(testKind.request(again.filter, again.rooms)));
    expect(batch.results.quantity[1]).toBe(3);
  });

  it("is not applied twice, nor to a room that was sent again", () => {
    const batch = batchOf(testRooms(1));
    run.queueRooms(batch, "all");
    const early = take(batch);
    setQuantity(batch, "r0", 2);
    const late = take(batch);
    applyAnswers(batch, early, answerRooms(testKind.request(early.filter, early.rooms)));
    expect(statuses(batch)).toEqual(["waiting"]);
    applyAnswers(batch, late, answerRooms(testKind.request(late.filter, late.rooms)));
    expect(batch.results.quantity[0]).toBe(2);
    run.loseChunk(batch, early);
    expect(statuses(batch)).toEqual(["matched"]);
  });

  it("finds its rooms after others were deleted", () => {
    const batch = batchOf(testRooms(3));
    run.queueRooms(batch, "all");
    const chunk = take(batch);
    deleteRooms(batch, ["r0"]);
    applyAnswers(batch, chunk, answerRooms(testKind.request(chunk.filter, chunk.rooms)));
    expect(batch.rooms.ids).toEqual(["r1", "r2"]);
    expect(statuses(batch)).toEqual(["matched", "matched"]);
    expect(run.countWaiting(batch.results)).toBe(0);
  });

  it("must be for the rooms asked, in their order", () => {
    const batch = batchOf(testRooms(2));
    run.queueRooms(batch, "all");
    const chunk = take(batch);
    const answers = answerRooms(testKind.request(chunk.filter, chunk.rooms));
    expect(isAnswerTo(chunk, answers)).toBe(true);
    expect(isAnswerTo(chunk, [...answers].reverse())).toBe(false);
    expect(isAnswerTo(chunk, answers.slice(1))).toBe(false);
  });

  it("shows the product, its figures, the corrected ones and the surplus", () => {
    const batch = batchOf([testRoom(0, { coolingLoad: power(4.5), equipmentNumber: 2 }), testRoom(1)]);
    answerAll(batch);
    const [row] = rowsOf(batch);
    expect(row).toMatchObject({
      status: "matched",
      calculatedQuantity: null,
      specifiedQuantity: 2,
      required: [2.25, 0.5],
      reason: "",
    });
    // 2.25 kW needed, 3 kW rated, 2.7 kW corrected.
    expect(row!.selection).toMatchObject({ productId: "p-3", model: "M3", byHand: false, hasDetail: true });
    expect(row!.selection!.figures).toEqual([3, 4.5]);
    expect(row!.selection!.corrected[0]).toBeCloseTo(2.7, 12);
    expect(row!.selection!.surpluses[0]!.percent).toBeCloseTo(20, 9);
    expect(rowsOf(batch)[1]).toMatchObject({ specifiedQuantity: null, calculatedQuantity: 1 });
  });

  it("says why there is no match", () => {
    const batch = batchOf([testRoom(0, { coolingLoad: power(400) })]);
    answerAll(batch);
    expect(rowsOf(batch)[0]).toMatchObject({
      status: "unmatched",
      selection: null,
      reason: "no-candidates",
    });
  });
});
