import type { ChartModel } from "./ChartModel.ts";

/**
 * Buffers to transfer when a model, or its moving parts, leaves a worker. The sender must not use it afterwards.
 */
export const chartBuffers = ({
  frame,
  curves = [],
  duty,
  regulation,
}: Pick<ChartModel, "duty" | "regulation"> & Partial<ChartModel>): ArrayBuffer[] =>
  [
    ...(frame === undefined ? [] : [frame.grid]),
    ...[...curves, ...(regulation?.curves ?? []), ...duty.parabolas, ...duty.otherCurves].map(
      ({ values }) => values,
    ),
    ...[
      ...duty.operatingPoints,
      ...(regulation?.operatingPoints ?? []),
      ...[...duty.otherPoints, ...(regulation?.otherPoints ?? [])].flatMap(({ point }) => point ?? []),
    ].map(({ readings }) => readings),
    // Domain code creates these arrays itself and never on shared memory.
  ].map(({ buffer }) => buffer as ArrayBuffer);
