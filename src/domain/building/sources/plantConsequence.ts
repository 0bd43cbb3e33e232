import { formatNumber } from "../../base/formatNumber.ts";
import { verdictWords } from "../systems/changeWords.ts";
import { COLD_PLANT, plantMachineState } from "./JudgedPlant.ts";
import { judgePlant, type KeptPlant } from "./KeptPlant.ts";

const loadText = (load: number | null): string => (load === null ? "无" : formatNumber(load, 1));

/**
 * What a change came to for the plant that was taken, at the end of the line of its system: 冷源 冷负荷 1,200.0 → 1,260.0 kW →
 * 不再满足. Null where the load is the same, as far as a person sees.
 *
 * @param was kW before the change; null where it was not known
 * @param now kW
 * @param least kW, the building's least load
 */
export function plantConsequence(
  kept: KeptPlant,
  was: number | null,
  now: number | null,
  least: number | null,
): string | null {
  const [before, after] = [loadText(was), loadText(now)];
  if (before === after) return null;
  const stateAt = (load: number | null) => plantMachineState(judgePlant(kept, load, least));
  const words = verdictWords(stateAt(was), stateAt(now));
  return `${COLD_PLANT.name} 冷负荷 ${before} → ${after}${now === null ? "" : " kW"} → ${words}`;
}
