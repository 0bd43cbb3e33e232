import { describe } from "vitest";
import { applyAnswers } from "#domain/building/batch/run/applyAnswers.ts";
import { conditionsInForce } from "#domain/building/batch/Batch.ts";
import { EVERYTHING, type BatchView, type RoomRow } from "#domain/building/batch/state/batchState.ts";
import { roomRows } from "#domain/building/batch/view/roomRow.ts";
import { queueRooms, takeChunk, type Chunk } from "#domain/building/batch/run/runRooms.ts";
import { summarise } from "#domain/building/batch/run/summarise.ts";
import { viewRows } from "#domain/building/batch/view/viewRows.ts";
import { ROOMS_PER_REQUEST, type MultiRoomRow } from "#domain/building/selection/multiRoom.ts";
import { power } from "#domain/base/units.ts";
import { allParts, partsOfRooms, savedPart } from "#workers/batch/record/savedParts.ts";
import { batchOf } from "../tests/support/testBatch.ts";
import { answerRooms, testKind, type TestFilter } from "../tests/support/testKind.ts";
import { testRoom } from "../tests/support/testRooms.ts";
import { measure } from "./measure.ts";

/**
 * The batch worker's share of the main job, at the size of a large building and at the largest we promise. The
 * naive way keeps one object per row and sorts, filters and copies those.
 */
const SIZES = [20_000, 100_000] as const;
const OPTIONS = { time: 500, warmupTime: 0, warmupIterations: 1, iterations: 3 } as const;
/** For naive ways that take seconds, one iteration is enough. */
const ONCE = { time: 0, warmupTime: 0, warmupIterations: 0, iterations: 1 } as const;

function must(isDone: boolean): void {
  if (!isDone) throw new Error("the work was not done");
}

/** Loads with decimals and codes in random order, because sorting sorted data would be too easy. */
const shuffledRooms = (size: number) =>
  Array.from({ length: size }, (_, at) => {
    const place = (at * 7919) % size;
    return { ...testRoom(place), coolingLoad: power(1 + place / size + (at % 8)) };
  });

function prepare(size: number) {
  const batch = batchOf(shuffledRooms(size));
  const conditions = conditionsInForce(batch);
  queueRooms(batch, "all");
  const chunks: { chunk: Chunk<TestFilter>; answers: MultiRoomRow[] }[] = [];
  for (;;) {
    const chunk = takeChunk(batch, conditions, ROOMS_PER_REQUEST);
    if (!chunk) break;
    chunks.push({ chunk, answers: answerRooms(testKind.request(chunk.filter, chunk.rooms)) });
  }
  const shape = () => {
    batch.results.pending.fill(2);
    for (const { chunk, answers } of chunks) applyAnswers(batch, chunk, answers);
  };
  shape();
  const rows: RoomRow[] = roomRows(
    batch,
    Int32Array.from({ length: size }, (_, row) => row),
    0,
  );
  return { batch, chunks, shape, rows };
}

const natural = new Intl.Collator("zh-Hans-CN", { numeric: true, sensitivity: "base" });
const sortedBy = (sort: BatchView["sort"]): BatchView => ({ ...EVERYTHING, sort });

for (const size of SIZES)
  describe(`${size} rows`, () => {
    const { batch, chunks, shape, rows } = prepare(size);
    const all = (found: ArrayLike<unknown>) => must(found.length === size);

    describe("shape the answers", () => {
      measure(
        "into columns",
        () => {
          shape();
          must(batch.results.answer.every((answer) => answer > 0));
        },
        OPTIONS,
      );
      measure(
        "into objects, and clone them for the page",
        () => {
          const objects = chunks.flatMap(({ chunk, answers }) =>
            answers.map((answer, at) => ({ ...chunk.rooms[at]!, ...answer })),
          );
          all(structuredClone(objects));
        },
        ONCE,
      );
    });

    describe("sort by a figure", () => {
      const view = sortedBy({ key: "surplus", descending: true });
      measure("a permutation of indexes", () => all(viewRows(batch, view)), OPTIONS);
      measure(
        "objects",
        () => {
          const value = (row: RoomRow) =>
            row.selection?.surpluses.find(({ governs }) => governs)?.percent ?? -Infinity;
          all([...rows].sort((a, b) => value(b) - value(a) || a.index - b.index));
        },
        OPTIONS,
      );
    });

    describe("sort by room code", () => {
      const view = sortedBy({ key: "roomCode", descending: false });
      measure("by ranks known from before", () => all(viewRows(batch, view)), OPTIONS);
      measure(
        "the first time, or after a code was changed",
        () => {
          batch.rooms.codes = [...batch.rooms.codes];
          all(viewRows(batch, view));
        },
        OPTIONS,
      );
      measure(
        "objects by locale",
        () => {
          all([...rows].sort((a, b) => natural.compare(a.roomCode, b.roomCode) || a.index - b.index));
        },
        OPTIONS,
      );
    });

    describe("search", () => {
      measure(
        "in columns",
        () => {
          must(viewRows(batch, { ...EVERYTHING, search: "会议" }).length > size / 4);
        },
        OPTIONS,
      );
      measure(
        "in objects",
        () => {
          const found = rows.filter(({ roomCode, roomName }) =>
            `${roomCode}\n${roomName}`.toLowerCase().includes("会议"),
          );
          must(found.length > size / 4);
        },
        OPTIONS,
      );
    });

    describe("filter by two columns", () => {
      const columns = [
        { kind: "range", key: "coolingLoad", from: 2, to: 6 },
        { kind: "text", key: "model", contains: "m", values: [] },
      ] as const;
      measure(
        "in columns",
        () => must(viewRows(batch, { ...EVERYTHING, columns }).length > size / 4),
        OPTIONS,
      );
      measure(
        "in objects",
        () => {
          const found = rows.filter(
            ({ coolingLoad, selection }) =>
              coolingLoad !== null &&
              coolingLoad >= 2 &&
              coolingLoad <= 6 &&
              selection?.model.toLowerCase().includes("m"),
          );
          must(found.length > size / 4);
        },
        OPTIONS,
      );
    });

    describe("one window for the page", () => {
      const view = viewRows(batch, sortedBy({ key: "surplus", descending: true }));
      measure(
        "100 rows and the summary",
        () => {
          const window = structuredClone(roomRows(batch, view.subarray(size / 2, size / 2 + 100), size / 2));
          must(window.length === 100);
          must(
            summarise(batch, {
              version: 1,
              shown: size,
              saving: "saved",
              undo: null,
              redo: null,
              tickedShown: 0,
            }).matched === size,
          );
        },
        OPTIONS,
      );
      measure("all rows cloned", () => all(structuredClone(rows)), ONCE);
    });

    describe("save", () => {
      measure(
        "columns in blocks",
        () => {
          const parts = allParts(batch).map((name) => structuredClone(savedPart(batch, name, 0)));
          must(parts.length > size / 4096);
        },
        OPTIONS,
      );
      measure(
        "after one edit: the block of its row",
        () => {
          const edited = partsOfRooms(batch, [batch.rooms.ids[size >> 1]!]);
          const parts = edited.map((name) => structuredClone(savedPart(batch, name, 0)));
          must(parts.length === 3);
        },
        OPTIONS,
      );
      measure(
        "the longest block alone: what a save may hold up",
        () => {
          must(structuredClone(savedPart(batch, "rooms.0", 0)) !== undefined);
          must(structuredClone(savedPart(batch, "results.0", 0)) !== undefined);
        },
        OPTIONS,
      );
      measure("objects in one piece", () => all(structuredClone(rows)), ONCE);
    });
  });
