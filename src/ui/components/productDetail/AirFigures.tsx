import type { ChartPoint } from "#domain/curve/ChartModel.ts";
import { airWords } from "#domain/medium/airWords.ts";
import type { MotorPowers } from "#domain/medium/motorPowers.ts";
import type { DrawnChart } from "#workers/curve/CurveClient.ts";
import css from "./OperatingPanel.module.css";
import { pointKey, settingName } from "./pointWords.ts";

export interface AirFiguresProps {
  readonly chart: DrawnChart;
  readonly points: readonly ChartPoint[];
  readonly motors: MotorPowers;
}

/** In another air than that of the record: what the points are in that one, and whether the motor carries the coldest. */
export function AirFigures({ chart, points, motors }: AirFiguresProps) {
  const { model, products } = chart;
  return (
    <div className={css["speeds"]} role="group" aria-label="现场空气">
      {points.map((point) => {
        const speed = products[point.product]?.settings[point.setting]?.speed ?? "";
        const words = airWords(model, point, speed, motors);
        if (words === null) return null;
        return (
          <div key={pointKey(point)}>
            {points.length > 1 && <p className={css["setting"]}>{settingName(chart, point)}</p>}
            <table className={css["figures"]}>
              <tbody>
                {words.figures.map(({ name, value, unit }) => (
                  <tr key={name}>
                    <th scope="row">{name}</th>
                    <td className={css["value"]}>{value}</td>
                    <td className={css["unit"]} colSpan={2}>
                      {unit}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
            {words.notes.map((note) => (
              <p
                key={note}
                className={css["note"]}
                role={words.isOverloaded ? "alert" : "status"}
                data-bad={words.isOverloaded || undefined}
              >
                {note}
              </p>
            ))}
          </div>
        );
      })}
    </div>
  );
}
