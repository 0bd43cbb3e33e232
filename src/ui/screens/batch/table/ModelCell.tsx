import type { RoomRow } from "#domain/batch/batchState.ts";
import text from "../../../styles/text.module.css";
import { LongText } from "../LongText.tsx";
import css from "./RoomTable.module.css";

/** The chosen model; 改选 says that a person chose it, which a new run would overwrite. */
export function ModelCell({ room: { selection } }: { room: RoomRow }) {
  if (selection === null) return null;
  return (
    <span className={css["model"]} title={selection.model}>
      <LongText>{selection.model}</LongText>
      {selection.byHand && <span className={`${text["dim"]} ${text["small"]}`}>改选</span>}
    </span>
  );
}
