import type { ComponentBody } from "../ComponentBody.ts";
import type { LegendType } from "./LegendType.ts";
import { visibleLines } from "./visibleLines.ts";

/** Free margin around the drawing, as a share of its longer side. */
const MARGIN = 0.06;

export const LEGEND_NAMES = {
  PROFILE: "侧视图",
  ELEVATION: "立面图",
  PLAN: "平面图",
} as const satisfies { readonly [Type in LegendType]: string };

/** A view of a body as a drawing to scale, in a single colour. */
export function legendSvg(body: ComponentBody, type: LegendType, ink: string): string {
  const lines = visibleLines(body, type);
  const xs = lines.flatMap(([from, to]) => [from[0], to[0]]);
  const ys = lines.flatMap(([from, to]) => [from[1], to[1]]);
  const bounds = (values: readonly number[]) =>
    values.reduce(
      ([low, high], value) => [Math.min(low!, value), Math.max(high!, value)],
      [Infinity, -Infinity],
    );
  const [left = 0, right = 0] = bounds(xs);
  const [bottom = 0, top = 0] = bounds(ys);
  const side = Math.max(right - left, top - bottom) * (1 + 2 * MARGIN);
  const fine = (value: number) => Math.round(value * 10) / 10;
  const box = [(left + right - side) / 2, -(top + bottom + side) / 2, side, side].map(fine);
  const path = lines.map(([from, to]) => `M${from[0]} ${fine(-from[1])}L${to[0]} ${fine(-to[1])}`).join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(" ")}"><title>${LEGEND_NAMES[type]}</title><path d="${path}" fill="none" stroke="${ink}" stroke-width="1.2" stroke-linecap="round" vector-effect="non-scaling-stroke"/></svg>`;
}
