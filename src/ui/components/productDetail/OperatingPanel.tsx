import type { ChartPoint } from "#domain/curve/ChartModel.ts";
import type { Machine } from "#domain/curve/curveQuantities.ts";
import type { DrawnChart } from "#workers/curve/CurveClient.ts";
import { LinkButton } from "../input/LinkButton.tsx";
import { Panel } from "../layout/Panel.tsx";
import css from "./OperatingPanel.module.css";
import { PointColumns } from "./PointColumns.tsx";
import { PointFigures } from "./PointFigures.tsx";
import { pointKey, settingName, unstableText } from "./pointWords.ts";
import { whyNoPoint } from "./whyNoPoint.ts";

export interface OperatingPanelProps {
  readonly machine: Machine;
  /** `null` while nothing is drawn. */
  readonly chart: DrawnChart | null;
  /** Of the settings that the chart shows, at the speed in force. */
  readonly points: readonly ChartPoint[];
  readonly hasDuty: boolean;
  readonly hasCurves: boolean;
  /** Opens the form of the duty. */
  readonly onEnter: () => void;
}

/** 工作点: every curve's reading where the product meets the duty, or why there is no such point. */
export function OperatingPanel({ machine, chart, points, hasDuty, hasCurves, onEnter }: OperatingPanelProps) {
  if (chart !== null && points.length > 0)
    return (
      <Panel title="工作点">
        {points.length === 1 ? (
          <PointFigures machine={machine} chart={chart} point={points[0]!} />
        ) : (
          <PointColumns machine={machine} chart={chart} points={points} />
        )}
        {points
          .filter(({ isUnstable }) => isUnstable)
          .map((point) => (
            <p key={pointKey(point)} className={css["note"]} role="status">
              {points.length > 1 && `${settingName(chart, point)}：`}
              {unstableText(point)}
            </p>
          ))}
      </Panel>
    );
  return (
    <Panel title="工作点">
      <div className={css["none"]}>
        {!hasCurves && <span>没有性能曲线，无法确定工作点</span>}
        {hasCurves && !hasDuty && <span>输入工况后显示工作点</span>}
        {hasCurves && hasDuty && chart !== null && <span>{whyNoPoint(machine, chart)}</span>}
        {hasCurves && !hasDuty && <LinkButton onClick={onEnter}>输入工况</LinkButton>}
      </div>
    </Panel>
  );
}
