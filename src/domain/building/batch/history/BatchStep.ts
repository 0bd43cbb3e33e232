import { nextSerial, type Batch } from "../Batch.ts";
import { rowsGrownBy } from "../table/gatherRows.ts";
import { gatherResults } from "../table/ResultColumns.ts";
import { figureColumns, gatherRooms, type RoomColumns } from "../table/RoomColumns.ts";
import { bytesOfRows } from "./bytesOfRows.ts";
import { patchTo, swapCells, type CellPatch } from "./CellPatch.ts";
import type { BatchRows } from "./numberColumns.ts";
import { movesTo, swapRows, type RowMoves } from "./RowMoves.ts";

/**
 * The parts of a batch, besides rows, that an edit may change. The tables only grow, so keeping a reference is
 * enough.
 */
type Beside<Filter> = Pick<
  Batch<Filter>,
  | "buildingName"
  | "assumptions"
  | "run"
  | "products"
  | "offered"
  | "reasons"
  | "filters"
  | "rules"
  | "systems"
  | "sound"
  | "sources"
  | "ducts"
  | "fresh"
  | "stated"
  | "splits"
>;

/** A batch before an edit: all of its rows, or those that the edit may touch. */
export interface Snapshot<Filter> {
  readonly ids: readonly string[];
  readonly rows: Int32Array<ArrayBuffer> | null;
  readonly held: BatchRows;
  readonly beside: Beside<Filter>;
}

/**
 * The difference between a batch and another state of it. A step is its own inverse: it holds what the batch does
 * not, and `swapStep` exchanges the two.
 */
export interface BatchStep<Filter> {
  readonly moves: RowMoves | null;
  /** Refers to rows of the other state. */
  readonly cells: CellPatch;
  readonly beside: Beside<Filter>;
  readonly bytes: number;
}

function besideOf<Filter>(batch: Batch<Filter>): Beside<Filter> {
  const { buildingName, assumptions, run, products, offered, reasons, filters } = batch;
  const { rules, systems, ducts, fresh, stated, splits, sound, sources } = batch;
  const tables = { products, offered, reasons, filters };
  const said = { rules, systems, ducts, fresh, stated, splits, sound, sources };
  return { buildingName, assumptions, run, ...tables, ...said };
}

const copyOf = (rooms: RoomColumns): RoomColumns => ({
  ...rooms,
  figures: figureColumns((figure) => rooms.figures[figure].slice()),
  editions: rooms.editions.slice(),
});

/** Copies the columns of these rows, or of all if `rows` is `null`. Texts are never modified and stay shared. */
export function snapshotOf<Filter>(
  batch: Batch<Filter>,
  rows: Int32Array<ArrayBuffer> | null,
): Snapshot<Filter> {
  const taken = rows ?? rowsGrownBy(batch.rooms.ids.length, 0);
  const rooms = rows === null ? copyOf(batch.rooms) : gatherRooms(batch.rooms, rows);
  const held = { rooms, results: gatherResults(batch.results, taken) };
  return { ids: batch.rooms.ids, rows, held, beside: besideOf(batch) };
}

/**
 * The step that leads back from the batch's current state; `null` if neither rows nor settings of the building
 * differ. Throws a RangeError if rooms were added or removed in an edit of some rows.
 */
export function stepTo<Filter>(before: Snapshot<Filter>, batch: Batch<Filter>): BatchStep<Filter> | null {
  const { rows, beside } = before;
  const { width } = batch.results;
  const count = before.held.rooms.ids.length;
  const results =
    width > before.held.results.width
      ? gatherResults(before.held.results, rowsGrownBy(count, 0), width)
      : before.held.results;
  const other = { rooms: before.held.rooms, results };
  if (rows !== null && before.ids.length !== batch.rooms.ids.length)
    throw new RangeError("rows came or went in an edit of some rows");
  const moves = rows === null ? movesTo(other, batch) : null;
  const rowOther = rows ?? rowsGrownBy(count, 0);
  // Results of a new building begin narrower than those of the former one.
  const now = width < results.width ? widerRows(batch, results.width) : batch;
  const cells = patchTo(other, now, moves?.rowNow ?? rowOther, rowOther);
  const isBesideSame =
    beside.products === batch.products &&
    beside.rules === batch.rules &&
    beside.systems === batch.systems &&
    beside.ducts === batch.ducts &&
    beside.fresh === batch.fresh &&
    beside.stated === batch.stated &&
    beside.splits === batch.splits &&
    beside.sound === batch.sound &&
    beside.sources === batch.sources;
  if (moves === null && cells.rows.length === 0 && isBesideSame) return null;
  return { moves, cells, beside, bytes: bytesOfRows(moves, cells) };
}

const widerRows = ({ rooms, results }: BatchRows, width: number): BatchRows => ({
  rooms,
  results: gatherResults(results, rowsGrownBy(rooms.ids.length, 0), width),
});

/** Brings the batch into the step's state and returns the step that leads back. */
export function swapStep<Filter>(batch: Batch<Filter>, step: BatchStep<Filter>): BatchStep<Filter> {
  const beside = besideOf(batch);
  const moves = step.moves && swapRows(batch, step.moves);
  const cells = swapCells(batch, step.cells);
  Object.assign(batch, step.beside);
  // Values cached for all rooms by serial are no longer valid.
  nextSerial(batch);
  const back = step.moves ? { ...cells, rows: cells.rows.map((row) => step.moves!.rowNow[row]!) } : cells;
  return { moves, cells: back, beside, bytes: bytesOfRows(moves, back) };
}
