import type { RoomRow } from "#domain/building/batch/state/batchState.ts";
import type { BatchKind } from "#domain/building/batch/kind/BatchKind.ts";
import { classNames } from "../../../../kit/layout/classNames.ts";
import { formatNumber } from "#domain/base/formatNumber.ts";
import text from "../../../../kit/styles/text.module.css";
import { ROOM_FIGURE_COLUMNS } from "../../table/roomFigureColumns.ts";
import css from "./Alternatives.module.css";

/** The room's figures and, in bold, the requirement of one unit. Missing figures are left out. */
export function RoomFacts<Filter>({
  kind,
  row,
  quantity,
  needs,
  site,
}: {
  kind: BatchKind<Filter>;
  row: RoomRow;
  quantity: number | null;
  needs: string;
  /** The site, if it is not at sea level. */
  site: readonly string[];
}) {
  const { counter } = kind.words;
  return (
    <>
      <span className={text["clip"]}>{row.roomCode}</span>
      {kind.roomFigures.map((figure) => {
        const value = row[figure];
        const { title, unit, digits } = ROOM_FIGURE_COLUMNS[figure];
        if (value === null) return null;
        return (
          <span key={figure}>
            {figure === "roomArea" ? "" : `${title} `}
            {formatNumber(value, digits)} {unit}
          </span>
        );
      })}
      {quantity !== null && (
        <span>
          {formatNumber(quantity, 0)} {counter}
        </span>
      )}
      {row.rule && <span>按“{row.rule.name}”条件</span>}
      {row.selection && row.selection.adopted !== "" && <span>{row.selection.adopted}</span>}
      {site.map((words) => (
        <span key={words}>{words}</span>
      ))}
      {needs !== "" && (
        <span className={classNames(text["strong"], css["needs"])}>{`单${counter}需 ${needs}`}</span>
      )}
    </>
  );
}
