import { formatNumber } from "../../base/formatNumber.ts";
import { doubtfulMachine, type DoubtfulMachine } from "../systems/DoubtfulMachine.ts";
import type { MachineState } from "../systems/judgeMachine.ts";
import { capacitiesOf, type Counted } from "./chillerCounts.ts";
import type { HeatPlantVerdict, KeptHeat } from "./heatSources.ts";
import type { KeptPlant, PlantState, PlantVerdict } from "./KeptPlant.ts";

/** Their names where plants stand in a list */
export const COLD_PLANT = { id: "cold", name: "冷源" } as const;
export const HEAT_PLANT = { id: "heat", name: "热源" } as const;
export type PlantId = (typeof COLD_PLANT | typeof HEAT_PLANT)["id"];
/** What each of them carries */
export const PLANT_LOADS: Readonly<Record<PlantId, string>> = { cold: "冷负荷", heat: "热负荷" };

interface Judged {
  readonly name: string;
  /** kW of now; null where it is not known. */
  readonly load: number | null;
}
export interface JudgedCold extends Judged {
  readonly id: (typeof COLD_PLANT)["id"];
  readonly kept: KeptPlant;
  readonly verdict: PlantVerdict;
}
export interface JudgedHeat extends Judged {
  readonly id: (typeof HEAT_PLANT)["id"];
  readonly kept: KeptHeat;
  readonly verdict: HeatPlantVerdict;
}
/** A plant that was taken, with what it is to the load of now. */
export type JudgedPlant = JudgedCold | JudgedHeat;

/** kW of all machines that run */
export const installedOf = ({ machines }: Pick<JudgedPlant["kept"], "machines">): number =>
  capacitiesOf(machines).reduce((sum, each) => sum + each, 0);

/** Machines that stand by; of heat the rule is what remains with the largest out. */
export const standbyOf = (
  plant: Pick<JudgedCold, "id" | "kept"> | Pick<JudgedHeat, "id" | "kept">,
): number => (plant.id === "cold" ? plant.kept.standby : 0);

/** 2 × LSG-830 + 1 × LSG-430，1 备 */
export function machinesWords(
  machines: readonly Counted<{ readonly model: string }>[],
  standby: number,
): string {
  const words = machines.map(({ of, count }) => `${count} × ${of.model}`).join(" + ");
  return standby === 0 ? words : `${words}，${standby} 备`;
}

export const plantWords = (plant: JudgedPlant): string =>
  machinesWords(plant.kept.machines, standbyOf(plant));

/** A plant among machines: one that is too small does no more. */
const STATES: Readonly<Record<PlantState, MachineState>> = {
  meets: "meets",
  short: "fails",
  large: "oversized",
  fails: "fails",
  unknown: "unknown",
};

export const plantMachineState = ({ state }: { readonly state: PlantState }): MachineState => STATES[state];

/** A taken plant that is not known to do for the load of now; null of one that does. */
export function doubtfulPlant(plant: JudgedPlant): DoubtfulMachine | null {
  const { id, name, kept, load, verdict } = plant;
  const carried = PLANT_LOADS[id];
  const wordsOf = (power: number) => `${carried} ${formatNumber(power, 1)} kW`;
  const { id: machine, brand } = kept.machines[0]!.of;
  const why =
    verdict.state === "unknown" ? `没有现在的${carried}` : verdict.faults.map(({ text }) => text).join("；");
  return doubtfulMachine(
    { id: machine, brand, model: plantWords(plant) },
    { state: plantMachineState(verdict), why },
    {
      ...{ system: null, name, was: wordsOf(kept.load) },
      now: load === null ? `没有${carried}` : wordsOf(load),
    },
  );
}
