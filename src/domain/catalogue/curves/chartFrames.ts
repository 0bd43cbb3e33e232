import type { ChartRule, ChartRules } from "./chartRules.ts";
import type { Box } from "./PageDrawing.ts";

/** A box of a page in which curves may run. */
export interface ChartFrame extends Box {
  /** Rules that span it: edges, and lines of the grid. */
  readonly level: readonly ChartRule[];
  readonly upright: readonly ChartRule[];
}

/** Rules whose ends differ by less have one extent. */
const SAME_END = 1.6;
const NARROWEST = 60;
const LOWEST = 36;
/** Shorter pieces are ticks. */
const SHORTEST = 20;
/** A rule that goes on as a tick is so much longer. */
const TICK = 6;
/** More extents than this are no chart but a drawing. */
const MOST_EXTENTS = 400;

interface Extent {
  readonly from: number;
  readonly to: number;
  readonly rules: readonly ChartRule[];
}

/** Every box that level and upright rules of one extent each make up; the one with most rules first. */
export function chartFrames({ level, upright }: ChartRules): readonly ChartFrame[] {
  const across = extentsOf(level.filter(({ from, to }) => to - from > SHORTEST));
  const down = extentsOf(upright.filter(({ from, to }) => to - from > SHORTEST));
  if (across.length > MOST_EXTENTS || down.length > MOST_EXTENTS) return [];
  return across
    .filter(({ from, to }) => to - from >= NARROWEST)
    .flatMap((wide) =>
      down.filter(({ from, to }) => to - from >= LOWEST).flatMap((high) => frameOf(wide, high) ?? []),
    )
    .toSorted((one, other) => weightOf(other) - weightOf(one));
}

const weightOf = ({ level, upright }: ChartFrame) =>
  Math.min(level.length, 12) + Math.min(upright.length, 12);

function frameOf(wide: Extent, high: Extent): ChartFrame | null {
  const level = wide.rules.filter(({ at }) => at >= high.from - SAME_END && at <= high.to + SAME_END);
  const upright = high.rules.filter(({ at }) => at >= wide.from - SAME_END && at <= wide.to + SAME_END);
  const edge = (rules: readonly ChartRule[], at: number, off = SAME_END) =>
    rules.find((rule) => Math.abs(rule.at - at) <= off)?.at;
  const [top, bottom] = [edge(level, high.from), edge(level, high.to)];
  const [left, right] = [edge(upright, wide.from), edge(upright, wide.to)];
  // Two axes that meet are enough; so is a grid without edges.
  const hasAxes = bottom !== undefined && left !== undefined;
  const hasGrid = level.length >= 2 && upright.length >= 2;
  if (!hasAxes && !hasGrid) return null;
  return {
    left: left ?? wide.from,
    right: right ?? wide.to,
    top: top ?? edge(level, high.from, TICK) ?? high.from,
    bottom: bottom ?? edge(level, high.to, TICK) ?? high.to,
    level,
    upright,
  };
}

function extentsOf(rules: readonly ChartRule[]): readonly Extent[] {
  const extents: { from: number; to: number; rules: ChartRule[] }[] = [];
  const byEnd = new Map<number, { from: number; to: number; rules: ChartRule[] }[]>();
  for (const rule of rules) {
    const row = Math.round(rule.from);
    const near = [row - 2, row - 1, row, row + 1, row + 2].flatMap((key) => byEnd.get(key) ?? []);
    const own = near.find(
      ({ from, to }) => Math.abs(from - rule.from) <= SAME_END && Math.abs(to - rule.to) <= SAME_END,
    );
    if (own) {
      own.rules.push(rule);
      continue;
    }
    const extent = { from: rule.from, to: rule.to, rules: [rule] };
    extents.push(extent);
    byEnd.set(row, [...(byEnd.get(row) ?? []), extent]);
  }
  return extents;
}
