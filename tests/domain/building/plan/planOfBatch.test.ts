import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { applyAnswers } from "#domain/building/batch/run/applyAnswers.ts";
import type { Batch } from "#domain/building/batch/Batch.ts";
import { appendRooms, editRoom } from "#domain/building/batch/edit/editRooms.ts";
import { roomRows } from "#domain/building/batch/view/roomRow.ts";
import { summarise } from "#domain/building/batch/run/summarise.ts";
import { queueRooms, takeChunk } from "#domain/building/batch/run/runRooms.ts";
import { PENDING, RECHECKED } from "#domain/building/batch/table/ResultColumns.ts";
import { conditionsInForce } from "#domain/building/batch/Batch.ts";
import { batchOfPlan, UnreadablePlan } from "#domain/building/plan/batchOfPlan.ts";
import { joinPlanParts } from "#domain/building/plan/joinPlanParts.ts";
import type { PlanPiece, PlanContent } from "#domain/building/plan/PlanContent.ts";
import { planHead, planPieces, planTables } from "#domain/building/plan/planOfBatch.ts";
import { packRooms } from "#domain/building/rooms/packRooms.ts";
import { answerAll, batchOf } from "../../../support/testBatch.ts";
import { answerRooms, testKind, type TestFilter } from "../../../support/testKind.ts";
import { testRoom, testRooms } from "../../../support/testRooms.ts";

/** The value after it was sent: whatever is not JSON would be lost. */
const travelled = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;

function contentOf(pieces: readonly PlanPiece[]): PlanContent {
  return {
    products: pieces.flatMap((piece) => (piece.kind === "products" ? piece.products : [])),
    rooms: joinPlanParts(pieces.flatMap((piece) => (piece.kind === "rooms" ? [piece.rooms] : []))),
  };
}

function planOf(batch: Batch<TestFilter>) {
  const tables = planTables(batch);
  const head = travelled(planHead(batch, tables, new Map()));
  const pieces = travelled([...planPieces(batch, tables, new Map())]);
  return { head, pieces };
}
const opened = ({ head, pieces }: ReturnType<typeof planOf>) =>
  batchOfPlan(testKind, head, contentOf(pieces));

const NOW = { version: 1, shown: 0, tickedShown: 0, saving: "saved", undo: null, redo: null } as const;
/** Everything that a person sees of a building. */
function seen(batch: Batch<TestFilter>) {
  const { run: _run, position: _position, view: _view, ...summary } = summarise(batch, NOW);
  const { rooms } = batch;
  const all = Int32Array.from(rooms.ids, (_, row) => row);
  return { summary, rows: roomRows(batch, all, 0), figures: rooms.figures };
}

/** Changes that a building may go through before it is confirmed. */
const STEPS = {
  run: (batch: Batch<TestFilter>) => answerAll(batch),
  partly(batch: Batch<TestFilter>, at: number) {
    queueRooms(batch, "all");
    const chunk = takeChunk(batch, conditionsInForce(batch), 1 + (at % 5));
    if (chunk) applyAnswers(batch, chunk, answerRooms(testKind.request(chunk.filter, chunk.rooms)));
    const { pending } = batch.results;
    pending.forEach((state, row) => {
      if (state === PENDING.queued || state === PENDING.sent) pending[row] = PENDING.unanswered;
    });
  },
  filter(batch: Batch<TestFilter>, at: number) {
    batch.filter = { level: at % 2 === 0 ? "HIGH_LEVEL" : "MEDIUM_LEVEL", area: 10 + (at % 4) };
  },
  rules(batch: Batch<TestFilter>, at: number) {
    const rule = (words: string, own: Partial<TestFilter>) => ({
      ...{ id: words, name: words, words: [words], floors: at % 2 === 0 ? [] : [""], zones: [], own },
    });
    batch.rules = [rule("办公", { level: "HIGH_LEVEL" } as const), rule("改", { area: at + 5 })].slice(
      0,
      at % 3,
    );
  },
  edit(batch: Batch<TestFilter>, at: number) {
    const row = at % batch.rooms.ids.length;
    editRoom(
      batch,
      batch.rooms.ids[row]!,
      testRoom(at + 3, { roomName: `改 ${at}`, equipmentNumber: (at % 3) + 1 }),
    );
  },
  append: (batch: Batch<TestFilter>, at: number) =>
    appendRooms(batch, packRooms([testRoom(at + 500, { roomId: "" })])),
  mark(batch: Batch<TestFilter>, at: number) {
    const row = at % batch.rooms.ids.length;
    batch.results.locked[row] = 1;
    batch.results.refused[(row * 7) % batch.rooms.ids.length] = 1;
    if (batch.results.product[row]! < 0) return;
    batch.results.byHand[row] = 1;
    if (at % 2 === 0) batch.results.adopted[row] = batch.reasons.indexOf(`方案优化：型号最少，${at} 种`);
  },
  verdict(batch: Batch<TestFilter>, at: number) {
    const row = at % batch.rooms.ids.length;
    if (batch.results.product[row]! < 0) return;
    batch.results.verdict[row] = at % 2 === 0 ? RECHECKED.unsatisfied : RECHECKED.unchecked;
    batch.results.verdictEdition[row] = batch.rooms.editions[row]!;
    batch.results.reason[row] = batch.reasons.indexOf(`全冷量不足 ${at}`);
  },
} as const;
const steps = fc.array(
  fc.tuple(fc.constantFrom(...(Object.keys(STEPS) as (keyof typeof STEPS)[])), fc.nat(60)),
  { maxLength: 12 },
);
function buildingAfter(rooms: number, made: readonly (readonly [keyof typeof STEPS, number])[]) {
  const batch = batchOf(testRooms(rooms));
  batch.assumptions = "面积按 20 ㎡ 估算";
  for (const [step, at] of made) STEPS[step](batch, at);
  return batch;
}

describe("a building as a plan, and back", () => {
  test("is what it was, whatever became of it: rooms, quantities, conditions, selections, locks, marks", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 30 }), steps, (rooms, made) => {
        const batch = buildingAfter(rooms, made);
        expect(seen(opened(planOf(batch)))).toEqual(seen(batch));
      }),
    );
  });

  test("is the same plan again: what was confirmed here and there without a change is one version", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 30 }), steps, (rooms, made) => {
        const plan = planOf(buildingAfter(rooms, made));
        expect(planOf(opened(plan))).toEqual(plan);
      }),
    );
  });

  test("comes in pieces of a thousand rooms; a room more changes the last of them alone", () => {
    const batch = batchOf(testRooms(2500));
    answerAll(batch);
    const { pieces } = planOf(batch);
    expect(
      pieces.map((piece) => (piece.kind === "rooms" ? piece.rooms.ids.length : piece.products.length)),
    ).toEqual([batch.products.entries.length, 1000, 1000, 500]);
    appendRooms(batch, packRooms([testRoom(9000)]));
    expect(planOf(batch).pieces.slice(0, -1)).toEqual(pieces.slice(0, -1));
  });

  test("leaves behind what no room refers to", () => {
    const batch = batchOf(testRooms(3));
    batch.filter = { level: "MEDIUM_LEVEL", area: 5 };
    answerAll(batch);
    batch.filter = { level: "HIGH_LEVEL", area: 20 };
    answerAll(batch);
    const { head, pieces } = planOf(batch);
    expect(head).toMatchObject({ filters: ['{"level":"HIGH_LEVEL","area":20}'], filter: 0 });
    const { products, rooms } = contentOf(pieces);
    expect(new Set(rooms.product)).toEqual(new Set(products.keys()));
    expect(products.every(({ judgedBy }) => judgedBy === 0)).toBe(true);
  });
});

describe("a plan that does not hang together is refused", () => {
  const batch = batchOf(testRooms(3));
  answerAll(batch);
  const { head, pieces } = planOf(batch);
  const { products, rooms } = contentOf(pieces);
  test.each([
    ["a product that is not there", head, { products: [], rooms }],
    ["a product twice", head, { products: [...products, products[0]!], rooms }],
    ["a room twice", head, { products, rooms: joinPlanParts([rooms, rooms]) }],
    ["a filter that is not there", { ...head, filters: [], filter: -1 }, { products, rooms }],
    ["a filter of another kind", { ...head, filters: ["null"] }, { products, rooms }],
    ["a filter that is no JSON", { ...head, filters: ["{"] }, { products, rooms }],
    [
      "a filter twice",
      { ...head, filters: [...head.filters, ...head.filters], filter: -1 },
      { products, rooms },
    ],
  ])("%s", (_what, broken, content) => {
    expect(() => batchOfPlan(testKind, broken, content)).toThrow(UnreadablePlan);
  });
});

test("a plan says where its rooms are, and one of a building that does not say it is what it always was", () => {
  const placed = batchOf(["1F", "", "2F"].map((floor, at) => testRoom(at, { floor })));
  const plan = planOf(placed);
  expect(opened(plan).rooms).toMatchObject({ floors: ["1F", "", "2F"], zones: ["", "", ""] });
  const [piece] = plan.pieces;
  expect(piece).not.toHaveProperty("rooms.zones");
  const [before] = planOf(batchOf([testRoom(0)])).pieces;
  expect(before).not.toHaveProperty("rooms.floors");
  expect(before).not.toHaveProperty("rooms.zones");
});
