import { formatNumber } from "../../base/formatNumber.ts";
import { verdictWords } from "../systems/changeWords.ts";
import { PLANT_LOADS, plantMachineState, type JudgedPlant } from "./JudgedPlant.ts";

const loadText = (load: number | null): string => (load === null ? "无" : formatNumber(load, 1));

/**
 * What a change came to for a plant that was taken, at the end of the line of its system: 冷源 冷负荷 1,200.0 → 1,260.0 kW →
 * 不再满足. Null where the load is the same, as far as a person sees.
 */
export function plantConsequence(before: JudgedPlant, after: JudgedPlant): string | null {
  const [was, now] = [loadText(before.load), loadText(after.load)];
  if (was === now) return null;
  const words = verdictWords(plantMachineState(before.verdict), plantMachineState(after.verdict));
  return `${after.name} ${PLANT_LOADS[after.id]} ${was} → ${now}${after.load === null ? "" : " kW"} → ${words}`;
}
