import { Suspense } from "react";
import type { ChartPoint } from "#domain/products/chart/ChartModel.ts";
import { ambiguousAt } from "#domain/products/chart/ambiguousAt.ts";
import { ambiguousText } from "#domain/products/chart/setWords.ts";
import { reachedAt } from "#domain/products/chart/reachedAt.ts";
import { isWithinReading } from "#domain/catalogue/duty/withinReading.ts";
import type { Machine } from "#domain/physics/curve/curveQuantities.ts";
import type { MotorPowers } from "#domain/catalogue/motorPowers.ts";
import type { DrawnChart } from "#workers/curve/CurveClient.ts";
import { fetched } from "../../page/browser/fetched.tsx";
import { LinkButton } from "../../kit/input/LinkButton.tsx";
import { Panel } from "../../kit/layout/Panel.tsx";
import css from "./OperatingPanel.module.css";
import { PointColumns } from "./PointColumns.tsx";
import { PointFigures } from "./PointFigures.tsx";
import { pointKey, settingName, unstableText } from "./pointWords.ts";
import { SystemRange } from "./SystemRange.tsx";
import { SystemSpeeds } from "./SystemSpeeds.tsx";
import { whyNoPoint } from "./whyNoPoint.ts";

const AirFigures = fetched(async () => (await import("./AirFigures.tsx")).AirFigures);
const LiquidFigures = fetched(async () => (await import("./LiquidFigures.tsx")).LiquidFigures);
const NO_MOTOR: MotorPowers = { only: null, high: null, low: null };

export interface OperatingPanelProps {
  readonly machine: Machine;
  /** `null` while nothing is drawn. */
  readonly chart: DrawnChart | null;
  /** Operating points of the shown settings at the current speed. */
  readonly points: readonly ChartPoint[];
  readonly hasDuty: boolean;
  readonly hasCurves: boolean;
  /** Powers of the product's motor, as far as stated. */
  readonly motors?: MotorPowers;
  /** Source of the product's figures; curves that were read from a chart have a limited accuracy. */
  readonly source?: string;
  /** Why the duty's system or fluid is impossible. */
  readonly fault: string | null;
  /** Opens the form of the duty. */
  readonly onEnter: () => void;
}

/** 工作点: the readings of all curves at the operating point, or the reason why there is none. */
export function OperatingPanel(props: OperatingPanelProps) {
  const { machine, chart, points, hasDuty, hasCurves, fault, onEnter, motors = NO_MOTOR, source } = props;
  const warnings =
    chart === null ? [] : [...new Set(points.flatMap((point) => ambiguousAt(chart.model, point) ?? []))];
  const isEach = chart?.designPoints.some(({ machines = 1 }) => machines > 1);
  if (chart !== null && points.length > 0)
    return (
      <Panel title={isEach ? "每台工作点" : "工作点"}>
        {warnings.map((states) => (
          <p key={states} className={css["note"]} role="alert">
            {ambiguousText(states)}；各种工况见“多台运行”
          </p>
        ))}
        {warnings.length > 0 ? null : points.length === 1 ? (
          <PointFigures machine={machine} chart={chart} point={points[0]!} />
        ) : (
          <PointColumns machine={machine} chart={chart} points={points} />
        )}
        {chart.model.air !== undefined && warnings.length === 0 && (
          <Suspense fallback={null}>
            <AirFigures chart={chart} points={points} motors={motors} />
          </Suspense>
        )}
        {chart.model.liquid !== undefined && warnings.length === 0 && (
          <Suspense fallback={null}>
            <LiquidFigures chart={chart} points={points} motors={motors} />
          </Suspense>
        )}
        {warnings.length === 0 &&
          points.some((point) => isWithinReading(source, reachedAt(machine, chart.model, point))) && (
            <p className={css["note"]} role="status">
              在读图误差内满足：曲线读自图表，与工况之差不大于读数误差
            </p>
          )}
        <SystemRange machine={machine} chart={chart} points={points} />
        <SystemSpeeds chart={chart} settings={points} />
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
        {hasCurves && hasDuty && chart !== null && <span>{fault ?? whyNoPoint(machine, chart)}</span>}
        {hasCurves && !hasDuty && <LinkButton onClick={onEnter}>输入工况</LinkButton>}
      </div>
      {chart !== null && <SystemRange machine={machine} chart={chart} points={null} />}
      {chart !== null && <SystemSpeeds chart={chart} settings={null} />}
    </Panel>
  );
}
