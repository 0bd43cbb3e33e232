import { normaliseText } from "../../../base/sheet/normaliseText.ts";
import { NEW_ROW } from "../table/gatherRows.ts";
import type { RoomColumns, RoomText } from "../table/RoomColumns.ts";

/** The part of the rooms that a revision compares. */
export type RoomList = Pick<RoomColumns, RoomText | "figures">;

/** Why a room has no counterpart although the other list may contain it. */
export const AMBIGUITY = {
  none: 0,
  /** Another room has the same code and name. */
  alike: 1,
  /** Its code occurs twice, and no room of that code has its name. */
  repeatedCode: 2,
  /** It has no code, and no room without a code has its name. */
  noCode: 3,
} as const;

/** Which room of one list is which room of the other. */
export interface RoomMatch {
  /** For each row of the later list, its row in the earlier one; NEW_ROW if it has none. */
  readonly earlier: Int32Array<ArrayBuffer>;
  /** For each row of the earlier list, its row in the later one; NEW_ROW if it has none. */
  readonly later: Int32Array<ArrayBuffer>;
  /** AMBIGUITY of each row without a counterpart. */
  readonly earlierAmbiguity: Uint8Array<ArrayBuffer>;
  readonly laterAmbiguity: Uint8Array<ArrayBuffer>;
}

/** Matches nearly every label; normalising would not change these, so it is skipped. */
const PLAIN = /^[!-~\u4e00-\u9fff]*$/u;
const normalised = (text: string) => (PLAIN.test(text) ? text : normaliseText(text));

/** Separates code and name; no normalised text contains it. */
const GAP = "\n";

/** Rows of both lists with the same key. */
interface Alike {
  earlier: number;
  later: number;
  /** One row of each list; the only one if its count is 1. */
  earlierRow: number;
  laterRow: number;
}
type Side = "earlier" | "later";

function enter(alikes: Map<string, Alike>, key: string, side: Side, row: number): void {
  let alike = alikes.get(key);
  if (!alike) alikes.set(key, (alike = { earlier: 0, later: 0, earlierRow: NEW_ROW, laterRow: NEW_ROW }));
  alike[side]++;
  alike[`${side}Row`] = row;
}

function enterAll(alikes: Map<string, Alike>, side: Side, keys: readonly (string | null)[]): void {
  keys.forEach((key, row) => key !== null && enter(alikes, key, side, row));
}

/** Whether a key identifies a room: it occurs at most once in either list. */
const isUnique = ({ earlier, later }: Alike) => earlier <= 1 && later <= 1;

/**
 * Matches rooms by their code, ignoring surrounding blanks and letter width. A room without a code, or with a code
 * that occurs twice in a list, is matched by code and name together if those identify it. The order of the rooms
 * does not matter.
 */
export function matchRooms(before: RoomList, after: RoomList): RoomMatch {
  const codes = { earlier: before.codes.map(normalised), later: after.codes.map(normalised) };
  const names = { earlier: before.names, later: after.names };
  const byCode = new Map<string, Alike>();
  for (const side of ["earlier", "later"] as const)
    enterAll(
      byCode,
      side,
      codes[side].map((code) => code || null),
    );

  const byName = new Map<string, Alike>();
  const keysOf = (side: Side) =>
    codes[side].map((code, row) =>
      code !== "" && isUnique(byCode.get(code)!) ? null : code + GAP + normalised(names[side][row]!),
    );
  const keys = { earlier: keysOf("earlier"), later: keysOf("later") };
  enterAll(byName, "earlier", keys.earlier);
  enterAll(byName, "later", keys.later);

  const match: RoomMatch = {
    earlier: new Int32Array(after.codes.length).fill(NEW_ROW),
    later: new Int32Array(before.codes.length).fill(NEW_ROW),
    earlierAmbiguity: new Uint8Array(before.codes.length),
    laterAmbiguity: new Uint8Array(after.codes.length),
  };
  for (const alike of byCode.values()) if (isUnique(alike)) join(match, alike);
  for (const [key, alike] of byName) if (key !== GAP && isUnique(alike)) join(match, alike);

  const ambiguityOf = (side: Side, other: Side, row: number): number => {
    const key = keys[side][row];
    if (key == null) return AMBIGUITY.none;
    if (byName.get(key)![other] > 0) return AMBIGUITY.alike;
    const code = codes[side][row]!;
    if (code === "") return AMBIGUITY.noCode;
    return byCode.get(code)![other] > 0 ? AMBIGUITY.repeatedCode : AMBIGUITY.none;
  };
  match.later.forEach((later, row) => {
    if (later === NEW_ROW) match.earlierAmbiguity[row] = ambiguityOf("earlier", "later", row);
  });
  match.earlier.forEach((earlier, row) => {
    if (earlier === NEW_ROW) match.laterAmbiguity[row] = ambiguityOf("later", "earlier", row);
  });
  return match;
}

function join(match: RoomMatch, { earlier, later, earlierRow, laterRow }: Alike): void {
  if (earlier !== 1 || later !== 1) return;
  match.earlier[laterRow] = earlierRow;
  match.later[earlierRow] = laterRow;
}
