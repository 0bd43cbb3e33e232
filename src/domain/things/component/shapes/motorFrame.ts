/** Shaft heights of four-pole motors after GB/T 4772 (IEC 60072): up to so many kW, mm. */
const FRAMES = [
  [0.37, 71],
  [0.75, 80],
  [1.5, 90],
  [3, 100],
  [4, 112],
  [7.5, 132],
  [15, 160],
  [22, 180],
  [30, 200],
  [45, 225],
  [55, 250],
  [90, 280],
  [200, 315],
  [Infinity, 355],
] as const;

/**
 * Outer diameter and length in mm of a motor of a power (kW). The diameter of usual motors is about twice the
 * shaft height, and their length a good half more than the diameter.
 */
export function motorFrame(power: number): {
  readonly diameter: number;
  readonly length: number;
  readonly height: number;
} {
  const height = FRAMES.find(([most]) => power <= most)![1];
  return { height, diameter: height * 1.9, length: height * 3.1 };
}
