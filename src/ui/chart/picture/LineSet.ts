import {
  LineSeries,
  LineStyle,
  type IChartApiBase,
  type ISeriesApi,
  type LineData,
  type LineWidth,
} from "lightweight-charts";
import type { LineMark } from "#domain/products/drawing/ChartDrawing.ts";
import { lineColour } from "./lineColour.ts";
import type { ValueAxis } from "./ValueAxis.ts";

interface DrawnLine {
  readonly line: LineMark;
  readonly series: ISeriesApi<"Line", number>;
}

const WIDTHS = { curve: 2, behind: 1, system: 1, limit: 1 } as const;
const HIGHLIGHT: LineWidth = 3;

/** The series of a chart, added and removed with its lines. */
export class LineSet {
  readonly #chart: IChartApiBase<number>;
  readonly #axes: readonly (ValueAxis | null)[];
  #drawn = new Map<string, DrawnLine>();
  #highlighted: string | null = null;

  constructor(chart: IChartApiBase<number>, axes: readonly (ValueAxis | null)[]) {
    this.#chart = chart;
    this.#axes = axes;
  }

  draw(lines: readonly LineMark[]): void {
    const next = new Map<string, DrawnLine>();
    for (const line of lines) {
      const before = this.#drawn.get(line.key);
      const series = before?.series ?? this.#add(line);
      if (!series) continue;
      if (before?.line.values !== line.values) series.setData(pointsOf(line.values));
      series.applyOptions({ color: lineColour(line), lineWidth: this.#widthOf(line) });
      next.set(line.key, { line, series });
    }
    for (const [key, { series }] of this.#drawn) if (!next.has(key)) this.#chart.removeSeries(series);
    this.#drawn = next;
  }

  highlight(key: string | null): void {
    if (key === this.#highlighted) return;
    this.#highlighted = key;
    for (const { line, series } of this.#drawn.values())
      series.applyOptions({ lineWidth: this.#widthOf(line) });
  }

  get highlighted(): string | null {
    return this.#highlighted;
  }

  #widthOf = ({ key, kind }: LineMark): LineWidth => (key === this.#highlighted ? HIGHLIGHT : WIDTHS[kind]);

  #add({ axis, isDashed, kind }: LineMark): ISeriesApi<"Line", number> | null {
    const carrier = this.#axes[axis];
    if (!carrier) return null;
    return this.#chart.addSeries(
      LineSeries,
      {
        priceScaleId: carrier.scaleId,
        lineStyle: isDashed ? LineStyle.Dashed : LineStyle.Solid,
        priceLineVisible: false,
        lastValueVisible: false,
        crosshairMarkerVisible: kind !== "system",
        // Only the axis's carrier series determines the range.
        autoscaleInfoProvider: () => null,
      },
      carrier.mark.grid,
    );
  }
}

/**
 * Only points where the curve is defined: the library would join both sides of a gap, and there are no gaps within
 * a measured range.
 */
function pointsOf(values: Float64Array): LineData<number>[] {
  const points: LineData<number>[] = [];
  values.forEach((value, time) => {
    if (!Number.isNaN(value)) points.push({ time, value });
  });
  return points;
}
