import type { RoomRow } from "#domain/building/batch/state/batchState.ts";
import { DOUBT_WORDS, isDoubt } from "#domain/building/batch/state/standingWords.ts";
import { LinkButton } from "../../../../kit/input/LinkButton.tsx";
import text from "../../../../kit/styles/text.module.css";
import { LongText } from "../../table/LongText.tsx";
import css from "./Alternatives.module.css";

interface SelectionDoubtProps {
  readonly row: RoomRow;
  /** How the conditions of its selection differ from the current ones; empty if they are equal. */
  readonly differing: string;
  /** Whether the panel was reset to the current conditions. */
  readonly isReset: boolean;
  readonly onReset: () => void;
}

/** The reservation about a room's selection, and the conditions with which the panel has opened. */
export function SelectionDoubt({ row, differing, isReset, onReset }: SelectionDoubtProps) {
  const { standing, reason } = row;
  if (row.selection === null || (!isDoubt(standing) && differing === "")) return null;
  const conditions = differing === "" ? "" : `已选产品按 ${differing} 选型，与筛选条件不同`;
  return (
    <div className={css["doubt"]} role="status">
      {isDoubt(standing) && <span className={text["strong"]}>{DOUBT_WORDS[standing]}</span>}
      <LongText>{[reason, conditions].filter((part) => part !== "").join("；")}</LongText>
      {differing !== "" && !isReset && <LinkButton onClick={onReset}>改用筛选条件</LinkButton>}
    </div>
  );
}
