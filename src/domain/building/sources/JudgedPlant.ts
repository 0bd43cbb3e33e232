import { formatNumber } from "../../base/formatNumber.ts";
import { machineToConfirm, type MachineToConfirm } from "../systems/MachineToConfirm.ts";
import type { MachineState } from "../systems/judgeMachine.ts";
import { capacitiesOf } from "./chillerCounts.ts";
import type { HeatPlantVerdict, KeptHeat } from "./heatSources.ts";
import type { JudgedTowers } from "./KeptTowers.ts";
import { machinesWords } from "./machinesWords.ts";
import type { KeptPlant, PlantState, PlantVerdict } from "./KeptPlant.ts";

/** Names of the plants in lists */
export const COLD_PLANT = { id: "cold", name: "冷源" } as const;
export const HEAT_PLANT = { id: "heat", name: "热源" } as const;
export type PlantId = (typeof COLD_PLANT | typeof HEAT_PLANT)["id"];
/** The load that each plant carries */
export const PLANT_LOADS: Readonly<Record<PlantId, string>> = { cold: "冷负荷", heat: "热负荷" };

interface Judged {
  readonly name: string;
  /** Present load, kW; null where it is not known. */
  readonly load: number | null;
}
export interface JudgedCold extends Judged {
  readonly id: (typeof COLD_PLANT)["id"];
  readonly kept: KeptPlant;
  readonly verdict: PlantVerdict;
  /** The towers taken with its chillers */
  readonly towers: readonly JudgedTowers[];
}
export interface JudgedHeat extends Judged {
  readonly id: (typeof HEAT_PLANT)["id"];
  readonly kept: KeptHeat;
  readonly verdict: HeatPlantVerdict;
}
/** A kept plant with its verdict for the present load */
export type JudgedPlant = JudgedCold | JudgedHeat;

/** Capacity of all machines without the standby ones, kW */
export const installedOf = ({ machines }: Pick<JudgedPlant["kept"], "machines">): number =>
  capacitiesOf(machines).reduce((sum, each) => sum + each, 0);

/** Number of standby machines. Heat plants have none: their rule asks for a share with the largest machine out. */
export const standbyOf = (
  plant: Pick<JudgedCold, "id" | "kept"> | Pick<JudgedHeat, "id" | "kept">,
): number => (plant.id === "cold" ? plant.kept.standby : 0);

export const plantWords = (plant: JudgedPlant): string =>
  machinesWords(plant.kept.machines, standbyOf(plant));

/** States of a plant among those of machines; "short" is a failure. */
const STATES: Readonly<Record<PlantState, MachineState>> = {
  meets: "meets",
  short: "fails",
  large: "oversized",
  fails: "fails",
  unknown: "unknown",
};

export const plantMachineState = ({ state }: { readonly state: PlantState }): MachineState => STATES[state];

/** null if the towers meet the present condenser water. */
function towersToConfirm({ of, chiller, total, needed, state, why }: JudgedTowers): MachineToConfirm | null {
  const wordsOf = (flow: number) => `每台 ${chiller.model} 冷却水 ${formatNumber(flow, 1)} m³/h`;
  const { id, brand, model } = of.tower;
  return machineToConfirm(
    { id, brand, model: `${total} × ${model}` },
    { state, why },
    {
      ...{ system: null, name: "冷却塔", was: wordsOf(of.flow) },
      now: needed === null ? "冷却水流量未知" : wordsOf(needed),
    },
  );
}

/** null if the plant meets the present load. */
function plantToConfirm(plant: JudgedPlant): MachineToConfirm | null {
  const { id, name, kept, load, verdict } = plant;
  const carried = PLANT_LOADS[id];
  const wordsOf = (power: number) => `${carried} ${formatNumber(power, 1)} kW`;
  const { id: machine, brand } = kept.machines[0]!.of;
  const why =
    verdict.state === "unknown" ? `没有现在的${carried}` : verdict.faults.map(({ text }) => text).join("；");
  return machineToConfirm(
    { id: machine, brand, model: plantWords(plant) },
    { state: plantMachineState(verdict), why },
    {
      ...{ system: null, name, was: wordsOf(kept.load) },
      now: load === null ? `没有${carried}` : wordsOf(load),
    },
  );
}

/** The plant and its towers, as far as they do not meet the present load and condenser water */
export const plantMachinesToConfirm = (plant: JudgedPlant): readonly MachineToConfirm[] =>
  [plantToConfirm(plant), ...(plant.id === "cold" ? plant.towers.map(towersToConfirm) : [])].flatMap(
    (machine) => machine ?? [],
  );
