import type { Triple } from "../model/displayData.ts";

const RIGHT_ANGLE = 90;
/** Exact cosine and sine of right angles, so that a quarter turn leaves no remainder of 1e-17. */
const QUARTERS = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;

function cosSin(degrees: number): readonly [cos: number, sin: number] {
  const quarter = QUARTERS[(((degrees / RIGHT_ANGLE) % 4) + 4) % 4];
  if (quarter !== undefined) return quarter;
  const angle = (degrees * Math.PI) / 180;
  return [Math.cos(angle), Math.sin(angle)];
}

/** Turns a point counter-clockwise (seen from above) about the vertical axis through the origin. */
export function turned([x, y, z]: Triple, degrees: number): Triple {
  const [cos, sin] = cosSin(degrees);
  return [x * cos - y * sin, x * sin + y * cos, z];
}

export const plus = (a: Triple, b: Triple): Triple => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
