import type { CurveQuantity } from "../../physics/curve/curveQuantities.ts";
import type { Scale } from "./fitScale.ts";
import type { Polyline } from "./PageDrawing.ts";

/** An axis as it is used: read from the page, or set by a person. */
export interface SheetAxis {
  readonly scale: Scale;
  readonly unit: string;
  /** How far a position may be off, in points of the page. */
  readonly off: number;
}

/** How a line was read: from its path, traced under clicks, or clicked point by point. */
export type ReadMethod = "vector" | "traced" | "by-hand";

/** A line that a person took as a curve of the product. */
export interface SheetCurve {
  readonly quantity: CurveQuantity;
  /** What tells it from other curves of its quantity; empty for the only one. */
  readonly setting: string;
  readonly x: SheetAxis;
  readonly y: SheetAxis;
  readonly points: Polyline;
  readonly method: ReadMethod;
}
