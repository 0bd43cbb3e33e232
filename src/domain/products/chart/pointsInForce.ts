import type { ChartModel, ChartPoint, OtherPoint } from "./ChartModel.ts";
import type { SettingPlace } from "../../catalogue/machine/ChartRequest.ts";

/** The curves of this setting stand at another speed. */
const isSlowed = ({ product, setting }: SettingPlace, regulation: ChartModel["regulation"]): boolean =>
  regulation?.curves.some((curve) => curve.product === product && curve.setting === setting) ?? false;

const inOrder = (one: ChartPoint, other: ChartPoint) =>
  one.product - other.product || one.setting - other.setting || one.design - other.design;

/**
 * Where each setting runs: at the regulated speed where it is regulated, else at full speed. Against a static head a slow
 * machine may have no point at all.
 */
export function pointsInForce({ duty, regulation }: Pick<ChartModel, "duty" | "regulation">): ChartPoint[] {
  return [
    ...duty.operatingPoints.filter((point) => !isSlowed(point, regulation)),
    ...(regulation?.operatingPoints ?? []),
  ].sort(inOrder);
}

/** The same on the least and the most of a system. */
export const othersInForce = ({
  duty,
  regulation,
}: Pick<ChartModel, "duty" | "regulation">): readonly OtherPoint[] => [
  ...duty.otherPoints.filter((point) => !isSlowed(point, regulation)),
  ...(regulation?.otherPoints ?? []),
];

/** Another speed has taken the place of this point of full speed. */
export const isReplaced = (point: ChartPoint, { regulation }: Pick<ChartModel, "regulation">): boolean =>
  isSlowed(point, regulation);
