import { formatNumber } from "#domain/base/formatNumber.ts";
import type { BatchSummary } from "#domain/building/batch/state/batchState.ts";
import { LinkButton } from "../../../kit/input/LinkButton.tsx";
import { useLeaveWarning } from "../../../page/browser/useLeaveWarning.ts";
import type { Buildings } from "../context/Buildings.ts";
import css from "./Buildings.module.css";

interface UnsavedBarProps {
  readonly summary: Pick<BatchSummary, "saving" | "rooms" | "hasRun">;
  readonly buildings: Pick<Buildings, "save" | "showList">;
}

/**
 * Shown while the browser refuses to save: what would be lost, and what to do. It stays until everything is saved.
 */
export function UnsavedBar({ summary: { saving, rooms, hasRun }, buildings }: UnsavedBarProps) {
  const isFailed = saving === "failed";
  useLeaveWarning(isFailed && rooms > 0);
  if (!isFailed) return null;
  const what = `${formatNumber(rooms, 0)} 间房间${hasRun ? "及选型结果" : ""}`;
  return (
    <div className={css["unsaved"]} role="alert">
      <strong>浏览器未能保存，存储空间可能已满</strong>
      {rooms === 0 ? (
        <span className={css["why"]}>已保存的建筑可能暂时无法读取，清理磁盘后会自动读取</span>
      ) : (
        <span className={css["why"]}>
          关闭或刷新此页将丢失 {what}中尚未保存的内容。
          {hasRun && "请先用“确认方案”下载方案；"}删除不用的建筑或清理磁盘后会自动保存
        </span>
      )}
      <LinkButton onClick={buildings.save}>立即重试</LinkButton>
      <LinkButton onClick={buildings.showList}>删除其他建筑</LinkButton>
    </div>
  );
}
