import { shape } from "../machine/shape.ts";

/** Shares of the flow at best efficiency at which points were taken. */
export const FLOW_SHARES = [0.15, 0.35, 0.55, 0.72, 0.86, 1, 1.1, 1.2, 1.3, 1.4];

/** Falls from shut-off on. */
export const FALLING_HEAD = shape([
  [0.1, 1.22],
  [0.4, 1.19],
  [0.7, 1.12],
  [1, 1],
  [1.2, 0.88],
  [1.45, 0.66],
]);

/** Small impellers of low specific speed droop towards shut-off. */
export const DROOPING_HEAD = shape([
  [0.1, 1.13],
  [0.35, 1.16],
  [0.7, 1.11],
  [1, 1],
  [1.2, 0.87],
  [1.45, 0.62],
]);

export const PUMP_EFFICIENCY = shape([
  [0.1, 0.2],
  [0.4, 0.64],
  [0.7, 0.91],
  [0.9, 0.99],
  [1, 1],
  [1.2, 0.96],
  [1.45, 0.8],
]);

export const NPSH = shape([
  [0.1, 0.76],
  [0.6, 0.82],
  [1, 1],
  [1.2, 1.26],
  [1.45, 1.8],
]);
