import type { ChartModel, ChartPoint } from "./ChartModel.ts";

const isSame = (one: ChartPoint, other: ChartPoint) =>
  one.product === other.product && one.setting === other.setting && one.design === other.design;

/** Where each setting runs: at the regulated speed where it has a point there, else at full speed. */
export function pointsInForce({ duty, regulation }: Pick<ChartModel, "duty" | "regulation">): ChartPoint[] {
  const slowed = regulation?.operatingPoints ?? [];
  return duty.operatingPoints.map((point) => slowed.find((other) => isSame(other, point)) ?? point);
}

/** Another speed has taken the place of this point of full speed. */
export const isReplaced = (point: ChartPoint, { regulation }: Pick<ChartModel, "regulation">): boolean =>
  regulation !== null && regulation.operatingPoints.some((other) => isSame(other, point));
