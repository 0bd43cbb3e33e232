import type { ChartPoint } from "#domain/curve/ChartModel.ts";
import { speedName } from "#domain/curve/speedName.ts";
import type { Machine } from "#domain/curve/curveQuantities.ts";
import { formatQuantity } from "#domain/formatQuantity.ts";
import type { DrawnChart } from "#workers/curve/CurveClient.ts";
import text from "../../styles/text.module.css";
import { LinkButton } from "../LinkButton.tsx";
import { Panel } from "../Panel.tsx";
import { operatingFigures } from "./operatingFigures.ts";
import css from "./OperatingPanel.module.css";
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

/** Several crossings mean that the machine may hunt between them. */
function unstableText({ crossings }: ChartPoint): string {
  const flows = crossings.map((flow) => formatQuantity(flow, "m³/h")).join("、");
  return `管网特性曲线与性能曲线有 ${crossings.length} 个交点（${flows} m³/h），取流量最大的一个；运行可能不稳定`;
}

function PointFigures({ machine, chart, point }: { machine: Machine; chart: DrawnChart; point: ChartPoint }) {
  const settings = chart.products[point.product]?.settings ?? [];
  // A point of its own at another speed is none of those of full speed.
  const rate = chart.model.duty.operatingPoints.includes(point)
    ? null
    : (chart.model.regulation?.rate ?? null);
  const speed = speedName(settings[point.setting]?.speed ?? "", rate);
  return (
    <>
      {(settings.length > 1 || rate !== null) && <p className={css["setting"]}>{speed}</p>}
      <table className={css["figures"]}>
        <tbody>
          {operatingFigures(machine, chart.model.frame.columns, point, rate !== null).map(
            ({ name, value, unit, deviation }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td className={css["value"]}>{value}</td>
                <td className={css["unit"]}>{unit}</td>
                <td className={css["deviation"]}>{deviation}</td>
              </tr>
            ),
          )}
        </tbody>
      </table>
      {machine === "fan" && (
        <div className={css["power"]}>
          <span>单位风量耗功率</span>
          <b>{formatQuantity(point.powerPerAirVolume, "W/(m³/h)")}</b>
          <span className={text["unit"]}>W/(m³/h)</span>
        </div>
      )}
      {point.isUnstable && (
        <p className={css["note"]} role="status">
          {unstableText(point)}
        </p>
      )}
    </>
  );
}

/** 工作点: every curve's reading where the product meets the duty, or why there is no such point. */
export function OperatingPanel({ machine, chart, points, hasDuty, hasCurves, onEnter }: OperatingPanelProps) {
  if (chart !== null && points.length > 0)
    return (
      <Panel title="工作点">
        {points.map((point) => (
          <PointFigures
            key={`${point.setting} ${point.design}`}
            machine={machine}
            chart={chart}
            point={point}
          />
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
