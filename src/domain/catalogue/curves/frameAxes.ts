import { greatest, least } from "../../base/lists.ts";
import type { AxisFigure } from "./axisFigures.ts";
import type { AxisDoubt, AxisSide, ChartAxis, AxisTitle } from "./ChartAxis.ts";
import type { ChartFrame } from "./chartFrames.ts";
import type { ChartRule, ChartRules } from "./chartRules.ts";
import type { ProvenStyles } from "./figureStyle.ts";
import { isWithin } from "./polylines.ts";
import { readScale, type ReadScale } from "./readScale.ts";

/** What a page holds beside its frames. */
export interface AxisSurroundings {
  readonly figures: readonly AxisFigure[];
  readonly rules: ChartRules;
  readonly frames: readonly ChartFrame[];
  readonly proven: ProvenStyles;
  readonly titleOf: (frame: ChartFrame, side: AxisSide, figures: readonly AxisFigure[]) => AxisTitle;
}

/** Figures of an axis stand no further from its frame. */
const FURTHEST_BELOW = 64;
const FURTHEST_BESIDE = 170;
/** The first and last figures may stand so far beyond the frame's corner. */
const BEYOND = 6;
/** A tick or rule ends this near to the line that it belongs to. */
const TOUCH = 1.2;
/** Figures stand this near to the line of their axis. */
const BESIDE_SPINE = 30;
/** Efficiencies are printed as percent or as a share, which their figures tell. */
const UNITLESS = /efficiency/iu;

/** The axes of a frame, those nearest to it first. */
export function frameAxes(frame: ChartFrame, page: AxisSurroundings): readonly ChartAxis[] {
  const { frames, figures } = page;
  const outside = figures.filter(
    ({ x, y }) => !frames.some((other) => other !== frame && isWithin([x, y], other, -1)),
  );
  return [...levelAxes(frame, outside, page), ...uprightAxes(frame, outside, page)];
}

function levelAxes(
  frame: ChartFrame,
  figures: readonly AxisFigure[],
  page: AxisSurroundings,
): readonly ChartAxis[] {
  const { left, right, top, bottom } = frame;
  const inside = figures.filter(({ x }) => x > left - BEYOND && x < right + BEYOND);
  const axes = (side: "bottom" | "top", near: readonly AxisFigure[]) => {
    const edge = side === "bottom" ? bottom : top;
    const marks = [
      ...frame.upright.map(({ at }) => at),
      ...touching(page.rules.upright, edge).map(({ at }) => at),
      left,
      right,
    ].filter((at) => at > left - 1 && at < right + 1);
    return clusters(near, ({ y }) => [y - 2, y + 2]).flatMap((row): readonly ChartAxis[] => {
      const read = readScale(row, ({ x }) => x, marks, right - left, page.proven);
      return read && isAxis(read, row, "x") && (side === "bottom" || read.used.length > 2)
        ? [axisOf(side, edge, row[0]!.y, row, read, page.titleOf(frame, side, row))]
        : [];
    });
  };
  const away = (figure: AxisFigure) => Math.min(Math.abs(figure.y - bottom), Math.abs(figure.y - top));
  const isOurs = (figure: AxisFigure) =>
    page.frames.every(
      (other) =>
        other === frame ||
        figure.x < other.left ||
        figure.x > other.right ||
        Math.min(Math.abs(figure.y - other.bottom), Math.abs(figure.y - other.top) * 1.5) > away(figure) - 1,
    );
  const below = inside.filter(({ y }) => y > bottom && y < bottom + FURTHEST_BELOW);
  const above = inside.filter(({ y }) => y < top && y > top - FURTHEST_BELOW / 2);
  return [...axes("bottom", below.filter(isOurs)), ...axes("top", above.filter(isOurs))].toSorted(
    (one, other) => Math.abs(one.figuresAt - one.at) - Math.abs(other.figuresAt - other.at),
  );
}

function uprightAxes(
  frame: ChartFrame,
  figures: readonly AxisFigure[],
  page: AxisSurroundings,
): readonly ChartAxis[] {
  const { left, right, top, bottom } = frame;
  const inside = figures.filter(({ y }) => y > top - BEYOND && y < bottom + BEYOND);
  const axes = (side: "left" | "right", near: readonly AxisFigure[]) => {
    const spines = spinesOf(frame, side, page.rules);
    return clusters(near, (figure) => [figure.left, figure.right]).flatMap((column): readonly ChartAxis[] => {
      const edge = side === "left" ? greatestOf(column, "right") : -greatestOf(column, "-left");
      const spine = spineOf(spines, edge, side);
      if (isOfNeighbour(frame, page, edge, side, spine)) return [];
      const marks = [
        ...touching(page.rules.level, spine).map(({ at }) => at),
        top,
        bottom,
        ...(spine === left || spine === right ? frame.level.map(({ at }) => at) : []),
      ].filter((at) => at > top - 1 && at < bottom + 1);
      const read = readScale(column, ({ y }) => y, marks, bottom - top, page.proven);
      return read && isAxis(read, column, "y")
        ? [axisOf(side, spine, edge, column, read, page.titleOf(frame, side, column))]
        : [];
    });
  };
  const away = ({ figuresAt, side }: ChartAxis) => Math.abs(figuresAt - (side === "left" ? left : right));
  return [
    ...axes(
      "left",
      inside.filter(({ right: end }) => end < left + 1 && end > left - FURTHEST_BESIDE),
    ),
    ...axes(
      "right",
      inside.filter(({ left: start }) => start > right - 1 && start < right + FURTHEST_BESIDE),
    ),
  ].toSorted((one, other) => away(one) - away(other));
}

const greatestOf = (column: readonly AxisFigure[], end: "right" | "-left") =>
  column.reduce(
    (most, figure) => Math.max(most, end === "right" ? figure.right : -figure.left),
    Number.NEGATIVE_INFINITY,
  );

/** Lines beside a frame as high as it is: those of further axes. */
function spinesOf(frame: ChartFrame, side: "left" | "right", { upright }: ChartRules): readonly number[] {
  const { left, right, top, bottom } = frame;
  const beside = upright.filter(
    ({ at, from, to }) =>
      Math.abs(from - top) < 2 * TOUCH &&
      Math.abs(to - bottom) < 2 * TOUCH &&
      (side === "left" ? at < left - 2 : at > right + 2),
  );
  return [side === "left" ? left : right, ...beside.map(({ at }) => at)];
}

/** The line nearest to a column of figures on the side of the frame. */
function spineOf(spines: readonly number[], edge: number, side: "left" | "right"): number {
  const toFrame = spines.filter((at) => (side === "left" ? at > edge - 1 : at < edge + 1));
  return toFrame.reduce(
    (best, at) => (Math.abs(at - edge) < Math.abs(best - edge) ? at : best),
    spines[0] ?? edge,
  );
}

/** Figures between two frames belong to the one whose line they stand at. */
function isOfNeighbour(
  frame: ChartFrame,
  page: AxisSurroundings,
  edge: number,
  side: "left" | "right",
  spine: number,
): boolean {
  const own = Math.abs(spine - edge);
  return page.frames.some((other) => {
    if (other === frame || other.top > frame.bottom || other.bottom < frame.top) return false;
    const facing = side === "left" ? "right" : "left";
    const isBetween = side === "left" ? other.right < edge + 1 : other.left > edge - 1;
    if (!isBetween) return false;
    const theirs = spineOf(spinesOf(other, facing, page.rules), edge, facing);
    return Math.abs(theirs - edge) < own && own > BESIDE_SPINE / 2;
  });
}

/** Rules that end at a line or cross it. */
const touching = (rules: readonly ChartRule[], line: number) =>
  rules.filter(({ from, to }) => from <= line + TOUCH && to >= line - TOUCH);

/** Figures whose extents overlap, as groups. */
function clusters(
  figures: readonly AxisFigure[],
  extent: (figure: AxisFigure) => readonly [number, number],
): readonly (readonly AxisFigure[])[] {
  const groups: { end: number; figures: AxisFigure[] }[] = [];
  for (const figure of figures.toSorted((one, other) => extent(one)[0] - extent(other)[0])) {
    const last = groups.at(-1);
    const [start, end] = extent(figure);
    if (last && start < last.end) {
      last.figures.push(figure);
      last.end = Math.max(last.end, end);
    } else groups.push({ end, figures: [figure] });
  }
  return groups.map((group) => group.figures).filter((group) => group.length > 1);
}

/** Two figures, or a few that fit by chance among others, are no axis unless they reach along the frame. */
function isAxis(read: ReadScale, figures: readonly AxisFigure[], along: "x" | "y"): boolean {
  const positions = read.used.map(({ at }) => at);
  const reach = greatest(positions) - least(positions);
  const size = figures[0]?.size ?? 0;
  const isWide = reach > (along === "x" ? 6 : 3) * size;
  return isWide && (read.used.length >= 3 || figures.length === 2) && 2 * read.used.length > figures.length;
}

function axisOf(
  side: AxisSide,
  at: number,
  figuresAt: number,
  figures: readonly AxisFigure[],
  { scale, used, error, doubts }: ReadScale,
  title: AxisTitle,
): ChartAxis {
  const colour = title.colour === "" ? (figures[0]?.colour ?? "") : title.colour;
  const needsUnit = title.unit === "" && title.quantity !== null && !UNITLESS.test(title.quantity);
  const own: readonly AxisDoubt[] = needsUnit ? [...doubts, "no-unit"] : doubts;
  return { ...title, colour, side, scale, at, figuresAt, figures: used.length, error, doubts: own };
}
