import type { RoomRow } from "#domain/building/batch/state/batchState.ts";
import { DOUBT_WORDS, isDoubt } from "#domain/building/batch/state/standingWords.ts";
import { LinkButton } from "../../../../kit/input/LinkButton.tsx";
import text from "../../../../kit/styles/text.module.css";
import { LongText } from "../../table/LongText.tsx";
import css from "./Alternatives.module.css";

interface SelectionDoubtProps {
  readonly row: RoomRow;
  /** What the conditions that it was selected at say otherwise than those in force; empty where they are the same. */
  readonly differing: string;
  /** The panel has been given those in force. */
  readonly isReset: boolean;
  readonly onReset: () => void;
}

/** Why the selection of this room is not simply good, and at which conditions the panel has opened for it. */
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
