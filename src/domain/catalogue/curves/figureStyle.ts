import type { AxisFigure, FigureStyle } from "./axisFigures.ts";
import { fitScale, type FittedScale } from "./fitScale.ts";

/** The styles that figures of a page prove: 0,5 and 1.234.567 can be read in one way alone. */
export type ProvenStyles = Readonly<Record<FigureStyle, boolean>>;

/** Figures of one axis as read in the style that they were printed in. */
export interface StyledFit {
  readonly fit: FittedScale;
  /** Whether they could as well be read in the other style, a thousand times as much or as little. */
  readonly isOpen: boolean;
}

const STYLES = ["point", "comma"] as const;
/** A fit is worse if its figures are so much further off, in points. */
const WORSE = 1;

export function provenStyles(figures: readonly AxisFigure[]): ProvenStyles {
  const proves = (style: FigureStyle, other: FigureStyle) =>
    figures.some(({ value }) => value[style] !== null && value[other] === null);
  return { point: proves("point", "comma"), comma: proves("comma", "point") };
}

/**
 * The style is found for each axis by itself, as pages print 1,5 at one and 2,500 for thousands at another. Where
 * both styles give a scale, a plain figure beside figures in groups tells; what other axes show is a hint alone.
 */
export function figureStyle(
  figures: readonly AxisFigure[],
  positionOf: (figure: AxisFigure) => number,
  proven: ProvenStyles,
): StyledFit | null {
  const [point, comma] = STYLES.map((style) => fitBy(figures, positionOf, style));
  if (!point || !comma) return unlessNull(point ?? comma);
  const more = point.used.length - comma.used.length || Math.trunc((comma.worst - point.worst) / WORSE);
  if (more !== 0) return { fit: more > 0 ? point : comma, isOpen: false };
  const sign = groupSign(figures);
  if (sign === null) return { fit: point, isOpen: false };
  const thousands = sign === "," ? "point" : "comma";
  const decimals = sign === "," ? "comma" : "point";
  const isSaid = hasPlain(figures);
  const isThousands = isSaid || (sign === "," ? !proven.comma : proven.comma && !proven.point);
  // A page that has the sign for decimals elsewhere speaks against thousands, and does not prove decimals.
  const isOpen = proven[decimals] || !(proven[thousands] || (isSaid && sign === ","));
  return { fit: (isThousands ? thousands : decimals) === "point" ? point : comma, isOpen };
}

const unlessNull = (fit: FittedScale | null | undefined): StyledFit | null =>
  fit ? { fit, isOpen: false } : null;

const fitBy = (
  figures: readonly AxisFigure[],
  positionOf: (figure: AxisFigure) => number,
  style: FigureStyle,
): FittedScale | null =>
  fitScale(
    figures.flatMap((figure) => {
      const value = figure.value[style];
      return value === null ? [] : [{ at: positionOf(figure), value }];
    }),
  );

/** The sign before groups of three digits, which may be decimals as well. */
function groupSign(figures: readonly AxisFigure[]): "," | "." | null {
  const grouped = figures.find(({ value: { point, comma } }) => point !== comma);
  const sign = /[.,](?=\d{3}$)/u.exec(grouped?.text ?? "")?.[0];
  return sign === "," || sign === "." ? sign : null;
}

/** Decimals are printed alike on one axis: 0 beside 2,500 says thousands, where decimals would be 0,000. */
function hasPlain(figures: readonly AxisFigure[]): boolean {
  return (
    figures.some(({ text }) => /^\d+$/u.test(text)) && figures.some(({ text }) => /[.,]\d\d0$/u.test(text))
  );
}
