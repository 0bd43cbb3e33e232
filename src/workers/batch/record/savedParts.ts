import { hasRun, type Batch } from "#domain/building/batch/Batch.ts";
import { isOfLibrary } from "#domain/building/batch/edit/forgetOwnAnswers.ts";
import { gatherResults } from "#domain/building/batch/table/ResultColumns.ts";
import { gatherRooms } from "#domain/building/batch/table/RoomColumns.ts";
import { rowStates } from "#domain/building/batch/rowStates.ts";

/** Raised whenever a part changes its form: an older or newer record is set aside, never guessed at. */
export const SAVED_VERSION = 1;

/**
 * Small enough that writing one block keeps the worker busy for about a frame, large enough that 100,000 rows
 * are 25 blocks.
 */
export const ROWS_PER_BLOCK = 4096;

/** A piece of a batch that is saved separately: `rooms` and `results` by blocks of rows, the others whole. */
export type PartName = "head" | "products" | "offered" | "reasons" | `rooms.${number}` | `results.${number}`;

export const blocksOf = (rows: number): number => Math.ceil(rows / ROWS_PER_BLOCK);

const blockNumber = (row: number | undefined): number[] =>
  row === undefined ? [] : [Math.floor(row / ROWS_PER_BLOCK)];

function rowsOfBlock(block: number, count: number): Int32Array<ArrayBuffer> {
  const from = block * ROWS_PER_BLOCK;
  return Int32Array.from({ length: Math.min(ROWS_PER_BLOCK, count - from) }, (_, at) => from + at);
}

/** The counts that are shown of a building that is not open. */
function countsOf<Filter>(batch: Batch<Filter>) {
  const rows = batch.rooms.ids.length;
  const stateAt = rowStates(batch);
  const counts = { matched: 0, unmatched: 0 };
  for (let row = 0; row < rows; row++) {
    const state = stateAt(row);
    if (state === "matched" || state === "unmatched") counts[state]++;
  }
  return { rows, ...counts, hasRun: hasRun(batch) };
}

/**
 * The content of a part: plain data, copied, so that the batch may change while it is being written.
 * `savedAt`: ms since 1970. `user`: `uniqueId` of the one whose own products the batch may hold.
 */
export function savedPart<Filter>(
  batch: Batch<Filter>,
  name: PartName,
  savedAt: number,
  user?: string,
): unknown {
  switch (name) {
    case "head": {
      const { buildingName, givenName, assumptions, filter, view, position, run } = batch;
      const { serial, generation, origin, rules, systems, ducts, fresh, stated, splits, sound, sources } =
        batch;
      const { kept: filters } = batch.filters;
      const head = { buildingName, givenName, assumptions, filter, view, position, run, filters };
      const counters = { serial, generation, origin };
      // A building without settings of its own keeps the older form.
      const ruled = {
        ...(rules.length > 0 && { rules }),
        ...(systems !== null && { systems }),
        ...(ducts !== null && { ducts }),
        ...(fresh !== null && { fresh }),
        ...(stated.length > 0 && { stated }),
        ...(splits !== null && { splits }),
        ...(sound !== null && { sound }),
        ...(sources !== null && { sources }),
      };
      return {
        ...head,
        ...counters,
        ...ruled,
        ...(user !== undefined && batch.products.entries.some(isOfLibrary) ? { ownOf: user } : {}),
        version: SAVED_VERSION,
        kind: batch.kind.name,
        ...countsOf(batch),
        savedAt,
      };
    }
    case "products":
      return batch.products.entries;
    case "offered":
      return batch.offered.data();
    case "reasons":
      return batch.reasons.texts;
    default: {
      const [columns, block] = name.split(".");
      const rows = rowsOfBlock(Number(block), batch.rooms.ids.length);
      if (columns === "results") return gatherResults(batch.results, rows);
      const { rowOf: _index, floors, zones, ...rooms } = gatherRooms(batch.rooms, rows);
      // A building without storeys and zones keeps the older form.
      return [...floors, ...zones].some((text) => text !== "") ? { ...rooms, floors, zones } : rooms;
    }
  }
}

const range = (count: number) => Array.from({ length: count }, (_, at) => at);

/** The blocks of rows from block `from` up to the last one of `rows` rows. */
export const rowParts = (rows: number, from = 0): PartName[] =>
  range(blocksOf(rows))
    .slice(from)
    .flatMap((block): PartName[] => [`rooms.${block}`, `results.${block}`]);

/** The results of these rooms, and the tables to which they refer by number. */
export function partsOfResults<Filter>({ rooms }: Batch<Filter>, roomIds: readonly string[]): PartName[] {
  const blocks = new Set(roomIds.flatMap((id) => blockNumber(rooms.rowOf.get(id))));
  return [
    ...[...blocks].map((block): PartName => `results.${block}`),
    "products",
    "offered",
    "reasons",
    "head",
  ];
}

/** The rooms themselves, and their state in a run. */
export const partsOfRooms = <Filter>({ rooms }: Batch<Filter>, roomIds: readonly string[]): PartName[] =>
  roomIds
    .flatMap((id) => blockNumber(rooms.rowOf.get(id)))
    .flatMap((block): PartName[] => [`rooms.${block}`, `results.${block}`])
    .concat("head");

export const allParts = <Filter>({ rooms }: Batch<Filter>): PartName[] => [
  ...rowParts(rooms.ids.length),
  "products",
  "offered",
  "reasons",
  "head",
];

/**
 * Parts are written before the tables to which they refer, so that after a partial write every number still
 * refers to something.
 */
const WRITING_ORDER = ["rooms", "results", "products", "offered", "reasons", "head"];

export const inWritingOrder = (names: Iterable<PartName>): PartName[] => {
  const order = (name: PartName) => WRITING_ORDER.indexOf(name.split(".")[0]!);
  return [...names].sort((a, b) => order(a) - order(b));
};
