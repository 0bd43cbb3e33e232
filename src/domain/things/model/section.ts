import type { Bounds } from "./Bounds.ts";
import type { Triple } from "./displayData.ts";

/** A cut at right angles to an axis; the part in front of it is removed: at the right, in front or above. */
export interface Section {
  readonly axis: "x" | "y" | "z";
  /** Share of the model that remains, 0 to 1. */
  readonly share: number;
}

/** Points with `normal · point + constant` ≥ 0 remain. */
export interface CutPlane {
  readonly normal: Triple;
  readonly constant: number;
}

/** The front is at −y, where the eye is at first. */
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
