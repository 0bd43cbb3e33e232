import type { RoomRow } from "#domain/building/batch/state/batchState.ts";
import { STALE_WORDS, isStale } from "#domain/building/batch/state/rowStateWords.ts";
import { LinkButton } from "../../../../kit/input/LinkButton.tsx";
import text from "../../../../kit/styles/text.module.css";
import { LongText } from "../../table/LongText.tsx";
import css from "./Alternatives.module.css";

interface StaleSelectionProps {
  readonly row: RoomRow;
  /** How the conditions of its selection differ from the current ones; empty if they are equal. */
  readonly differing: string;
  /** Whether the panel was reset to the current conditions. */
  readonly isReset: boolean;
  readonly onReset: () => void;
}

/** The reservation about a room's selection, and the conditions with which the panel has opened. */
export function StaleSelection({ row, differing, isReset, onReset }: StaleSelectionProps) {
  const { standing, reason } = row;
  if (row.selection === null || (!isStale(standing) && differing === "")) return null;
  const conditions = differing === "" ? "" : `已选产品按 ${differing} 选型，与筛选条件不同`;
  return (
    <div className={css["stale"]} role="status">
      {isStale(standing) && <span className={text["strong"]}>{STALE_WORDS[standing]}</span>}
      <LongText>{[reason, conditions].filter((part) => part !== "").join("；")}</LongText>
      {differing !== "" && !isReset && <LinkButton onClick={onReset}>改用筛选条件</LinkButton>}
    </div>
  );
}
