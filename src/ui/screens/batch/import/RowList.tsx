import type { RefusedRow } from "#domain/building/rooms/importPreview.ts";
import { columnLetter } from "#domain/base/sheet/SheetGrid.ts";
import { MISSING } from "#domain/base/formatNumber.ts";
import { classNames } from "../../../kit/layout/classNames.ts";
import text from "../../../kit/styles/text.module.css";
import { useFixedRows } from "../../../page/browser/useFixedRows.ts";
import css from "./Import.module.css";

const ROW_HEIGHT = 28;
const MOST_SHOWN = 5;
const BORDERS = 2;

interface RowListProps {
  readonly rows: readonly RefusedRow[];
  readonly label: string;
  readonly tone: "refusal" | "warning";
  /** Whether rooms are columns in the spreadsheet. */
  readonly isTurned: boolean;
}

/** Rows of a schedule, each with its number and a remark; there can be thousands. */
export function RowList({ rows, label, tone, isTurned }: RowListProps) {
  const { scrollRef, indexes, before, after } = useFixedRows(rows.length, ROW_HEIGHT);
  const drawn = indexes.flatMap((index) => {
    const row = rows[index];
    return row === undefined ? [] : [{ ...row, index }];
  });
  return (
    <div
      ref={scrollRef}
      className={css["refused"]}
      data-tone={tone}
      role="list"
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard has no other way to scroll it
      tabIndex={0}
      style={{ height: Math.min(rows.length, MOST_SHOWN) * ROW_HEIGHT + BORDERS }}
    >
      <div role="none" style={{ height: before }} />
      {drawn.map(({ index, row, sheet, roomCode, reason }) => (
        <div
          key={index}
          role="listitem"
          aria-posinset={index + 1}
          aria-setsize={rows.length}
          className={css["refusedRow"]}
        >
          <span className={classNames(text["dim"], text["clip"])} title={sheet}>
            {sheet && `${sheet} `}
            {isTurned ? `${columnLetter(row - 1)} 列` : `第 ${row} 行`}
          </span>
          <span className={text["clip"]}>{roomCode || MISSING}</span>
          <span className={text["clip"]} title={reason}>
            {reason}
          </span>
        </div>
      ))}
      <div role="none" style={{ height: after }} />
    </div>
  );
}
