import { formatNumber } from "../../base/formatNumber.ts";
import { verdictWords } from "../systems/changeWords.ts";
import { PLANT_LOADS, plantMachineState, type JudgedPlant } from "./JudgedPlant.ts";

const loadText = (load: number | null): string => (load === null ? "无" : formatNumber(load, 1));

/**
 * The effect of a change on a kept plant, as the end of the line of its system: 冷源 冷负荷 1,200.0 → 1,260.0 kW →
 * 不再满足. null if the shown load is the same.
 */
export function plantConsequence(before: JudgedPlant, after: JudgedPlant): string | null {
  const [was, now] = [loadText(before.load), loadText(after.load)];
  if (was === now) return null;
  const words = verdictWords(plantMachineState(before.verdict), plantMachineState(after.verdict));
  return `${after.name} ${PLANT_LOADS[after.id]} ${was} → ${now}${after.load === null ? "" : " kW"} → ${words}`;
}
