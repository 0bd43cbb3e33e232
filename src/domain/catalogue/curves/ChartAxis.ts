import type { Quantity } from "../tables/words/quantities.ts";
import type { Scale } from "./fitScale.ts";

export type AxisSide = "bottom" | "top" | "left" | "right";

/**
 * Why a scale has to be checked: fewer than three figures; figures that stand off their positions; figures that
 * contradict it; both kinds of scale fit; a comma may divide thousands or decimals; values are to be multiplied;
 * no unit is printed.
 */
export type AxisDoubt =
  | "few-figures"
  | "loose-figures"
  | "figures-disagree"
  | "linear-or-log"
  | "comma-or-point"
  | "factor"
  | "no-unit"
  | "from-other-frame";

/** What is printed beside an axis. */
export interface AxisTitle {
  readonly text: string;
  readonly quantity: Quantity | null;
  readonly unit: string;
  readonly colour: string;
}

export interface ChartAxis extends AxisTitle {
  readonly side: AxisSide;
  /** Values over x of the page for level axes, over y for upright ones. */
  readonly scale: Scale;
  /** Where its line runs: y of a level axis, x of an upright one. */
  readonly at: number;
  /** Where its figures stand, in the same measure. */
  readonly figuresAt: number;
  readonly figures: number;
  /** How far figures or their ticks are off, as a share of the frame. */
  readonly error: number;
  readonly doubts: readonly AxisDoubt[];
}
