import type { IChartApiBase, Logical } from "lightweight-charts";
import { fitRange, type EndName } from "./fitRange.ts";

/** Converts between flows, grid indices and pixels. */
export class FlowRange {
  readonly #chart: IChartApiBase<number>;
  #grid: Float64Array = new Float64Array(2);

  constructor(chart: IChartApiBase<number>) {
    this.#chart = chart;
  }

  /** Shows the whole grid, with space for the names at the ends of curves. */
  fit(grid: Float64Array, names: readonly EndName[]): void {
    this.#grid = grid;
    const scale = this.#chart.timeScale();
    const width = scale.width();
    if (width <= 0) return;
    const { left, span } = fitRange(width, names);
    const spacing = span / this.#last;
    // An index is in the middle of its bar.
    scale.setVisibleLogicalRange({
      from: -left / spacing + 0.5,
      to: (width - left) / spacing - 0.5,
    });
  }

  /**
   * px from the left of the pane. The library has no fractional index, so this interpolates between the two ends.
   */
  xOf = (flow: number): number => {
    const [from, to] = [this.#grid[0] ?? 0, this.#grid[this.#last] ?? 1];
    const [left, right] = this.#ends();
    return left + ((flow - from) / (to - from)) * (right - left);
  };

  flowAt(x: number): number {
    const [from, to] = [this.#grid[0] ?? 0, this.#grid[this.#last] ?? 1];
    const [left, right] = this.#ends();
    return from + ((x - left) / (right - left)) * (to - from);
  }

  /** The nearest grid index. */
  indexAt(x: number): number {
    const [left, right] = this.#ends();
    const index = Math.round(((x - left) / (right - left)) * this.#last);
    return Math.min(this.#last, Math.max(0, index));
  }

  get #last(): number {
    return this.#grid.length - 1;
  }

  #ends(): readonly [number, number] {
    const scale = this.#chart.timeScale();
    return [
      scale.logicalToCoordinate(0 as Logical) ?? 0,
      scale.logicalToCoordinate(this.#last as Logical) ?? 1,
    ];
  }
}
