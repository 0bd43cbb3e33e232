import { shape } from "../machine/shape.ts";

/** Backward blades: a flat top, then down for good. The power does not overload. */
export const BACKWARD = {
  flowShares: [0.3, 0.45, 0.6, 0.75, 0.88, 1, 1.12, 1.24, 1.36, 1.48],
  pressureShape: shape([
    [0.25, 1.18],
    [0.45, 1.22],
    [0.7, 1.18],
    [1, 1],
    [1.25, 0.74],
    [1.5, 0.41],
  ]),
  efficiencyShape: shape([
    [0.25, 0.46],
    [0.5, 0.76],
    [0.8, 0.96],
    [1, 1],
    [1.25, 0.92],
    [1.5, 0.66],
  ]),
} as const;

/** Forward blades: a saddle left of the second peak, and power that climbs with flow. */
export const FORWARD = {
  flowShares: [0.25, 0.38, 0.5, 0.62, 0.75, 0.88, 1, 1.15, 1.3, 1.45],
  pressureShape: shape([
    [0.2, 1.04],
    [0.32, 1.02],
    [0.5, 0.95],
    [0.75, 1.01],
    [0.9, 1.03],
    [1, 1],
    [1.25, 0.82],
    [1.5, 0.52],
  ]),
  efficiencyShape: shape([
    [0.2, 0.36],
    [0.5, 0.74],
    [0.8, 0.97],
    [1, 1],
    [1.25, 0.9],
    [1.5, 0.64],
  ]),
} as const;

/** Axial blades: the flow breaks off below the peak, the pressure dips and rises again towards shut-off. */
export const AXIAL = {
  flowShares: [0.38, 0.48, 0.56, 0.64, 0.72, 0.8, 0.9, 1, 1.1, 1.2, 1.3],
  pressureShape: shape([
    [0.3, 1.34],
    [0.45, 1.18],
    [0.57, 1.06],
    [0.62, 1.07],
    [0.75, 1.2],
    [0.82, 1.18],
    [1, 1],
    [1.2, 0.72],
    [1.35, 0.46],
  ]),
  efficiencyShape: shape([
    [0.3, 0.38],
    [0.55, 0.6],
    [0.62, 0.68],
    [0.75, 0.9],
    [1, 1],
    [1.2, 0.89],
    [1.35, 0.65],
  ]),
} as const;

/** Mixed flow: between the two, with a shallow dip. */
export const MIXED = {
  flowShares: [0.35, 0.48, 0.6, 0.7, 0.8, 0.9, 1, 1.12, 1.24, 1.36],
  pressureShape: shape([
    [0.3, 1.25],
    [0.45, 1.18],
    [0.6, 1.16],
    [0.75, 1.17],
    [1, 1],
    [1.2, 0.75],
    [1.4, 0.44],
  ]),
  efficiencyShape: shape([
    [0.3, 0.44],
    [0.6, 0.78],
    [0.8, 0.95],
    [1, 1],
    [1.2, 0.91],
    [1.4, 0.66],
  ]),
} as const;
