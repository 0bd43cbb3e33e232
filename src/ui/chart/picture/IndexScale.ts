import type {
  ChartOptionsImpl,
  IHorzScaleBehavior,
  InternalHorzScaleItem,
  InternalHorzScaleItemKey,
  Mutable,
  TickMarkWeightValue,
  TimeScalePoint,
} from "lightweight-charts";

// The library's internal types for a horizontal item are opaque; ours are always numbers.
const inside = (index: number) => index as unknown as InternalHorzScaleItem;
const NO_TICK = 0 as TickMarkWeightValue;

/**
 * The grid indices as a horizontal scale. The library spaces points by index, which is linear in flow because the
 * grid is even. We map indices to flows and draw the ticks at exact flows, so another range of flow changes no
 * point of the scale.
 */
export class IndexScale implements IHorzScaleBehavior<number> {
  #options: ChartOptionsImpl<number> | undefined;

  options(): ChartOptionsImpl<number> {
    // The library sets the options before it reads them.
    return this.#options!;
  }
  setOptions(options: ChartOptionsImpl<number>): void {
    this.#options = options;
  }
  preprocessData(): void {
    // Numbers need no preparation.
  }
  convertHorzItemToInternal(index: number): InternalHorzScaleItem {
    return inside(index);
  }
  createConverterToInternalObj(): (index: number) => InternalHorzScaleItem {
    return inside;
  }
  key(item: InternalHorzScaleItem | number): InternalHorzScaleItemKey {
    return item as unknown as InternalHorzScaleItemKey;
  }
  cacheKey(item: InternalHorzScaleItem): number {
    return item as unknown as number;
  }
  updateFormatter(): void {
    // The library formats nothing.
  }
  formatHorzItem(): string {
    return "";
  }
  formatTickmark(): string {
    return "";
  }
  maxTickMarkWeight(): TickMarkWeightValue {
    return NO_TICK;
  }
  fillWeightsForPoints(points: readonly Mutable<TimeScalePoint>[], start: number): void {
    for (const point of points.slice(start)) point.timeWeight = NO_TICK;
  }
}
