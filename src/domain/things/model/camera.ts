import { centreOf, cornersOf, diagonalOf, type Bounds } from "./Bounds.ts";
import type { Triple } from "./displayData.ts";
import { dot, HALF_VIEW_TANGENT, moved, viewAxes, type Orbit, type ViewAxes } from "./orbit.ts";

/** The picture is so much larger than what it is fitted to. */
export const FIT_MARGIN = 1.2;

export type Projection = "perspective" | "parallel";

/** Where the eye stands and what it sees. Both projections show what lies at the target at the same size. */
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

/** Nothing has no size; a point is looked at from somewhere all the same. */
const LEAST_DISTANCE = 1e-3;

/**
 * The nearest place, looking the same way at the middle of the box, from which the box made larger by the margin is seen
 * whole.
 * @param aspect width of the picture over its height
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

/** How near and how far one may go, so that neither is lost in the other. */
export function withinReach(orbit: Orbit, bounds: Bounds): Orbit {
  const size = Math.max(diagonalOf(bounds), LEAST_DISTANCE);
  return { ...orbit, distance: Math.min(size * 100, Math.max(size / 1000, orbit.distance)) };
}

/** From what depth to what depth there is something to be seen; depth has few digits, so that both are near it. */
export function depthsOf({ position, back, distance }: Camera, bounds: Bounds): readonly [number, number] {
  const middle = -dot(minus(centreOf(bounds), position), back);
  const reach = Math.max((diagonalOf(bounds) / 2) * 1.01, LEAST_DISTANCE);
  const far = Math.max(middle + reach, distance);
  return [Math.max(middle - reach, far / 10_000), far];
}

/** Where something is met along a line from an eye. */
export interface Ray {
  readonly from: Triple;
  /** Of length 1. */
  readonly along: Triple;
}

/** Through a point of the picture, from −1 at the left and at the bottom to 1. */
export function rayThrough(camera: Camera, x: number, y: number, aspect: number): Ray {
  const { right, up, back, position, distance, halfHeight } = camera;
  const at = moved(moved([0, 0, 0], right, x * halfHeight * aspect), up, y * halfHeight);
  if (camera.projection === "parallel")
    return { from: moved(position, at, 1), along: moved([0, 0, 0], back, -1) };
  const towards = moved(at, back, -distance);
  return { from: position, along: moved([0, 0, 0], towards, 1 / Math.hypot(...towards)) };
}

/** How far before the eye a point lies, along its look. */
export const depthOf = ({ target, distance, back }: Camera, point: Triple): number =>
  distance - dot(minus(point, target), back);

/** Where a point stands in the picture, as `rayThrough` counts. */
export function seenAt(camera: Camera, point: Triple, aspect: number): readonly [number, number] {
  const { right, up, target, distance, halfHeight, projection } = camera;
  const from = minus(point, target);
  const shrink = projection === "parallel" ? 1 : distance / depthOf(camera, point);
  return [(dot(from, right) * shrink) / (halfHeight * aspect), (dot(from, up) * shrink) / halfHeight];
}
