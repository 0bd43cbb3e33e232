import type { AxisFigure } from "./axisFigures.ts";
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

/** Charts without upright rules have so many level ones, a step apart, that figures stand at. */
const FEWEST_LEVELS = 3;
/** As a share of the step between two rules, and the most points between a figure and its rule. */
const UNEVEN = 0.03;
const AT_RULE = 3;
/** A figure at an end may stand out so far, in points. */
const AT_END = 8;
/** Points within which figures stand beside and below such a chart. */
const BESIDE = 40;
const BELOW = 30;

/**
 * Every box that level and upright rules of one extent each make up; the one with most rules first. Level rules
 * alone make one where figures stand at them and below.
 */
export function chartFrames(
  { level, upright }: ChartRules,
  figures: readonly AxisFigure[] = [],
): readonly ChartFrame[] {
  const across = extentsOf(level.filter(({ from, to }) => to - from > SHORTEST));
  const down = extentsOf(upright.filter(({ from, to }) => to - from > SHORTEST));
  if (across.length > MOST_EXTENTS || down.length > MOST_EXTENTS) return [];
  return across
    .filter(({ from, to }) => to - from >= NARROWEST)
    .flatMap((wide) => [
      ...down.filter(({ from, to }) => to - from >= LOWEST).flatMap((high) => frameOf(wide, high) ?? []),
      ...levelFrameOf(wide, figures),
    ])
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

function levelFrameOf({ from, to, rules }: Extent, figures: readonly AxisFigure[]): readonly ChartFrame[] {
  const sorted = rules.toSorted((one, other) => one.at - other.at);
  const levels = sorted.map(({ at }) => at).filter((at, nth, all) => nth === 0 || at - all[nth - 1]! > 1);
  const [top, bottom] = [levels[0], levels.at(-1)];
  if (top === undefined || bottom === undefined || levels.length < FEWEST_LEVELS) return [];
  if (bottom - top < LOWEST) return [];
  const step = (bottom - top) / (levels.length - 1);
  if (levels.some((at, nth) => Math.abs(at - top - nth * step) > UNEVEN * step)) return [];
  const atRule = figures.filter(({ y }) => levels.some((at) => Math.abs(y - at) <= AT_RULE));
  const left = atRule.filter(({ right }) => right <= from && right > from - BESIDE);
  const right = atRule.filter((figure) => figure.left >= to && figure.left < to + BESIDE);
  const below = figures.filter(
    ({ x, y }) => y > bottom && y < bottom + BELOW && x > from - AT_END && x < to + AT_END,
  );
  const hasFigures = Math.max(left.length, right.length) >= FEWEST_LEVELS && below.length >= FEWEST_LEVELS;
  return hasFigures ? [{ left: from, right: to, top, bottom, level: sorted, upright: [] }] : [];
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
