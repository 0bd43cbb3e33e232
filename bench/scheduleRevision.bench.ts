import { describe } from "vitest";
import { revisionEntries, revisionOrder } from "#domain/building/batch/revision/revisionEntries.ts";
import { reviseRooms } from "#domain/building/batch/revision/RoomRevision.ts";
import { takeRevision } from "#domain/building/batch/revision/takeRevision.ts";
import { packRooms } from "#domain/building/rooms/packRooms.ts";
import { ROOM_FIELDS } from "#domain/building/rooms/roomFields.ts";
import { ROOM_FIGURES, type Room } from "#domain/building/rooms/Room.ts";
import { power } from "#domain/base/units.ts";
import { answerAll, batchOf } from "../tests/support/testBatch.ts";
import { testRoom } from "../tests/support/testRooms.ts";
import { measure } from "./measure.ts";

/**
 * A revised schedule compared with the existing rooms: a tenth changed, a hundredth new, a hundredth removed, in
 * another order. The naive way searches for each room among all others. Its time grows with the square of the
 * rooms, so at the larger size it gets a fiftieth of the schedule, and its time counts fifty times.
 */
const SIZES = [5_000, 50_000] as const;
const OPTIONS = { time: 500, warmupTime: 0, warmupIterations: 1, iterations: 3 } as const;
const ONCE = { time: 0, warmupTime: 0, warmupIterations: 0, iterations: 1 } as const;
const WINDOW = 100;
const NAIVE_SHARE = { 5_000: 1, 50_000: 50 } as const;

function must(isDone: boolean): void {
  if (!isDone) throw new Error("the work was not done");
}

const CHANGED = 10;
const MOVED = 100;
const roomOf = (at: number) => testRoom(at, { roomCode: `${at % 40}F-${at}` });

function revisedOf(size: number): Room[] {
  const rooms = Array.from({ length: size }, (_, at) => {
    if (at % MOVED === 1) return roomOf(size + at);
    const room = roomOf(at);
    return at % CHANGED === 0 ? { ...room, coolingLoad: power(9) } : room;
  });
  return rooms.map((_, at) => rooms[(at * 7919) % size]!);
}

/** Room by room, each searched among all: the numbers of new and of changed rooms. */
function compareNaively(before: readonly Room[], after: readonly Room[]) {
  let fresh = 0;
  let changed = 0;
  for (const room of after) {
    const code = room.roomCode.normalize("NFKC").trim();
    const old = before.find((other) => other.roomCode.normalize("NFKC").trim() === code);
    if (old === undefined) fresh++;
    else if (ROOM_FIGURES.some((figure) => old[figure] !== room[figure])) changed++;
  }
  return { fresh, changed };
}

describe.each(SIZES)("a revised schedule of %i rooms", (size) => {
  const before = Array.from({ length: size }, (_, at) => roomOf(at));
  const after = revisedOf(size);
  const schedule = { rooms: packRooms(after), fields: ROOM_FIELDS };
  const batch = batchOf(before);
  answerAll(batch);
  const former = { ...batch };
  const revision = reviseRooms(batch.rooms, schedule);

  measure(
    "matched and compared",
    () => {
      const { counts } = reviseRooms(former.rooms, schedule);
      must(
        counts.fresh === size / MOVED && counts.gone === size / MOVED && counts.changed === size / CHANGED,
      );
    },
    OPTIONS,
  );
  const share = NAIVE_SHARE[size];
  measure(
    `naive: every room looked for among all others${share === 1 ? "" : `, 1/${share} of the schedule`}`,
    () => {
      const found = compareNaively(before, after.slice(0, size / share));
      must(found.fresh > 0 && found.changed > 0);
    },
    ONCE,
  );
  measure(
    "a window of the differences",
    () => {
      const order = revisionOrder(revision, "changed");
      const from = order.length >> 1;
      must(revisionEntries(revision, order.subarray(from, from + WINDOW), from)[0]!.note.includes("→ 9 kW"));
    },
    OPTIONS,
  );
  measure(
    "taken",
    () => {
      Object.assign(batch, former);
      takeRevision(batch, revision, false);
      must(batch.rooms.ids.length === size && batch.results.verdict.includes(1));
    },
    OPTIONS,
  );
});
