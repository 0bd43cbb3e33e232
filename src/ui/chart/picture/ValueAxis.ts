import { LineSeries, type IChartApiBase, type ISeriesApi } from "lightweight-charts";
import type { ValueAxisMark } from "#domain/products/drawing/ChartDrawing.ts";

/** Price scales of a grid: left, right, and a third over the same pane. */
const SCALES = ["left", "right", "third"] as const;
const NOTHING = "rgba(0, 0, 0, 0)";
const MARGINS = { top: 0.03, bottom: 0.02 };

/**
 * A value axis. A series that draws nothing carries its range, so the axis stays when all its curves are hidden.
 * The carrier also has a point at every grid index, so that curves need none where they are not defined.
 */
export class ValueAxis {
  readonly series: ISeriesApi<"Line", number>;
  readonly scaleId: (typeof SCALES)[number];
  #mark: ValueAxisMark;

  constructor(chart: IChartApiBase<number>, mark: ValueAxisMark) {
    this.#mark = mark;
    this.scaleId = SCALES[mark.order] ?? "third";
    this.series = chart.addSeries(
      LineSeries,
      {
        priceScaleId: this.scaleId,
        color: NOTHING,
        priceLineVisible: false,
        lastValueVisible: false,
        crosshairMarkerVisible: false,
        autoscaleInfoProvider: () => {
          const { min, max } = this.#mark.range;
          return { priceRange: { minValue: min, maxValue: max } };
        },
      },
      mark.grid,
    );
    this.series.priceScale().applyOptions({ scaleMargins: MARGINS, autoScale: true });
  }

  /** Sets a new range of the same quantity. */
  take(mark: ValueAxisMark, points: number): void {
    this.#mark = mark;
    const value = mark.range.min;
    this.series.setData(
      Array.from({ length: points }, (_, time) =>
        time === 0 || time === points - 1 ? { time, value } : { time },
      ),
    );
  }

  get mark(): ValueAxisMark {
    return this.#mark;
  }

  yOf = (value: number): number | null => this.series.priceToCoordinate(value);
}
