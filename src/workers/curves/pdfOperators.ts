import { isNumbers, type TransformOperators } from "../tables/TransformWalk.ts";

export { isNumbers, type OperatorList } from "../tables/TransformWalk.ts";

/** Numbers of the operators that matter for curves. */
export interface DrawingOperators extends TransformOperators {
  readonly setLineWidth: number;
  readonly setDash: number;
  readonly setGState: number;
  readonly setStrokeRGBColor: number;
  readonly setFillRGBColor: number;
  readonly setStrokeColorN: number;
  readonly setFillColorN: number;
  readonly constructPath: number;
  readonly moveTo: number;
  readonly lineTo: number;
  readonly curveTo: number;
  readonly curveTo2: number;
  readonly curveTo3: number;
  readonly closePath: number;
  readonly rectangle: number;
  readonly stroke: number;
  readonly closeStroke: number;
  readonly fill: number;
  readonly eoFill: number;
  readonly fillStroke: number;
  readonly eoFillStroke: number;
  readonly closeFillStroke: number;
  readonly closeEOFillStroke: number;
  readonly endPath: number;
  readonly clip: number;
  readonly eoClip: number;
  readonly beginText: number;
  readonly setTextMatrix: number;
  readonly setLeading: number;
  readonly setLeadingMoveText: number;
  readonly moveText: number;
  readonly nextLine: number;
  readonly showText: number;
  readonly showSpacedText: number;
}

/** An argument of an operator as a number; 0 where there is none. */
export const numberAt = (args: unknown, at: number): number => {
  const value: unknown = isNumbers(args) ? args[at] : undefined;
  return typeof value === "number" ? value : 0;
};

/** `#rrggbb` from three bytes; some operators pass the text itself. */
export const colourOf = (args: unknown): string => {
  if (!isNumbers(args)) return "";
  const first: unknown = args[0];
  if (typeof first === "string") return first;
  return `#${[0, 1, 2].map((at) => Math.round(numberAt(args, at)).toString(16).padStart(2, "0")).join("")}`;
};
