import type { Triple } from "#domain/things/model/displayData.ts";
import type { ComponentBody } from "../ComponentBody.ts";
import { DepthBuffer } from "./DepthBuffer.ts";
import { edgesOf, type Edge } from "./edgesOf.ts";
import type { LegendType } from "./LegendType.ts";
import { seen, VIEWS, type View } from "./View.ts";

/** Resolution of the picture that decides which lines are hidden. */
const FINENESS = 720;
const MARGIN = 0.02;

/** To the right and upwards, mm. */
export type Point = readonly [x: number, y: number];
export type Line = readonly [from: Point, to: Point];

/** The visible parts of an edge, as shares from and to. */
function shown(buffer: DepthBuffer, [from, to]: Edge): (readonly [number, number])[] {
  const [a, b] = [buffer.at(from), buffer.at(to)];
  const steps = Math.max(1, Math.ceil(Math.hypot(b[0] - a[0], b[1] - a[1])));
  const at = (share: number): Triple => [
    a[0] + (b[0] - a[0]) * share,
    a[1] + (b[1] - a[1]) * share,
    a[2] + (b[2] - a[2]) * share,
  ];
  const runs: (readonly [number, number])[] = [];
  let begun: number | null = null;
  for (let step = 0; step < steps; step++) {
    const isSeen = buffer.shows(at((step + 0.5) / steps));
    if (isSeen && begun === null) begun = step / steps;
    if (!isSeen && begun !== null) {
      runs.push([begun, step / steps]);
      begun = null;
    }
  }
  return begun === null ? runs : [...runs, [begun, 1]];
}

const tenth = (value: number) => Math.round(value * 10) / 10;

/** The visible lines of a body in a view, without those hidden by other parts, each once. */
export function visibleLines(body: ComponentBody, type: LegendType): Line[] {
  const view: View = VIEWS[type];
  const buffer = new DepthBuffer(body, view, FINENESS, MARGIN);
  const once = new Map<string, Line>();
  for (const edge of edgesOf(body, view)) {
    const [a, b] = edge.map((point) => seen(view, point)) as [Triple, Triple];
    const at = (share: number): Point => [
      tenth(a[0] + (b[0] - a[0]) * share),
      tenth(a[1] + (b[1] - a[1]) * share),
    ];
    for (const [from, to] of shown(buffer, edge)) {
      const ends = [at(from), at(to)].toSorted(([x0, y0], [x1, y1]) => x0 - x1 || y0 - y1);
      const [begin, end] = [ends[0]!, ends[1]!];
      if (begin[0] !== end[0] || begin[1] !== end[1]) once.set(`${begin.join()} ${end.join()}`, [begin, end]);
    }
  }
  return [...once.values()];
}
