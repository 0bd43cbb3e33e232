import type { Triple } from "./displayData.ts";

/** Degrees from the lower to the upper edge of the picture. */
export const FIELD_OF_VIEW = 45;
export const HALF_VIEW_TANGENT = Math.tan((FIELD_OF_VIEW * Math.PI) / 360);

const ROTATE_SPEED = 2;
const ZOOM_SPEED = 1;
const PAN_SPEED = 1.5;
/** Share of the remaining motion that each picture uses. */
const DAMPING = 0.3;
/** Turns per minute. */
const AUTO_ROTATE_SPEED = 0.5;

/** Factor of the distance for one notch of the wheel, and wheel-event units per notch. */
const ZOOM_BASE = 0.95;
const WHEEL_NOTCH = 100;
/** Looking straight down, the upward direction in the picture would be undefined. */
const LEAST_POLAR = 1e-6;
/** Motion below this (radians, or shares of the distance) is invisible. */
const STILL = 1e-4;

/** The direction of view. `azimuth` is 0 in front (from −y) and grows to the right; `polar` is 0 above. */
export interface Orbit {
  readonly target: Triple;
  readonly distance: number;
  readonly azimuth: number;
  readonly polar: number;
}

/** Remaining motion, used up bit by bit so that a turn ends softly. */
export interface Motion {
  readonly azimuth: number;
  readonly polar: number;
  readonly pan: Triple;
}

export const AT_REST: Motion = { azimuth: 0, polar: 0, pan: [0, 0, 0] };

/** Unit vectors to the right, upwards and towards the eye. */
export interface ViewAxes {
  readonly right: Triple;
  readonly up: Triple;
  readonly back: Triple;
}

export function viewAxes({ azimuth, polar }: Pick<Orbit, "azimuth" | "polar">): ViewAxes {
  const [sinA, cosA] = [Math.sin(azimuth), Math.cos(azimuth)];
  const [sinP, cosP] = [Math.sin(polar), Math.cos(polar)];
  return {
    right: [cosA, sinA, 0],
    up: [-cosP * sinA, cosP * cosA, sinP],
    back: [sinP * sinA, -sinP * cosA, cosP],
  };
}

export const dot = (a: Triple, b: Triple): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** `from`, moved along `direction`. */
export const moved = (from: Triple, direction: Triple, by: number): Triple => [
  from[0] + direction[0] * by,
  from[1] + direction[1] * by,
  from[2] + direction[2] * by,
];

/** Adds a drag over a picture of this height; px to the right and downwards. */
export const turnedBy = (motion: Motion, dx: number, dy: number, height: number): Motion => ({
  ...motion,
  azimuth: motion.azimuth - (2 * Math.PI * dx * ROTATE_SPEED) / height,
  polar: motion.polar - (2 * Math.PI * dy * ROTATE_SPEED) / height,
});

/** Adds the automatic turn of so many seconds. */
export const turnedFor = (motion: Motion, seconds: number): Motion => ({
  ...motion,
  azimuth: motion.azimuth - ((2 * Math.PI) / 60) * AUTO_ROTATE_SPEED * seconds,
});

/** Adds a pan by which the point under the pointer follows it. */
export function pannedBy(motion: Motion, orbit: Orbit, dx: number, dy: number, height: number): Motion {
  const { right, up } = viewAxes(orbit);
  const perPixel = (2 * orbit.distance * HALF_VIEW_TANGENT * PAN_SPEED) / height;
  return { ...motion, pan: moved(moved(motion.pan, right, -dx * perPixel), up, dy * perPixel) };
}

/** A negative turn of the wheel zooms in. */
export const zoomedBy = (orbit: Orbit, wheel: number): Orbit =>
  zoomedTo(orbit, ZOOM_BASE ** ((-ZOOM_SPEED * wheel) / WHEEL_NOTCH));

/** Changes the distance by a factor. */
export const zoomedTo = (orbit: Orbit, share: number): Orbit => ({
  ...orbit,
  distance: orbit.distance * share,
});

export const isStill = ({ azimuth, polar, pan }: Motion, { distance }: Orbit): boolean =>
  Math.abs(azimuth) < STILL && Math.abs(polar) < STILL && Math.hypot(...pan) < STILL * distance;

export interface Step {
  readonly orbit: Orbit;
  readonly motion: Motion;
}

/** The next picture, which uses a share of the motion. */
export function advance({ target, distance, azimuth, polar }: Orbit, motion: Motion): Step {
  return {
    orbit: {
      target: moved(target, motion.pan, DAMPING),
      distance,
      azimuth: azimuth + motion.azimuth * DAMPING,
      polar: Math.min(Math.PI - LEAST_POLAR, Math.max(LEAST_POLAR, polar + motion.polar * DAMPING)),
    },
    motion: {
      azimuth: motion.azimuth * (1 - DAMPING),
      polar: motion.polar * (1 - DAMPING),
      pan: moved([0, 0, 0], motion.pan, 1 - DAMPING),
    },
  };
}

/** The three views of a drawing, and one that shows three sides at once. */
export const STANDARD_VIEWS = {
  front: { azimuth: 0, polar: Math.PI / 2 },
  top: { azimuth: 0, polar: LEAST_POLAR },
  left: { azimuth: -Math.PI / 2, polar: Math.PI / 2 },
  oblique: { azimuth: Math.PI / 5, polar: Math.PI / 3 },
} as const;
export type StandardView = keyof typeof STANDARD_VIEWS;
