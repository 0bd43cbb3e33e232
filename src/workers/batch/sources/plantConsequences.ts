import { judgedPlants, plantPowers } from "#domain/building/sources/judgedPlants.ts";
import { plantConsequence } from "#domain/building/sources/plantConsequence.ts";
import type { SourceSettings } from "#domain/building/sources/SourceSettings.ts";
import type { Judged } from "../systems/Computed.ts";
import type { SystemSheet } from "../systems/SystemSheet.ts";
import { buildingLoads } from "./buildingLoads.ts";

/** Sheets of systems whose line on a change ends with its effect on the kept plants */
export function withPlantConsequences(
  sheets: readonly SystemSheet[],
  judged: readonly Judged[],
  settings: SourceSettings,
): readonly SystemSheet[] {
  const loads = buildingLoads(judged);
  const plants = judgedPlants(settings, plantPowers(settings, loads));
  if (plants.length === 0) return sheets;
  return sheets.map((sheet) => {
    const before = judged.find(({ named }) => named.id === sheet.id)?.before ?? null;
    if (sheet.consequence === null || before === null) return sheet;
    const then = judged.map((each) => (each.named.id === sheet.id ? { ...each, ...before } : each));
    // The power of pumps before the change is not kept, so the present one is used.
    const were = judgedPlants(
      settings,
      plantPowers(settings, { ...buildingLoads(then), shafts: loads.shafts }),
    );
    const words = plants.flatMap((plant, at) => plantConsequence(were[at]!, plant) ?? []);
    return words.length === 0 ? sheet : { ...sheet, consequence: [sheet.consequence, ...words].join(" → ") };
  });
}
