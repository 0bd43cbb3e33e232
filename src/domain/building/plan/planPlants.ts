import { MAX_TEXT } from "../../base/limits.ts";
import { installedOf, standbyOf, type JudgedPlant } from "../sources/JudgedPlant.ts";
import { towersNeeded, towersState, type JudgedTowers } from "../sources/KeptTowers.ts";
import type { SourceSettings } from "../sources/SourceSettings.ts";
import type { ChosenMachine } from "../systems/judgeMachine.ts";
import type { PlanPlant, PlanPlants, PlanTowers } from "./PlanContent.ts";
import { settingPieces } from "./settingPieces.ts";

const planMachines = (
  { id, model }: Pick<ChosenMachine, "id" | "model">,
  count: number,
  hash: string,
): PlanPlant["machines"][number] => ({ id, model: model.slice(0, MAX_TEXT), hash, count });

const planTowers = (towers: readonly JudgedTowers[]): PlanTowers => ({
  machines: towers.map(({ of: { tower, hash }, total }) => planMachines(tower, total, hash)),
  ...{ needed: towersNeeded(towers), state: towersState(towers) },
});

function planPlant(plant: JudgedPlant): PlanPlant {
  const { id, name, kept, load, verdict } = plant;
  return {
    ...{ id, name, load, state: verdict.state, standby: standbyOf(plant), installed: installedOf(kept) },
    machines: kept.machines.map(({ of, count, hash }) => planMachines(of, count, hash)),
    ...(plant.id === "cold" && plant.towers.length > 0 ? { towers: planTowers(plant.towers) } : {}),
  };
}

/** The settings of a building's sources with the plants that were taken */
export const planPlants = (settings: SourceSettings, plants: readonly JudgedPlant[]): PlanPlants => ({
  settings: settingPieces(settings),
  plants: plants.map(planPlant),
});
