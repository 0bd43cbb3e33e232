import type { ChartPoint } from "#domain/products/chart/ChartModel.ts";
import type { Machine } from "#domain/physics/curve/curveQuantities.ts";
import { formatQuantity } from "#domain/base/formatQuantity.ts";
import type { DrawnChart } from "#workers/curve/CurveClient.ts";
import text from "../../kit/styles/text.module.css";
import { operatingFigures } from "./operatingFigures.ts";
import css from "./OperatingPanel.module.css";
import { pointKey, rateOf, settingName } from "./pointWords.ts";

export interface PointColumnsProps {
  readonly machine: Machine;
  readonly chart: DrawnChart;
  readonly points: readonly ChartPoint[];
}

/** What several operating points read, beside one another: the two sets of a fan, the taps of a pump. */
export function PointColumns({ machine, chart, points }: PointColumnsProps) {
  const { columns } = chart.model.frame;
  const ofPoints = points.map((point) => ({
    key: pointKey(point),
    name: settingName(chart, point),
    figures: operatingFigures(machine, columns, point, rateOf(chart, point) !== null),
    power: formatQuantity(point.powerPerAirVolume, "W/(m³/h)"),
  }));
  return (
    <table className={css["columns"]}>
      <thead>
        <tr>
          <th scope="col">档位</th>
          {ofPoints.map(({ key, name }) => (
            <th key={key} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ofPoints[0]?.figures.map(({ name, unit }, row) => (
          <tr key={name}>
            <th scope="row">
              {name} <span className={text["unit"]}>{unit}</span>
            </th>
            {ofPoints.map(({ key, figures }) => (
              <td key={key}>
                <b>{figures[row]?.value}</b>
                {figures[row]?.deviation && <small>{figures[row].deviation}</small>}
              </td>
            ))}
          </tr>
        ))}
        {machine === "fan" && (
          <tr>
            <th scope="row">
              单位风量耗功率 <span className={text["unit"]}>W/(m³/h)</span>
            </th>
            {ofPoints.map(({ key, power }) => (
              <td key={key}>
                <b>{power}</b>
              </td>
            ))}
          </tr>
        )}
      </tbody>
    </table>
  );
}
