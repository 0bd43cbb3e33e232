import type { RoomRow } from "#domain/building/batch/state/batchState.ts";
import { STALE_WORDS } from "#domain/building/batch/state/rowStateWords.ts";
import { OwnTag } from "../../../kit/tags/OwnTag.tsx";
import { SampleTag } from "../../../kit/tags/SampleTag.tsx";
import textCss from "../../../kit/styles/text.module.css";
import { LongText } from "./LongText.tsx";
import css from "./RoomTable.module.css";
import { useRoomTable } from "./RoomTableContext.ts";

/** The meaning of a staleness mark, as a sentence. */
function useWhy(room: RoomRow): string {
  const { differing } = useRoomTable();
  return room.standing === "otherConditions" ? `按 ${differing(room)} 选型，与筛选条件不同` : room.reason;
}

/**
 * The chosen model; 改选 marks a manual choice, which a new run would overwrite. Kinds with a second line show other
 * marks there, so that no model number is cut.
 */
export function ModelCell({ room, isPair }: { room: RoomRow; isPair: boolean }) {
  const { selection, standing } = room;
  const why = useWhy(room);
  if (selection === null) return null;
  return (
    <span className={css["model"]} title={why === "" ? selection.model : `${selection.model}：${why}`}>
      <LongText>{selection.model}</LongText>
      {!isPair && selection.isSample && <SampleTag isShort />}
      {!isPair && <OwnTag library={selection.library} isShort />}
      {selection.byHand && <span className={css["mark"]}>改选</span>}
      {selection.adopted !== "" && (
        <span className={css["mark"]} title={selection.adopted}>
          优化
        </span>
      )}
      {!isPair && (standing === "changed" || standing === "otherConditions") && (
        <span className={css["mark"]} data-stale>
          {STALE_WORDS[standing]}
        </span>
      )}
    </span>
  );
}

/** 计算修正值：, or a remark on the figures behind it: the staleness mark, and their conditions. */
export function CorrectedLabel({ room }: { room: RoomRow }) {
  const { differing } = useRoomTable();
  const why = useWhy(room);
  const { standing, conditions, selection } = room;
  const isStaleHere = standing === "changed" || standing === "otherConditions";
  return (
    <span className={css["label"]}>
      {isStaleHere ? (
        <span className={textCss["clip"]} title={why}>
          <span className={css["mark"]} data-stale>
            {STALE_WORDS[standing]}
          </span>{" "}
          <span className={css["figuresAt"]}>
            {conditions === null ? "修正值为修改前：" : `${differing(room)}：`}
          </span>
        </span>
      ) : (
        "计算修正值："
      )}
      {selection?.isSample && <SampleTag isShort />}
      <OwnTag library={selection?.library} isShort />
    </span>
  );
}
