import type { ChartModel, MachineSet } from "./ChartModel.ts";
import type { SettingIndex } from "../../catalogue/machine/ChartRequest.ts";

/** Number of states that the machines of a set can take on the design system; 1 if it is unambiguous. */
function statesOf({ systems, count }: MachineSet): number {
  const stage = systems[0]?.stages[count - 1];
  return stage === undefined ? 1 : stage.mixed.length + (stage.each === null ? 0 : 1);
}

/** Number of states of the set at a position; null where its operating point is unambiguous. */
export function ambiguousAt({ duty }: Pick<ChartModel, "duty">, at: SettingIndex): number | null {
  const set = duty.sets.find(({ product, setting }) => product === at.product && setting === at.setting);
  const states = set === undefined ? 1 : statesOf(set);
  return states > 1 ? states : null;
}
