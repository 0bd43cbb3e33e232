import type { ChartModel, MachineSet } from "./ChartModel.ts";
import type { SettingPlace } from "../../catalogue/machine/ChartRequest.ts";

/** How many states all machines of a set can take on its design system; 1 where there is no doubt. */
function statesOf({ systems, count }: MachineSet): number {
  const stage = systems[0]?.stages[count - 1];
  return stage === undefined ? 1 : stage.mixed.length + (stage.each === null ? 0 : 1);
}

/** The states of the set that stands at a place; null where its operating point is *the* operating point. */
export function ambiguousAt({ duty }: Pick<ChartModel, "duty">, place: SettingPlace): number | null {
  const set = duty.sets.find(
    ({ product, setting }) => product === place.product && setting === place.setting,
  );
  const states = set === undefined ? 1 : statesOf(set);
  return states > 1 ? states : null;
}
