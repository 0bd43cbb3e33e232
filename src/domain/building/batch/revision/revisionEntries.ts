import { formatPlain, MISSING } from "../../../base/formatNumber.ts";
import type { StatedField } from "../../rooms/importPreview.ts";
import { columnTitle, columnUnit, isFreshFigure, STATED_FIELDS } from "../../rooms/columnFields.ts";
import { isFigure } from "../../rooms/roomFields.ts";
import { ROOM_TEXTS, TEXT_FIELDS } from "../table/RoomColumns.ts";
import { NEW_ROW } from "../table/gatherRows.ts";
import type { FreshColumns } from "../edit/statedFresh.ts";
import { bitOf } from "./compareRooms.ts";
import { AMBIGUITY, type RoomList } from "./matchRooms.ts";
import type { RoomRevision } from "./RoomRevision.ts";

/** Which rooms a list of differences shows. */
export type RevisionShow = "all" | "fresh" | "gone" | "changed" | "unmatched";

/** One difference between the present rooms and a revised schedule. */
export interface RevisionEntry {
  readonly index: number;
  readonly what: "fresh" | "gone" | "changed";
  readonly roomCode: string;
  readonly roomName: string;
  /** 冷负荷 3.2 → 4.1 kW for each changed field; for a room that cannot be matched, the reason; empty otherwise. */
  readonly note: string;
}

/** Rows of the later list, and as `-1 - row` removed rows of the earlier one. */
export type RevisionOrder = Int32Array<ArrayBuffer>;

const gone = (row: number) => -1 - row;

/** The rows shown, in the order of the revised schedule; removed rooms come last. */
export function revisionOrder({ match, changes }: RoomRevision, show: RevisionShow): RevisionOrder {
  const order = new Int32Array(match.earlier.length + match.later.length);
  let length = 0;
  const isShown = (what: RevisionEntry["what"], ambiguity: number) =>
    show === "all" || show === what || (show === "unmatched" && ambiguity !== AMBIGUITY.none);
  match.earlier.forEach((earlier, row) => {
    const what = earlier === NEW_ROW ? "fresh" : "changed";
    if (what === "changed" && changes[row] === 0) return;
    if (isShown(what, match.laterAmbiguity[row]!)) order[length++] = row;
  });
  match.later.forEach((later, row) => {
    if (later === NEW_ROW && isShown("gone", match.earlierAmbiguity[row]!)) order[length++] = gone(row);
  });
  return order.slice(0, length);
}

const AMBIGUITY_WORDS: Readonly<Record<number, string>> = {
  [AMBIGUITY.alike]: "编号和名称与其他房间相同，无法对应",
  [AMBIGUITY.repeatedCode]: "编号重复，且没有同编号同名的房间，无法对应",
  [AMBIGUITY.noCode]: "没有房间编号，且没有同名的无编号房间，无法对应",
};

const ambiguityNote = (ambiguity: number, taken: string) => {
  const why = AMBIGUITY_WORDS[ambiguity];
  return why === undefined ? "" : `${why}，${taken}`;
};

/** These differences; `from` is the first one's index in the list. */
export function revisionEntries(revision: RoomRevision, order: RevisionOrder, from: number): RevisionEntry[] {
  return Array.from(order, (position, at) => entryAt(revision, position, from + at));
}

function entryAt(revision: RoomRevision, position: number, index: number): RevisionEntry {
  const { before, after, match } = revision;
  if (position < 0) {
    const row = gone(position);
    const note = ambiguityNote(match.earlierAmbiguity[row]!, "按删除处理");
    return { index, what: "gone", ...labels(before, row), note };
  }
  const isFresh = match.earlier[position] === NEW_ROW;
  return {
    index,
    what: isFresh ? "fresh" : "changed",
    ...labels(after, position),
    note: isFresh
      ? ambiguityNote(match.laterAmbiguity[position]!, "按新增处理")
      : changesOf(revision, position),
  };
}

const labels = ({ codes, names }: RoomList, row: number) => ({
  roomCode: codes[row]!,
  roomName: names[row]!,
});

function changesOf({ before, after, match, changes, fresh }: RoomRevision, row: number): string {
  const earlier = match.earlier[row]!;
  const changed = STATED_FIELDS.filter((field) => (changes[row]! & bitOf(field)) !== 0);
  return changed
    .map((field) => {
      const [from, to] = [
        valueAt(before, fresh?.before, earlier, field),
        valueAt(after, fresh?.after, row, field),
      ];
      return changeText(field, from, to);
    })
    .join("；");
}

/** 冷负荷 3.2 → 4.1 kW */
export function changeText(
  field: StatedField,
  before: string | number | null,
  after: string | number | null,
): string {
  const unit = columnUnit(field);
  return `${columnTitle(field)} ${textOf(before)} → ${textOf(after)}${unit === "" ? "" : ` ${unit}`}`;
}

function textOf(value: string | number | null): string {
  if (typeof value === "number") return Number.isNaN(value) ? MISSING : formatPlain(value);
  return value || MISSING;
}

function valueAt(
  list: RoomList,
  fresh: FreshColumns | undefined,
  row: number,
  field: StatedField,
): string | number {
  if (isFreshFigure(field)) return fresh?.[field][row] ?? NaN;
  if (isFigure(field)) return list.figures[field][row]!;
  return list[ROOM_TEXTS.find((text) => TEXT_FIELDS[text] === field)!][row]!;
}
