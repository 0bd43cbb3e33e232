import { specifiedQuantity } from "../../../base/input/unitCount.ts";
import { toHalfWidth } from "../../../base/input/fieldText.ts";
import type { Batch } from "../Batch.ts";
import { setQuantities } from "./setQuantities.ts";

/** Why a pasted figure was refused. `no-room`: the column is longer than the remaining rows. */
export type PasteRefusal = "not-a-quantity" | "several-columns" | "locked" | "no-room";

export interface RefusedFigure {
  /** Line of the pasted column, from 1. */
  readonly line: number;
  readonly text: string;
  /** Empty if there is no row for it. */
  readonly roomCode: string;
  readonly roomName: string;
  readonly why: PasteRefusal;
}

export interface Pasted {
  /** Rooms that now have the pasted quantity, and how many of them were cleared. */
  readonly taken: number;
  readonly unset: number;
  readonly refused: number;
  /** The first refusals only; a longer list is not read. */
  readonly refusals: readonly RefusedFigure[];
}

const MOST_REFUSALS = 200;

/** Spreadsheets end the last line with a line break, too. */
const linesOf = (text: string): string[] => text.replace(/\r?\n$/u, "").split(/\r?\n/u);

function quantityOf(line: string): number | Exclude<PasteRefusal, "locked" | "no-room"> {
  if (line.includes("\t")) return "several-columns";
  const quantity = specifiedQuantity(toHalfWidth(line));
  return quantity.ok ? (quantity.value ?? NaN) : quantity.code;
}

/**
 * Applies a pasted column of figures, one line for each of these rows from the first on; an empty line clears the
 * quantity. A refused figure leaves its room unchanged and is reported.
 */
export function pasteQuantities<Filter>(
  batch: Batch<Filter>,
  rows: Int32Array<ArrayBuffer>,
  text: string,
): Pasted {
  const { codes, names } = batch.rooms;
  const takenRows: number[] = [];
  const quantities: number[] = [];
  const refusals: RefusedFigure[] = [];
  let refused = 0;
  linesOf(text).forEach((line, at) => {
    const row = rows[at];
    const quantity = quantityOf(line);
    const why = row === undefined ? "no-room" : batch.results.locked[row] === 1 ? "locked" : quantity;
    if (typeof why === "number" && row !== undefined) {
      takenRows.push(row);
      quantities.push(why);
    } else if (typeof why === "string" && ++refused <= MOST_REFUSALS) {
      const room = { roomCode: codes[row ?? -1] ?? "", roomName: names[row ?? -1] ?? "" };
      refusals.push({ line: at + 1, text: line, ...room, why });
    }
  });
  setQuantities(batch, Int32Array.from(takenRows), (at) => quantities[at]!);
  const unset = quantities.filter((quantity) => Number.isNaN(quantity)).length;
  return { taken: takenRows.length, unset, refused, refusals };
}
