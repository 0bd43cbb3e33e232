import type { AxisFigure } from "./axisFigures.ts";
import { figureStyle, type ProvenStyles } from "./figureStyle.ts";
import type { AxisDoubt } from "./ChartAxis.ts";
import { fitAs, type FittedScale } from "./fitScale.ts";
import { snapToMarks } from "./snapToMarks.ts";

/** Scales are to be right within 0.4 % of the frame; figures that are set alone are trusted up to half of it. */
const LOOSE = 0.003;
const FEWEST = 3;
const AGREEING = 0.7;

export interface ReadScale extends FittedScale {
  readonly error: number;
  readonly doubts: readonly AxisDoubt[];
}

/**
 * @param positionOf the middle of a figure along the axis
 * @param marks ticks and rules that the figures may name
 * @param span length of the frame along the axis
 * @param proven the styles that figures of the page prove
 */
export function readScale(
  figures: readonly AxisFigure[],
  positionOf: (figure: AxisFigure) => number,
  marks: readonly number[],
  span: number,
  proven: ProvenStyles,
): ReadScale | null {
  const best = figureStyle(figures, positionOf, proven);
  if (!best) return null;
  const fitted = snapToMarks(best.fit, marks) ?? best.fit;
  const error = fitted.worst / span;
  const doubts: AxisDoubt[] = [];
  if (fitted.used.length < FEWEST) doubts.push("few-figures");
  else if (best.fit.used.length < AGREEING * figures.length) doubts.push("figures-disagree");
  if (error > LOOSE) doubts.push("loose-figures");
  if (fitted.used.length >= FEWEST && isEitherKind(best.fit)) doubts.push("linear-or-log");
  if (best.isOpen) doubts.push("comma-or-point");
  return { ...fitted, error, doubts };
}

function isEitherKind({ scale, used, worst }: FittedScale): boolean {
  const other = fitAs(scale.kind === "log" ? "linear" : "log", used);
  return other !== null && other.used.length === used.length && other.worst < Math.max(1, 2 * worst);
}
