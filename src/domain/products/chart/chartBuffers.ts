import type { ChartModel } from "./ChartModel.ts";

/** Buffers to transfer when a model, or what moved in it, leaves a worker. Nothing in it may be used afterwards. */
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
    // Domain code makes its arrays itself, and never over shared memory.
  ].map(({ buffer }) => buffer as ArrayBuffer);
