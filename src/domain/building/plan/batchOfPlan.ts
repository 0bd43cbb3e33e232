import { emptyBatch, type Batch } from "../batch/Batch.ts";
import type { BatchKind } from "../batch/kind/BatchKind.ts";
import { readFilter, readOwnFields, type FilterReading } from "../batch/kind/readFilter.ts";
import { FilterTable } from "../batch/table/FilterTable.ts";
import { ProductTable } from "../batch/table/ProductTable.ts";
import { ANSWER, noResults, PENDING } from "../batch/table/ResultColumns.ts";
import { roomNeed } from "../batch/roomNeed.ts";
import { figureColumns, rowsById } from "../batch/table/RoomColumns.ts";
import type { PlanContent, PlanHead, PlanRooms } from "./PlanContent.ts";

/** Thrown for a plan version that contradicts itself: it comes from another program, or is damaged. */
export class UnreadablePlan extends Error {
  override readonly name = "UnreadablePlan";
  /** Names of the filter fields that cannot be read */
  readonly fields: readonly string[];

  constructor(message: string, fields: readonly string[] = []) {
    super(message);
    this.fields = fields;
  }
}

const ANSWERED = 1;
const CHANGED = 2;
/** The edition of a room: the one that was answered, or a later one */
const editionOf = (edited: number) => (edited === 1 ? CHANGED : ANSWERED);

const orNaN = (value: number | null | undefined) => value ?? NaN;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A text that is no JSON is no filter.
    return null;
  }
}

/** @throws UnreadablePlan */
function filterOf<Filter>(reading: FilterReading<Filter>): Filter {
  if (reading.ok) return reading.filter;
  const names = reading.faults.map(({ name }) => name);
  throw new UnreadablePlan(`a filter is not one of this kind: ${names.join(", ")}`, names);
}

function resultsOf({ standing, corrected, ...rooms }: PlanRooms, textOf: (text: string) => number) {
  const rows = rooms.ids.length;
  const width = corrected.length;
  const results = noResults(rows);
  for (const flag of ["answer", "verdict", "byHand", "locked", "refused", "joinedLater"] as const)
    results[flag].set(rooms[flag]);
  for (const column of ["product", "askedWith", "judgedBy"] as const) results[column].set(rooms[column]);
  results.quantity.set(rooms.quantity);
  const cells = new Float64Array(rows * width);
  for (let row = 0; row < rows; row++) {
    // A room without an answer, or whose answer was under way, must be asked again.
    const isOwed = standing[row] === "unanswered" || standing[row] === "waiting";
    if (isOwed) results.pending[row] = results.before[row] = PENDING.unanswered;
    if (rooms.answer[row] !== ANSWER.none) results.edition[row] = ANSWERED;
    results.verdictEdition[row] = editionOf(rooms.edited[row]!);
    results.reason[row] = textOf(rooms.remark[row]!);
    results.adopted[row] = textOf(rooms.adopted?.[row] ?? "");
    results.surplus[row] = orNaN(rooms.surplus[row]);
    corrected.forEach((figures, column) => (cells[row * width + column] = orNaN(figures[row])));
  }
  return { ...results, corrected: cells, width };
}

/**
 * Makes a batch from a stored plan, with the building as it was confirmed.
 *
 * @throws UnreadablePlan
 */
export function batchOfPlan<Filter>(
  kind: BatchKind<Filter>,
  head: PlanHead,
  { products, rooms }: PlanContent,
): Batch<Filter> {
  const batch = emptyBatch(kind);
  const filters = head.filters.map((text) => filterOf(readFilter(kind, parsed(text))));
  batch.products = new ProductTable(products.map(({ parameters: _asked, ...product }) => product));
  batch.filters = new FilterTable(filters);
  const rowOf = rowsById(rooms.ids);
  const isEachNamedOnce =
    rowOf.size === rooms.ids.length &&
    batch.products.entries.length === products.length &&
    filters.every((filter, index) => index === head.filter || batch.filters.indexOf(filter) === index);
  const isBelow = (count: number) => (index: number) => index < count;
  const filterIndexes = [
    rooms.askedWith,
    rooms.judgedBy,
    products.map(({ judgedBy }) => judgedBy),
    [head.filter],
  ];
  const isAllThere =
    rooms.product.every(isBelow(products.length)) && filterIndexes.flat().every(isBelow(filters.length));
  if (!isEachNamedOnce || !isAllThere) throw new UnreadablePlan("what its rooms refer to is not there");
  batch.filter = filters[head.filter] ?? null;
  batch.rules = (head.rules ?? []).map(({ own, ...rule }) => ({
    ...rule,
    own: filterOf(readOwnFields(kind, parsed(own))),
  }));
  batch.buildingName = head.buildingName;
  batch.assumptions = head.assumptions;
  batch.serial = CHANGED;
  batch.rooms = {
    ids: rooms.ids,
    codes: rooms.codes,
    names: rooms.names,
    floors: rooms.floors ?? rooms.ids.map(() => ""),
    zones: rooms.zones ?? rooms.ids.map(() => ""),
    figures: figureColumns((figure) => Float64Array.from(rooms.figures[figure], orNaN)),
    editions: Uint32Array.from(rooms.edited, editionOf),
    rowOf,
  };
  batch.results = resultsOf(rooms, (text) => (text === "" ? -1 : batch.reasons.indexOf(text)));
  // An edited room's earlier requirement is not stored.
  for (let row = 0; row < rooms.ids.length; row++)
    if (rooms.edited[row] === 0) batch.results.need[row] = roomNeed(batch.rooms.figures, row);
  return batch;
}
