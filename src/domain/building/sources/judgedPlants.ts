import { PROPOSED_HEAT, judgeHeatPlant } from "./heatSources.ts";
import { COLD_PLANT, HEAT_PLANT, type JudgedPlant, type PlantId } from "./JudgedPlant.ts";
import { judgedTowers } from "./KeptTowers.ts";
import { judgePlant } from "./KeptPlant.ts";
import { heatLoad, sourceLoad, type LoadPart } from "./sourceLoad.ts";
import type { SourceSettings } from "./SourceSettings.ts";

/** What the systems of water ask of the sources, with the kept pumps of the chilled side. */
export interface SystemLoads {
  readonly cold: readonly LoadPart[];
  readonly hot: readonly LoadPart[];
  readonly shafts: readonly LoadPart[];
}

/** kW of each plant of a building; null where it is not known. */
export type PlantPowers = Readonly<Record<PlantId, number | null>>;
export const plantPowers = (settings: SourceSettings, { cold, hot, shafts }: SystemLoads): PlantPowers => ({
  cold: sourceLoad(settings, cold, shafts).load,
  heat: heatLoad(settings.heat ?? PROPOSED_HEAT, hot),
});

/** The plants that were taken, each by its figures of the choice and a load. */
export function judgedPlants(settings: SourceSettings, loads: PlantPowers): readonly JudgedPlant[] {
  const { kept: cold, least, climate, heat } = settings;
  const hot = heat?.kept ?? null;
  return [
    ...(cold === null
      ? []
      : [
          {
            ...{ ...COLD_PLANT, kept: cold, load: loads.cold, verdict: judgePlant(cold, loads.cold, least) },
            towers: judgedTowers(cold.machines, settings),
          },
        ]),
    ...(hot === null
      ? []
      : [{ ...HEAT_PLANT, kept: hot, load: loads.heat, verdict: judgeHeatPlant(hot, loads.heat, climate) }]),
  ];
}
