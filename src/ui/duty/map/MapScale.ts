import {
  flowAt,
  plotScale,
  valueAt,
  type PlotArea,
  type PlotScale,
} from "#domain/products/drawing/PlotArea.ts";
import type { MapView } from "#domain/products/search/map/MapView.ts";

/** px around the plot for the figures of the ticks. */
export const EDGES = { left: 44, right: 10, top: 18, bottom: 22 } as const;

/** Converts between quantities and px from the map's upper left corner. */
export interface MapScale extends PlotScale {
  readonly width: number;
  readonly height: number;
  /** The plot without its edges. */
  readonly area: PlotArea;
  readonly flowAt: (x: number) => number;
  readonly valueAt: (y: number) => number;
}

export function mapScale({ flow, value }: MapView, width: number, height: number): MapScale {
  const area = {
    left: EDGES.left,
    top: EDGES.top,
    width: Math.max(width - EDGES.left - EDGES.right, 1),
    height: Math.max(height - EDGES.top - EDGES.bottom, 1),
  };
  return {
    width,
    height,
    area,
    ...plotScale(area, flow, value),
    flowAt: (x) => flowAt(area, flow, x),
    valueAt: (y) => valueAt(area, value, y),
  };
}
