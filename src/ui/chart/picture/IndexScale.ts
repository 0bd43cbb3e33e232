import type {
  ChartOptionsImpl,
  IHorzScaleBehavior,
  InternalHorzScaleItem,
  InternalHorzScaleItemKey,
  Mutable,
  TickMarkWeightValue,
  TimeScalePoint,
} from "lightweight-charts";

// The library's own types for what a horizontal item becomes inside are opaque; ours are numbers throughout.
const inside = (index: number) => index as unknown as InternalHorzScaleItem;
const NO_TICK = 0 as TickMarkWeightValue;

/**
 * The places of the grid as a horizontal scale. The library spaces points by index, which is linear in flow because the
 * grid is even; what flow an index stands for, and ticks at exact flows, are ours to draw. So a changed range of flow
 * changes no point of the scale.
 */
export class IndexScale implements IHorzScaleBehavior<number> {
  #options: ChartOptionsImpl<number> | undefined;

  options(): ChartOptionsImpl<number> {
    // The library sets them before it asks.
    return this.#options!;
  }
  setOptions(options: ChartOptionsImpl<number>): void {
    this.#options = options;
  }
  preprocessData(): void {
    // Numbers need none.
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
    // Nothing is formatted by the library.
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
