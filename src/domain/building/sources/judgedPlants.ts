import { PROPOSED_HEAT, judgeHeatPlant } from "./heatSources.ts";
import { COLD_PLANT, HEAT_PLANT, type JudgedPlant, type PlantId } from "./JudgedPlant.ts";
import { judgedTowers } from "./KeptTowers.ts";
import { judgePlant } from "./KeptPlant.ts";
import { heatLoad, sourceLoad, type LoadPart } from "./sourceLoad.ts";
import type { SourceSettings } from "./SourceSettings.ts";

/** Loads of the water systems on the sources, with the kept pumps of the chilled side */
export interface SystemLoads {
  readonly cold: readonly LoadPart[];
  readonly hot: readonly LoadPart[];
  readonly shafts: readonly LoadPart[];
}

/** Present load of each plant of a building, kW; null where it is not known. */
export type PlantPowers = Readonly<Record<PlantId, number | null>>;
export const plantPowers = (settings: SourceSettings, { cold, hot, shafts }: SystemLoads): PlantPowers => ({
  cold: sourceLoad(settings, cold, shafts).load,
  heat: heatLoad(settings.heat ?? PROPOSED_HEAT, hot),
});

/** Judges the kept plants by their figures at the choice and the given loads. */
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
