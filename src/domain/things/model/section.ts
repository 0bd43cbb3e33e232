import type { Bounds } from "./Bounds.ts";
import type { Triple } from "./displayData.ts";

/** A cut square to an axis; what lies before it is taken away: at the right, in front or above. */
export interface Section {
  readonly axis: "x" | "y" | "z";
  /** How much of the model is left, 0 to 1. */
  readonly share: number;
}

/** What is kept has `normal · point + constant` ≥ 0. */
export interface CutPlane {
  readonly normal: Triple;
  readonly constant: number;
}

/** The front is at −y, where the eye stands at first. */
export function cutPlane({ axis, share }: Section, { min, max }: Bounds): CutPlane {
  switch (axis) {
    case "x":
      return { normal: [-1, 0, 0], constant: min[0] + (max[0] - min[0]) * share };
    case "y":
      return { normal: [0, 1, 0], constant: -(max[1] - (max[1] - min[1]) * share) };
    case "z":
      return { normal: [0, 0, -1], constant: min[2] + (max[2] - min[2]) * share };
  }
}
