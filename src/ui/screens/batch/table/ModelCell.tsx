import type { RoomRow } from "#domain/batch/batchState.ts";
import { DOUBT_WORDS } from "#domain/batch/standingWords.ts";
import { SampleTag } from "../../../components/SampleTag.tsx";
import { LongText } from "../LongText.tsx";
import css from "./RoomTable.module.css";
import { useRoomTable } from "./RoomTableContext.ts";

/** What a mark of doubt stands for, in a sentence. */
function useWhy({ standing, conditions, reason }: RoomRow): string {
  const { differing } = useRoomTable();
  return standing === "otherConditions" ? `按 ${differing(conditions)} 选型，与筛选条件不同` : reason;
}

/** The chosen model; 改选 says that a person chose it, which a new run would overwrite. */
export function ModelCell({ room }: { room: RoomRow }) {
  const { selection, standing } = room;
  const why = useWhy(room);
  if (selection === null) return null;
  return (
    <span className={css["model"]} title={why === "" ? selection.model : `${selection.model}：${why}`}>
      <LongText>{selection.model}</LongText>
      {selection.isSample && <SampleTag isShort />}
      {selection.byHand && <span className={css["mark"]}>改选</span>}
      {(standing === "changed" || standing === "otherConditions") && (
        <span className={css["mark"]} data-doubt>
          {DOUBT_WORDS[standing]}
        </span>
      )}
    </span>
  );
}

/** 计算修正值：, and what is particular to the figures behind it. */
export function CorrectedLabel({ room }: { room: RoomRow }) {
  const { differing } = useRoomTable();
  const particular =
    room.conditions !== null ? differing(room.conditions) : room.standing === "changed" ? "房间修改前" : "";
  if (particular === "") return "计算修正值：";
  const label = `计算修正值（${particular}）：`;
  return <span title={label}>{label}</span>;
}
