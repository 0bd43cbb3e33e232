import type { ChartModel, ChartPoint } from "./ChartModel.ts";
import type { SettingIndex } from "../../catalogue/machine/ChartRequest.ts";
import { othersInForce, pointsInForce } from "./pointsInForce.ts";
import { npshAt, type NpshState } from "../../physics/fluid/suction.ts";

type PointIndex = SettingIndex & { readonly design: number };
const isAt = (one: PointIndex, other: PointIndex): boolean =>
  one.product === other.product && one.setting === other.setting && one.design === other.design;

/**
 * Available and required NPSH of a pump in its states: at the operating point, on the system at its least
 * resistance and, for several pumps, while fewer run and each gives more flow. Empty if the duty does not describe
 * the suction side.
 *
 * @param points the points to be judged; all points in force if left out
 */
export function npshStates(
  model: Pick<ChartModel, "frame" | "duty" | "regulation" | "liquid">,
  points: readonly ChartPoint[] = pointsInForce(model),
): readonly NpshState[] {
  const { liquid, frame, duty } = model;
  if (liquid === undefined || liquid.stated.head === null) return [];
  const column = frame.columns.indexOf("npsh");
  const requiredOf = ({ readings }: { readonly readings: ArrayLike<number> }) => readings[column] ?? NaN;
  const designFlow = ({ design }: PointIndex) => duty.parabolas[design]?.designPoint.flow ?? NaN;
  return points.flatMap((point) => {
    const design = designFlow(point);
    const least = othersInForce(model).filter((other) => other.name === "least" && isAt(other, point));
    // The pumps of a water-supply set are slowed as more are started; they never run alone at full speed.
    const staged = duty.sets
      .filter((set) => isAt(set, point) && set.duty.machines !== undefined)
      .flatMap(({ systems }) => systems.filter(({ name }) => name !== "most"))
      .flatMap(({ stages }) => stages)
      .map(({ each }) => npshAt(liquid, each?.flow ?? NaN, design, each ? requiredOf(each) : NaN));
    return [
      npshAt(liquid, point.flow, design, requiredOf(point)),
      ...least.map(({ point: met }) => npshAt(liquid, met?.flow ?? NaN, design, met ? requiredOf(met) : NaN)),
      ...staged,
    ].flatMap((state) => state ?? []);
  });
}
