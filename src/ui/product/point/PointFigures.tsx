import type { ChartPoint } from "#domain/products/chart/ChartModel.ts";
import type { Machine } from "#domain/physics/curve/curveQuantities.ts";
import { formatQuantity } from "#domain/base/formatQuantity.ts";
import type { DrawnChart } from "#workers/curve/CurveClient.ts";
import text from "../../kit/styles/text.module.css";
import { operatingFigures } from "./operatingFigures.ts";
import css from "./OperatingPanel.module.css";
import { rateOf, settingName } from "./pointWords.ts";

export interface PointFiguresProps {
  readonly machine: Machine;
  readonly chart: DrawnChart;
  readonly point: ChartPoint;
}

/** What one operating point reads. */
export function PointFigures({ machine, chart, point }: PointFiguresProps) {
  const settings = chart.products[point.product]?.settings ?? [];
  const rate = rateOf(chart, point);
  return (
    <>
      {(settings.length > 1 || rate !== null) && (
        <p className={css["setting"]}>{settingName(chart, point)}</p>
      )}
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
    </>
  );
}
