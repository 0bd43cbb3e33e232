import { judgePlant, type KeptChillers, type KeptPlant } from "#domain/building/sources/KeptPlant.ts";
import { judgedTowers, type KeptTowers } from "#domain/building/sources/KeptTowers.ts";
import type { KeptModule } from "#domain/building/sources/PlantModule.ts";
import { coldQuestion, judgeModule, type ModuleQuestion } from "#domain/building/sources/judgeModule.ts";
import type { OpenSelection } from "../session/Opening.ts";
import { recordToKeep } from "../systems/machineFacts.ts";
import type { MachineRecords } from "../systems/MachineRecords.ts";
import type { KeptModuleSheet } from "./modules/PlantModulesAnswer.ts";
import { sourcePlant, type PlantGivens } from "./sourcePlant.ts";
import type { KeptSheet, SourceGroup } from "./SourceSheet.ts";

/** The server to ask for the record of a product, and the memory of records */
interface Recorded {
  readonly opened: () => OpenSelection;
  readonly records: Pick<MachineRecords, "set">;
}

/** Products of a kept plant whose records are stored */
export const keptIds = (kept: KeptPlant | null): readonly string[] => [
  ...new Set(kept?.machines.flatMap(({ of, towers }) => [of.id, ...(towers ? [towers.tower.id] : [])])),
];

/** The hash of a product's record, or a sentence why it is unknown */
async function hashOf(
  id: string,
  { opened, records }: Recorded,
): Promise<{ readonly hash: string } | string> {
  const record = await recordToKeep(opened, id);
  if (typeof record === "string") return record;
  records.set(id, record.hash);
  return record;
}

/** The towers of a group with their record; undefined without any, or a sentence why they cannot be kept. */
export async function towersToKeep(
  { towers, water }: SourceGroup,
  recorded: Recorded,
): Promise<KeptTowers | string | undefined> {
  if (towers === null || water.condenserFlow === null) return undefined;
  const record = await hashOf(towers.tower.id, recorded);
  return typeof record === "string" ? record : { ...towers, hash: record.hash, flow: water.condenserFlow };
}

/** The machines of an alternative with towers and records, or a sentence why they cannot be kept */
export async function machinesToKeep(
  groups: readonly SourceGroup[],
  recorded: Recorded,
): Promise<readonly KeptChillers[] | string> {
  const machines: KeptChillers[] = [];
  for (const group of groups) {
    const { chiller: of, count } = group;
    const record = await hashOf(of.id, recorded);
    if (typeof record === "string") return record;
    const towers = await towersToKeep(group, recorded);
    if (typeof towers === "string") return towers;
    machines.push({ of, count, hash: record.hash, ...(towers && { towers }) });
  }
  return machines;
}

/** The kept module with its verdict for the plant; null without one. */
export const moduleSheet = (
  kept: KeptModule | undefined,
  question: ModuleQuestion,
  modules: Pick<MachineRecords, "stateOf">,
): KeptModuleSheet | null =>
  kept === undefined
    ? null
    : { kept, record: modules.stateOf(kept.id, kept.hash), ...judgeModule(kept, question) };

/**
 * A kept plant by its figures at the choice, with the present settings and load.
 *
 * @param load present load, kW; null where unknown
 */
export function keptSheet(
  kept: KeptPlant,
  load: number | null,
  givens: PlantGivens,
  { products: records, modules }: { readonly products: MachineRecords; readonly modules: MachineRecords },
): KeptSheet {
  const { machines, standby } = kept;
  const { settings } = givens;
  const recordOf = ({ id }: { readonly id: string }, hash: string) => records.stateOf(id, hash);
  return {
    module: moduleSheet(kept.module, coldQuestion(kept), modules),
    ...sourcePlant(machines, standby, givens),
    ...{ load: kept.load, standby, verdict: judgePlant(kept, load, settings.least) },
    records: machines.map(({ of, hash }) => recordOf(of, hash)),
    towers: machines.map((machine) => {
      const [judged] = judgedTowers([machine], settings);
      return judged === undefined ? null : { ...judged, record: recordOf(judged.of.tower, judged.of.hash) };
    }),
  };
}
