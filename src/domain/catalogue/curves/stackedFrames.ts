import type { AxisFigure } from "./axisFigures.ts";
import type { ChartFrame } from "./chartFrames.ts";
import type { ChartRule } from "./chartRules.ts";
import { fitScale } from "./fitScale.ts";

/** Figures stand no further beside the frame. */
const BESIDE = 60;
/** A chart of a stack has so many figures, which agree, and is so high. */
const FEWEST = 3;
const LOWEST = 36;
/** The first and the last figure of a stack's chart stand this near to the rule between two. */
const AT_RULE = 8;

const valueOf = ({ value }: AxisFigure) => value.point ?? value.comma ?? 0;

/**
 * Charts that stand on each other share their upright edges, so that their rules make one frame. The figures
 * beside it tell: down the page they fall, and begin anew at the top of the next chart.
 */
export function stackedFrames(frame: ChartFrame, figures: readonly AxisFigure[]): readonly ChartFrame[] {
  const { left, top, bottom } = frame;
  const beside = figures.filter(
    ({ right, y }) => right < left + 1 && right > left - BESIDE && y > top - AT_RULE && y < bottom + AT_RULE,
  );
  const runs = runsOf(beside.toSorted((one, other) => one.y - other.y || valueOf(one) - valueOf(other)));
  if (runs.length < 2 || !runs.every(isScale)) return [frame];
  const cuts = runs.slice(1).map((run, at) => ruleBetween(frame, runs[at]!.at(-1)!.y, run[0]!.y));
  const edges = [top, ...cuts.flatMap((cut) => (cut === null ? [] : [cut])), bottom];
  const isWhole = edges.length === runs.length + 1;
  return isWhole && edges.every((edge, at) => at === 0 || edge - edges[at - 1]! > LOWEST)
    ? runs.map((_, at) => partOf(frame, edges[at]!, edges[at + 1]!))
    : [frame];
}

/** Figures from the top down, cut where one is greater than the one above it. */
function runsOf(sorted: readonly AxisFigure[]): readonly (readonly AxisFigure[])[] {
  const runs: AxisFigure[][] = [];
  for (const figure of sorted) {
    const above = runs.at(-1)?.at(-1);
    if (above && valueOf(figure) < valueOf(above)) runs.at(-1)!.push(figure);
    else runs.push([figure]);
  }
  return runs;
}

function isScale(run: readonly AxisFigure[]): boolean {
  const fit = fitScale(run.map((figure) => ({ at: figure.y, value: valueOf(figure) })));
  return run.length >= FEWEST && fit !== null && fit.used.length === run.length;
}

function ruleBetween({ level }: ChartFrame, above: number, below: number): number | null {
  const middle = (above + below) / 2;
  const near = level.filter(({ at }) => at > above - AT_RULE && at < below + AT_RULE);
  const nearest = near.toSorted((one, other) => Math.abs(one.at - middle) - Math.abs(other.at - middle))[0];
  return nearest?.at ?? null;
}

const partOf = (frame: ChartFrame, top: number, bottom: number): ChartFrame => ({
  ...frame,
  top,
  bottom,
  level: frame.level.filter(({ at }) => at > top - 1 && at < bottom + 1),
  upright: frame.upright.map((rule): ChartRule => ({ ...rule, from: top, to: bottom })),
});
