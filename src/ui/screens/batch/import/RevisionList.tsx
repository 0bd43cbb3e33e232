import { useCallback } from "react";
import type { RevisionEntry, RevisionShow } from "#domain/building/batch/revision/revisionEntries.ts";
import { formatNumber, MISSING } from "#domain/base/formatNumber.ts";
import type { Answered } from "#workers/batch/run/answered.ts";
import { useRowWindow } from "../table/useRowWindow.ts";
import text from "../../../kit/styles/text.module.css";
import { useFixedRows } from "../../../page/browser/useFixedRows.ts";
import css from "./Revision.module.css";

const ROW_HEIGHT = 28;
const MOST_SHOWN = 9;
const BORDERS = 2;

const WHAT: Readonly<Record<RevisionEntry["what"], string>> = {
  fresh: "新增",
  gone: "删除",
  changed: "变更",
};

/** Reads a range of the differences of one sort. */
export type ReadDifferences = (
  show: RevisionShow,
  from: number,
  to: number,
) => Promise<Answered<readonly RevisionEntry[]>>;

interface RevisionListProps {
  readonly read: ReadDifferences;
  readonly show: RevisionShow;
  readonly count: number;
  /** Called if the worker no longer has the comparison. */
  readonly onGone: () => void;
}

/** The differences of one sort, loaded in windows: a building can have fifty thousand rooms. */
export function RevisionList({ read, show, count, onGone }: RevisionListProps) {
  const { scrollRef, indexes, before, after } = useFixedRows(count, ROW_HEIGHT);
  const entries = useRowWindow(
    useCallback((from: number, to: number) => read(show, from, to), [read, show]),
    { count, first: indexes[0] ?? 0, last: indexes.at(-1) ?? MOST_SHOWN },
    onGone,
  );
  return (
    <div
      ref={scrollRef}
      className={css["list"]}
      role="list"
      aria-label={`差异 ${formatNumber(count, 0)} 间`}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard has no other way to scroll it
      tabIndex={0}
      style={{ height: Math.min(count, MOST_SHOWN) * ROW_HEIGHT + BORDERS }}
    >
      <div role="none" style={{ height: before }} />
      {indexes.map((index) => (
        <Entry key={index} index={index} count={count} entry={entries.get(index)} />
      ))}
      <div role="none" style={{ height: after }} />
    </div>
  );
}

function Entry({ index, count, entry }: { index: number; count: number; entry: RevisionEntry | undefined }) {
  return (
    <div role="listitem" aria-posinset={index + 1} aria-setsize={count} className={css["entry"]}>
      <span className={text["ink2"]}>{entry ? WHAT[entry.what] : MISSING}</span>
      <span className={text["clip"]} title={entry?.roomCode}>
        {entry?.roomCode || MISSING}
      </span>
      <span className={text["clip"]} title={entry?.roomName}>
        {entry?.roomName || MISSING}
      </span>
      <span className={text["clip"]} title={entry?.note}>
        {entry?.note}
      </span>
    </div>
  );
}
