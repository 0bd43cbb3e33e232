import { LineSeries, type IChartApiBase, type ISeriesApi } from "lightweight-charts";
import type { YAxis } from "#domain/curve/ChartModel.ts";
import { axisTicks } from "#domain/curve/axisTicks.ts";

/** Places in a grid: left, right, and laid over the same pane. */
const SCALES = ["left", "right", "third"] as const;
const NOTHING = "rgba(0, 0, 0, 0)";
const MARGINS = { top: 0.03, bottom: 0.02 };

/**
 * A value axis: its range is carried by a series that draws nothing, so that it stands though every curve on it is
 * hidden. The carrier also holds every place of the grid, which spares the curves the places where they are not.
 */
export class ValueAxis {
  readonly series: ISeriesApi<"Line", number>;
  readonly pane: 0 | 1;
  readonly scaleId: (typeof SCALES)[number];
  #axis: YAxis;

  /** @param place among the axes of its grid, at most the third */
  constructor(chart: IChartApiBase<number>, axis: YAxis, place: number) {
    this.#axis = axis;
    this.pane = axis.grid;
    this.scaleId = SCALES[place] ?? "third";
    this.series = chart.addSeries(
      LineSeries,
      {
        priceScaleId: this.scaleId,
        color: NOTHING,
        priceLineVisible: false,
        lastValueVisible: false,
        crosshairMarkerVisible: false,
        autoscaleInfoProvider: () => {
          const { min, max } = this.#axis.inForce;
          return { priceRange: { minValue: min, maxValue: max } };
        },
      },
      axis.grid,
    );
    this.series.priceScale().applyOptions({ scaleMargins: MARGINS, autoScale: true });
  }

  /** Takes a new range of the same quantity. */
  take(axis: YAxis, places: number): void {
    this.#axis = axis;
    const value = axis.inForce.min;
    this.series.setData(
      Array.from({ length: places }, (_, time) =>
        time === 0 || time === places - 1 ? { time, value } : { time },
      ),
    );
  }

  get facts(): YAxis {
    return this.#axis;
  }

  ticks = (): readonly number[] => axisTicks(this.#axis.inForce);

  yOf = (value: number): number | null => this.series.priceToCoordinate(value);
}
