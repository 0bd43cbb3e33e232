import type { ChartPoint } from "#domain/products/chart/ChartModel.ts";
import type { Machine } from "#domain/physics/curve/curveQuantities.ts";
import { formatQuantity } from "#domain/base/formatQuantity.ts";
import type { DrawnChart } from "#workers/curve/CurveClient.ts";
import text from "../../kit/styles/text.module.css";
import { FigureFacts } from "./FigureFacts.tsx";
import { operatingFigures } from "./operatingFigures.ts";
import css from "./OperatingPanel.module.css";
import { rateOf, settingName } from "./pointWords.ts";

export interface PointFiguresProps {
  readonly machine: Machine;
  readonly chart: DrawnChart;
  readonly point: ChartPoint;
}

/** Readings of one operating point. */
export function PointFigures({ machine, chart, point }: PointFiguresProps) {
  const settings = chart.products[point.product]?.settings ?? [];
  const rate = rateOf(chart, point);
  return (
    <>
      {(settings.length > 1 || rate !== null) && (
        <p className={css["setting"]}>{settingName(chart, point)}</p>
      )}
      <FigureFacts figures={operatingFigures(machine, chart.model.frame.columns, point, rate !== null)} />
      {machine === "fan" && (
        <div className={css["power"]}>
          <span>单位风量耗功率</span>
          <b>{formatQuantity(point.powerPerAirVolume, "W/(m³/h)")}</b>
          <span className={text["unit"]}>W/(m³/h)</span>
        </div>
      )}
    </>
  );
}
