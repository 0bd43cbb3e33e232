import { ROOM_TEXTS } from "../table/RoomColumns.ts";
import type { CellPatch } from "./CellPatch.ts";
import { numberColumns } from "./numberColumns.ts";
import type { RowMoves } from "./RowMoves.ts";

/** A reference, and a share of the text's header. */
const BYTES_PER_TEXT = 32;

const sum = (parts: readonly number[]) => parts.reduce((total, part) => total + part, 0);
const bytesOfTexts = (texts: readonly string[]) =>
  texts.reduce((bytes, text) => bytes + BYTES_PER_TEXT + 2 * text.length, 0);
const bytesOfColumns = (columns: Readonly<Record<string, { readonly byteLength: number }>>) =>
  Object.values(columns).reduce((bytes, { byteLength }) => bytes + byteLength, 0);

/** Bytes that these take in memory, including texts that the batch shares with them. */
export function bytesOfRows(moves: RowMoves | null, { rows, numbers, texts }: CellPatch): number {
  const ofCells =
    rows.byteLength +
    bytesOfColumns(numbers) +
    sum(ROOM_TEXTS.map((name) => bytesOfTexts(texts[name] ?? [])));
  if (moves === null) return ofCells;
  const { rooms } = moves.gone;
  const ofGone =
    bytesOfColumns(numberColumns(moves.gone)) +
    sum([rooms.ids, ...ROOM_TEXTS.map((name) => rooms[name])].map(bytesOfTexts));
  return ofCells + ofGone + moves.rowNow.byteLength;
}
