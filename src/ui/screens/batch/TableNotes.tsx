import type { BatchSummary } from "#domain/batch/batchState.ts";
import { LongText } from "./LongText.tsx";
import css from "./BatchScreen.module.css";

const UNSAVED = "浏览器未能保存，关闭此页后房间与结果将丢失";

/** Below the table, in grey: what is assumed in these rooms, and what could not be kept. */
export function TableNotes({ summary: { assumptions, buildingName, saving } }: { summary: BatchSummary }) {
  const assumed = assumptions === "" ? "" : `${buildingName}：${assumptions}`;
  if (assumed === "" && saving !== "failed") return null;
  return (
    <div className={css["notes"]}>
      {assumed !== "" && <LongText>{assumed}</LongText>}
      {saving === "failed" && (
        <span role="status" className={css["unsaved"]}>
          {UNSAVED}
        </span>
      )}
    </div>
  );
}
