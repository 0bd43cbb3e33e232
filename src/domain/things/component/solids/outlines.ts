/** A corner of an outline in its own plane. Outlines run counter-clockwise. */
export type Corner = readonly [u: number, v: number];
export type Outline = readonly Corner[];

export const SEGMENTS = 32;

export const rectangle = (u0: number, u1: number, v0: number, v1: number): Outline => [
  [u0, v0],
  [u1, v0],
  [u1, v1],
  [u0, v1],
];

export const circle = (radius: number, [u, v]: Corner = [0, 0], segments = SEGMENTS): Outline =>
  Array.from({ length: segments }, (_, at) => {
    const angle = (2 * Math.PI * at) / segments;
    return [u + radius * Math.cos(angle), v + radius * Math.sin(angle)];
  });

/**
 * A rectangle with as many corners as a circle, each at the circle's angle, so that a duct can change from one
 * into the other.
 */
export const squared = (halfU: number, halfV: number, segments = SEGMENTS): Outline =>
  Array.from({ length: segments }, (_, at) => {
    const angle = (2 * Math.PI * at) / segments;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const reach = Math.min(halfU / Math.abs(cos || 1e-12), halfV / Math.abs(sin || 1e-12));
    return [reach * cos, reach * sin];
  });

/** A rectangle around the origin, turned by an angle (radians): the section of a blade. */
export function turnedRectangle(halfU: number, halfV: number, angle: number): Outline {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return rectangle(-halfU, halfU, -halfV, halfV).map(([u, v]) => [u * cos - v * sin, u * sin + v * cos]);
}
