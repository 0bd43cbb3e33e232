import { MAX_TEXT } from "../../base/limits.ts";
import { installedOf, standbyOf, type JudgedPlant } from "../sources/JudgedPlant.ts";
import type { SourceSettings } from "../sources/SourceSettings.ts";
import type { PlanPlant, PlanPlants } from "./PlanContent.ts";
import { settingPieces } from "./settingPieces.ts";

function planPlant(plant: JudgedPlant): PlanPlant {
  const { id, name, kept, load, verdict } = plant;
  return {
    ...{ id, name, load, state: verdict.state, standby: standbyOf(plant), installed: installedOf(kept) },
    machines: kept.machines.map(({ of, count, hash }) => ({
      ...{ id: of.id, model: of.model.slice(0, MAX_TEXT), hash, count },
    })),
  };
}

/** What was said of the sources of a batch, and the plants that were taken. */
export const planPlants = (settings: SourceSettings, plants: readonly JudgedPlant[]): PlanPlants => ({
  settings: settingPieces(settings),
  plants: plants.map(planPlant),
});
