import { plantConsequence } from "#domain/building/sources/plantConsequence.ts";
import { sourceLoad } from "#domain/building/sources/sourceLoad.ts";
import type { SourceSettings } from "#domain/building/sources/SourceSettings.ts";
import type { Judged } from "../systems/Computed.ts";
import type { SystemSheet } from "../systems/SystemSheet.ts";
import { buildingLoads } from "./buildingLoads.ts";

/** Sheets of systems, in which what came of a change ends with the plant that was taken. */
export function withPlantConsequences(
  sheets: readonly SystemSheet[],
  judged: readonly Judged[],
  settings: SourceSettings,
): readonly SystemSheet[] {
  const { kept, least } = settings;
  if (kept === null) return sheets;
  const { shafts, cold } = buildingLoads(judged);
  const now = sourceLoad(settings, cold, shafts).load;
  return sheets.map((sheet) => {
    const before = judged.find(({ named }) => named.id === sheet.id)?.before ?? null;
    if (sheet.consequence === null || before === null) return sheet;
    const then = judged.map((each) => (each.named.id === sheet.id ? { ...each, ...before } : each));
    const was = sourceLoad(settings, buildingLoads(then).cold, shafts).load;
    const words = plantConsequence(kept, was, now, least);
    return words === null ? sheet : { ...sheet, consequence: `${sheet.consequence} → ${words}` };
  });
}
