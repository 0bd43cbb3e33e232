import type { ChartModel, ChartPoint, OtherPoint } from "./ChartModel.ts";
import type { SettingIndex } from "../../catalogue/machine/ChartRequest.ts";

/** Whether the curves of a setting are shown at another speed. */
const isSlowed = ({ product, setting }: SettingIndex, regulation: ChartModel["regulation"]): boolean =>
  regulation?.curves.some((curve) => curve.product === product && curve.setting === setting) ?? false;

const inOrder = (one: ChartPoint, other: ChartPoint) =>
  one.product - other.product || one.setting - other.setting || one.design - other.design;

/**
 * The operating points that apply: at the regulated speed where a setting is regulated, else at full speed.
 * Against a static head a slow machine may have no point at all.
 */
export function pointsInForce({ duty, regulation }: Pick<ChartModel, "duty" | "regulation">): ChartPoint[] {
  return [
    ...duty.operatingPoints.filter((point) => !isSlowed(point, regulation)),
    ...(regulation?.operatingPoints ?? []),
  ].sort(inOrder);
}

/** The points that apply on the system at its least and greatest resistance. */
export const othersInForce = ({
  duty,
  regulation,
}: Pick<ChartModel, "duty" | "regulation">): readonly OtherPoint[] => [
  ...duty.otherPoints.filter((point) => !isSlowed(point, regulation)),
  ...(regulation?.otherPoints ?? []),
];

/** Whether a point at full speed is replaced by one at another speed. */
export const isReplaced = (point: ChartPoint, { regulation }: Pick<ChartModel, "regulation">): boolean =>
  isSlowed(point, regulation);
