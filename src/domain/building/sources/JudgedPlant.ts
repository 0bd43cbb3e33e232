import { formatNumber } from "../../base/formatNumber.ts";
import { doubtfulMachine, type DoubtfulMachine } from "../systems/DoubtfulMachine.ts";
import type { MachineState } from "../systems/judgeMachine.ts";
import { capacitiesOf } from "./chillerCounts.ts";
import type { HeatPlantVerdict, KeptHeat } from "./heatSources.ts";
import type { JudgedTowers } from "./KeptTowers.ts";
import { machinesWords } from "./machinesWords.ts";
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
  /** Of its chillers, as far as towers were taken */
  readonly towers: readonly JudgedTowers[];
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

/** Towers of a plant that are not known to do for the condenser water of now. */
function doubtfulTowers({ of, chiller, total, needed, state, why }: JudgedTowers): DoubtfulMachine | null {
  const wordsOf = (flow: number) => `每台 ${chiller.model} 冷却水 ${formatNumber(flow, 1)} m³/h`;
  const { id, brand, model } = of.tower;
  return doubtfulMachine(
    { id, brand, model: `${total} × ${model}` },
    { state, why },
    {
      ...{ system: null, name: "冷却塔", was: wordsOf(of.flow) },
      now: needed === null ? "冷却水流量未知" : wordsOf(needed),
    },
  );
}

/** Its machines; null where they do for the load of now. */
function doubtfulPlant(plant: JudgedPlant): DoubtfulMachine | null {
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

/** A taken plant and its towers, as far as they are not known to do for the load and the water of now. */
export const plantDoubts = (plant: JudgedPlant): readonly DoubtfulMachine[] =>
  [doubtfulPlant(plant), ...(plant.id === "cold" ? plant.towers.map(doubtfulTowers) : [])].flatMap(
    (machine) => machine ?? [],
  );
