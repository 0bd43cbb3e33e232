import { axisFigures } from "./axisFigures.ts";
import { axisTitle, phrasesOf } from "./axisTitles.ts";
import type { ChartAxis } from "./ChartAxis.ts";
import { chartFrames, type ChartFrame } from "./chartFrames.ts";
import type { ChartLine, LineDoubt } from "./ChartLine.ts";
import { chartRules } from "./chartRules.ts";
import { provenStyles } from "./figureStyle.ts";
import { frameAxes } from "./frameAxes.ts";
import { frameLines } from "./frameLines.ts";
import { curveMeaning, type CurveMeaning } from "./curveMeaning.ts";
import { familyDoubts } from "./familyDoubts.ts";
import { labelLines } from "./labelLines.ts";
import type { Box, ColouredWord, PageDrawing } from "./PageDrawing.ts";
import { printedSpeed } from "./printedSpeed.ts";
import { overlaps } from "./polylines.ts";
import { stackedFrames } from "./stackedFrames.ts";
import { isSystemLine } from "./systemLine.ts";
import { quarterTurns, turnDrawing, type QuarterTurns } from "./turnDrawing.ts";
import { wholeWords } from "./wholeWords.ts";

/** A line with what it is proposed to show. */
export interface ChartCurve extends ChartLine, CurveMeaning {}

/** A chart of a page: its frame, its axes and the lines that may be curves. */
export interface Chart {
  readonly frame: Box;
  readonly axes: readonly ChartAxis[];
  readonly curves: readonly ChartCurve[];
}

/** The charts of a page after it was turned, in points of the turned page. */
export interface PageCharts {
  readonly turns: QuarterTurns;
  readonly width: number;
  readonly height: number;
  readonly charts: readonly Chart[];
  /** What the page's words say of the speed, in r/min; `null` where they do not, or say several. */
  readonly speed: number | null;
}

/** More paths are a drawing: a page answers within a second, or says so. */
export const MOST_PATHS = 60_000;
const MOST_FRAMES = 24;
const SYSTEM_LINE: LineDoubt = "system-line";
/** Points within which a frame lies on the edges of its page. */
const AT_EDGE = 3;

export function readCharts(drawing: PageDrawing): PageCharts {
  const turns = quarterTurns(drawing.words);
  const { width, height, words: printed, paths } = turnDrawing(drawing, turns);
  const words = wholeWords(printed);
  const rules = chartRules(paths);
  const figures = axisFigures(words);
  const phrases = phrasesOf(words);
  // Figures are printed outside of a frame, so the paper's own edge is not a frame.
  const isPaper = ({ left, top, right, bottom }: Box) =>
    left < AT_EDGE && top < AT_EDGE && right > width - AT_EDGE && bottom > height - AT_EDGE;
  const frames = chosenFrames(chartFrames(rules, figures).filter((frame) => !isPaper(frame))).flatMap(
    (frame) => stackedFrames(frame, figures),
  );
  const page = {
    figures,
    rules,
    frames,
    proven: provenStyles(figures),
    titleOf: (
      frame: ChartFrame,
      side: Parameters<typeof axisTitle>[2],
      own: Parameters<typeof axisTitle>[3],
    ) => axisTitle(phrases, frame, side, own),
  };
  const read = frames.map((frame) => ({ frame, axes: frameAxes(frame, page) }));
  // A figure of an axis close behind a word is no part of a curve's name.
  const names = phrasesOf(withoutFigures(words, read));
  const charts = withSharedAxes(read).flatMap(({ frame, axes }): readonly Chart[] => {
    const lines = frameLines(paths, frame, rules, phrases);
    if (lines.length === 0) return [];
    const labels = labelLines(lines, names, paths, frame);
    const isOpen = familyDoubts(lines, labels);
    const isNamed = labels.some((label) => label?.parameter);
    const curves = lines.map((line, at): ChartCurve => {
      const meaning = curveMeaning(line, labels[at] ?? null, axes, frame);
      const meaningDoubts = new Set(meaning.meaningDoubts);
      if (isOpen[at]) meaningDoubts.add("parameter");
      // A line without a telling word among lines with figures may be another one of them, or something else.
      const { parameter = null, quantity = null } = labels[at] ?? {};
      if (isNamed && parameter === null && quantity === null) meaningDoubts.add("quantity").add("parameter");
      const doubts = isSystemLine(line, meaning, axes, frame) ? [...line.doubts, SYSTEM_LINE] : line.doubts;
      return { ...line, ...meaning, doubts, meaningDoubts: [...meaningDoubts] };
    });
    const { left, top, right, bottom } = frame;
    return [{ frame: { left, top, right, bottom }, axes, curves: withNamesakes(curves) }];
  });
  return { turns, width, height, charts, speed: printedSpeed(phrases.map(({ text }) => text)) };
}

/** How exactly figures of an upright axis stand in a column. */
const IN_COLUMN = 1;

function withoutFigures(words: readonly ColouredWord[], read: readonly Read[]): readonly ColouredWord[] {
  const columns = read.flatMap(({ axes }) => axes.filter((axis) => !isLevel(axis)));
  if (columns.length === 0) return words;
  const isFigure = ({ text, x, width }: ColouredWord) =>
    /^[\d.,]+$/u.test(text) &&
    columns.some(
      ({ side, figuresAt }) => Math.abs((side === "left" ? x + width : x) - figuresAt) < IN_COLUMN,
    );
  return words.filter((word) => !isFigure(word));
}

const withDoubt = ({ meaningDoubts }: CurveMeaning): Pick<CurveMeaning, "meaningDoubts"> =>
  meaningDoubts.includes("parameter")
    ? { meaningDoubts }
    : { meaningDoubts: [...meaningDoubts, "parameter"] };

/** Two curves of one quantity whose words do not tell them apart. */
function withNamesakes(curves: readonly ChartCurve[]): readonly ChartCurve[] {
  const nameOf = ({ y, quantity, parameter, label }: ChartCurve) =>
    `${y} ${quantity} ${parameter === null ? label : null}`;
  const counts = new Map<string, number>();
  for (const curve of curves) counts.set(nameOf(curve), (counts.get(nameOf(curve)) ?? 0) + 1);
  return curves.map((curve) =>
    curve.parameter === null && counts.get(nameOf(curve))! > 1 ? { ...curve, ...withDoubt(curve) } : curve,
  );
}

/** Frames do not overlap: of two that do, the one with more rules. */
function chosenFrames(candidates: readonly ChartFrame[]): readonly ChartFrame[] {
  const kept: ChartFrame[] = [];
  for (const frame of candidates) {
    if (kept.length >= MOST_FRAMES) break;
    if (!kept.some((other) => overlaps(shrunk(frame), other))) kept.push(frame);
  }
  return kept.toSorted((one, other) => one.top - other.top || one.left - other.left);
}

const shrunk = ({ left, top, right, bottom }: Box): Box => ({
  left: left + 2,
  top: top + 2,
  right: right - 2,
  bottom: bottom - 2,
});

interface Read {
  readonly frame: ChartFrame;
  readonly axes: readonly ChartAxis[];
}

const isLevel = ({ side }: ChartAxis) => side === "bottom" || side === "top";

/** Stacked frames share the figures that stand below the lowest. */
function withSharedAxes(read: readonly Read[]): readonly Read[] {
  return read.map(({ frame, axes }) => {
    if (axes.some(isLevel)) return { frame, axes };
    const donors = read.filter(
      (other) =>
        Math.abs(other.frame.left - frame.left) < 1 &&
        Math.abs(other.frame.right - frame.right) < 1 &&
        other.axes.some(isLevel),
    );
    const nearest = donors.toSorted(
      (one, other) => Math.abs(one.frame.top - frame.top) - Math.abs(other.frame.top - frame.top),
    )[0];
    const shared = nearest?.axes.filter(isLevel) ?? [];
    return { frame, axes: [...shared, ...axes] };
  });
}
