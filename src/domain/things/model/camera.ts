import { centreOf, cornersOf, diagonalOf, type Bounds } from "./Bounds.ts";
import type { Triple } from "./displayData.ts";
import { dot, HALF_VIEW_TANGENT, moved, viewAxes, type Orbit, type ViewAxes } from "./orbit.ts";

/** Factor by which the picture is larger than the box it is fitted to. */
export const FIT_MARGIN = 1.2;

export type Projection = "perspective" | "parallel";

/** Position and view of the eye. Both projections show objects at the target at the same size. */
export interface Camera extends ViewAxes {
  readonly projection: Projection;
  readonly position: Triple;
  readonly target: Triple;
  readonly distance: number;
  /** From the middle of the picture to its upper edge, at the target. */
  readonly halfHeight: number;
}

export function cameraOf(orbit: Orbit, projection: Projection): Camera {
  const { target, distance } = orbit;
  const axes = viewAxes(orbit);
  return {
    ...axes,
    projection,
    target,
    distance,
    position: moved(target, axes.back, distance),
    halfHeight: distance * HALF_VIEW_TANGENT,
  };
}

const minus = (a: Triple, b: Triple): Triple => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];

/** An empty box has no size; even a single point needs some distance to be looked at. */
const LEAST_DISTANCE = 1e-3;

/**
 * The nearest position with the same direction, aimed at the middle of the box, from which the box with the margin
 * is completely visible.
 * @param aspect width of the picture divided by its height
 */
export function fitted(orbit: Orbit, bounds: Bounds, aspect: number, projection: Projection): Orbit {
  const { right, up, back } = viewAxes(orbit);
  const target = centreOf(bounds);
  let distance = LEAST_DISTANCE;
  for (const corner of cornersOf(bounds)) {
    const from = minus(corner, target);
    const across = Math.max(Math.abs(dot(from, up)), Math.abs(dot(from, right)) / aspect);
    const towards = projection === "perspective" ? dot(from, back) : 0;
    distance = Math.max(distance, FIT_MARGIN * (across / HALF_VIEW_TANGENT + towards));
  }
  return { ...orbit, target, distance };
}

/** Limits the distance to between 1/1000 and 100 times the size of the model. */
export function withinReach(orbit: Orbit, bounds: Bounds): Orbit {
  const size = Math.max(diagonalOf(bounds), LEAST_DISTANCE);
  return { ...orbit, distance: Math.min(size * 100, Math.max(size / 1000, orbit.distance)) };
}

/** Nearest and farthest depth with something to see. Depth has few digits, so both are kept tight. */
export function depthsOf({ position, back, distance }: Camera, bounds: Bounds): readonly [number, number] {
  const middle = -dot(minus(centreOf(bounds), position), back);
  const reach = Math.max((diagonalOf(bounds) / 2) * 1.01, LEAST_DISTANCE);
  const far = Math.max(middle + reach, distance);
  return [Math.max(middle - reach, far / 10_000), far];
}

/** A line from the eye along which objects are hit. */
export interface Ray {
  readonly from: Triple;
  /** Unit vector. */
  readonly along: Triple;
}

/** The ray through a point of the picture; coordinates run from −1 at the left and bottom to 1. */
export function rayThrough(camera: Camera, x: number, y: number, aspect: number): Ray {
  const { right, up, back, position, distance, halfHeight } = camera;
  const at = moved(moved([0, 0, 0], right, x * halfHeight * aspect), up, y * halfHeight);
  if (camera.projection === "parallel")
    return { from: moved(position, at, 1), along: moved([0, 0, 0], back, -1) };
  const towards = moved(at, back, -distance);
  return { from: position, along: moved([0, 0, 0], towards, 1 / Math.hypot(...towards)) };
}

/** Distance of a point in front of the eye, along the direction of view. */
export const depthOf = ({ target, distance, back }: Camera, point: Triple): number =>
  distance - dot(minus(point, target), back);

/** Position of a point in the picture, in the coordinates of `rayThrough`. */
export function seenAt(camera: Camera, point: Triple, aspect: number): readonly [number, number] {
  const { right, up, target, distance, halfHeight, projection } = camera;
  const from = minus(point, target);
  const shrink = projection === "parallel" ? 1 : distance / depthOf(camera, point);
  return [(dot(from, right) * shrink) / (halfHeight * aspect), (dot(from, up) * shrink) / halfHeight];
}
