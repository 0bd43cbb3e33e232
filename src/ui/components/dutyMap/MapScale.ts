import type { MapSpan, MapView } from "#domain/search/map/MapView.ts";

/** Room for the ticks' figures around the plot, px. */
export const EDGES = { left: 44, right: 10, top: 18, bottom: 22 } as const;

/** Where a quantity stands on the map, px from its left upper corner, and back. */
export interface MapScale {
  readonly width: number;
  readonly height: number;
  readonly x: (flow: number) => number;
  readonly y: (value: number) => number;
  readonly flowAt: (x: number) => number;
  readonly valueAt: (y: number) => number;
}

const share = ({ min, max }: MapSpan, of: number) => (of - min) / (max - min);
const at = ({ min, max }: MapSpan, of: number) => min + of * (max - min);

export function mapScale({ flow, value }: MapView, width: number, height: number): MapScale {
  const across = Math.max(width - EDGES.left - EDGES.right, 1);
  const up = Math.max(height - EDGES.top - EDGES.bottom, 1);
  const ground = height - EDGES.bottom;
  return {
    width,
    height,
    x: (of) => EDGES.left + share(flow, of) * across,
    y: (of) => ground - share(value, of) * up,
    flowAt: (x) => at(flow, (x - EDGES.left) / across),
    valueAt: (y) => at(value, (ground - y) / up),
  };
}
