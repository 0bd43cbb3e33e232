import type { ChartPoint } from "#domain/products/chart/ChartModel.ts";
import type { DrawnChart } from "#workers/curve/CurveClient.ts";
import { FigureFacts } from "./FigureFacts.tsx";
import css from "./OperatingPanel.module.css";
import { pointKey, settingName } from "./pointWords.ts";

/** The meaning of an operating point in the duty's fluid. */
export interface FluidWords {
  readonly figures: readonly { readonly name: string; readonly value: string; readonly unit: string }[];
  readonly notes: readonly { readonly text: string; readonly isBad: boolean }[];
}

export interface FluidFiguresProps {
  readonly label: string;
  readonly chart: DrawnChart;
  readonly points: readonly ChartPoint[];
  readonly wordsOf: (point: ChartPoint, speed: string) => FluidWords | null;
}

/** Figures for a fluid that differs from the record's: the points in both, and any objections. */
export function FluidFigures({ label, chart, points, wordsOf }: FluidFiguresProps) {
  return (
    <div className={css["speeds"]} role="group" aria-label={label}>
      {points.map((point) => {
        const speed = chart.products[point.product]?.settings[point.setting]?.speed ?? "";
        const words = wordsOf(point, speed);
        if (words === null) return null;
        return (
          <div key={pointKey(point)}>
            {points.length > 1 && <p className={css["setting"]}>{settingName(chart, point)}</p>}
            <FigureFacts figures={words.figures} />
            {words.notes.map(({ text, isBad }) => (
              <p
                key={text}
                className={css["note"]}
                role={isBad ? "alert" : "status"}
                data-bad={isBad || undefined}
              >
                {text}
              </p>
            ))}
          </div>
        );
      })}
    </div>
  );
}
