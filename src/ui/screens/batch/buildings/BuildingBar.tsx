import type { BatchSummary } from "#domain/building/batch/state/batchState.ts";
import { formatNumber } from "#domain/base/formatNumber.ts";
import { LinkButton } from "../../../kit/input/LinkButton.tsx";
import { nameOrNone, type Buildings } from "../context/Buildings.ts";
import css from "./Buildings.module.css";

interface BuildingBarProps {
  readonly summary: BatchSummary;
  /** Whether the user chose to continue before the building was loaded */
  readonly goesOn: boolean;
  readonly buildings: Buildings;
  /** Runs selection for the rooms that an interrupted run left without an answer. */
  readonly onGoOn: () => void;
}

/**
 * For a read-only building: the reason and what can be done. For a building from an earlier visit: its content.
 * Otherwise nothing.
 */
export function BuildingBar({ summary, goesOn, buildings, onGoOn }: BuildingBarProps) {
  const { access, isBroughtBack, buildingName, rooms, matched, unanswered, hasRun } = summary;
  if (access !== "own")
    return (
      <div className={css["bar"]} role="status">
        <span>
          {access === "free"
            ? "另一个标签页已关闭此建筑，继续后载入其最新内容"
            : "此建筑已在另一个标签页中打开，此页只能查看"}
        </span>
        {access === "free" && <LinkButton onClick={buildings.takeOver}>在此继续</LinkButton>}
        <LinkButton onClick={buildings.showList}>打开其他建筑</LinkButton>
        <LinkButton onClick={() => buildings.ask("new")}>新建建筑</LinkButton>
      </div>
    );
  if (!isBroughtBack || goesOn) return null;
  return (
    <div className={css["bar"]} role="status">
      <span className={css["what"]}>
        已恢复上次的“{nameOrNone(buildingName)}”，{formatNumber(rooms, 0)} 间
        {hasRun && `，已匹配 ${formatNumber(matched, 0)} 间`}
        {unanswered > 0 && `，${formatNumber(unanswered, 0)} 间未选完`}
      </span>
      {unanswered > 0 && <LinkButton onClick={onGoOn}>继续上次选型</LinkButton>}
      <LinkButton onClick={buildings.resume}>知道了</LinkButton>
      <LinkButton onClick={buildings.startAnew}>重新开始</LinkButton>
    </div>
  );
}
