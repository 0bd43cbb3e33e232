import * as v from "valibot";
import type { Api } from "#api/client/createApi.ts";
import type { BatchKind } from "#domain/building/batch/kind/BatchKind.ts";
import { batchOfPlan, UnreadablePlan } from "#domain/building/plan/batchOfPlan.ts";
import { planText } from "#domain/building/plan/planText.ts";
import type { Batch } from "#domain/building/batch/Batch.ts";
import { refusal, type Answered } from "../../run/answered.ts";
import type { BatchStorage } from "../../record/BatchStorage.ts";
import type { TabBuilding } from "../../session/TabBuilding.ts";
import { newBuildingId } from "../../record/newBuildingId.ts";
import { DuctsSchema } from "../../record/ductsSchema.ts";
import { FreshSchema, OwnFreshSchema } from "../../record/freshSchema.ts";
import { SoundSchema } from "../../record/soundSchema.ts";
import { SourcesSchema } from "../../record/sourcesSchema.ts";
import { SplitsSchema } from "../../record/splitsSchema.ts";
import { SystemsSchema } from "../../record/systemsSchema.ts";
import { recordOf } from "../../record/recordOf.ts";
import { allParts, inWritingOrder, savedPart } from "../../record/savedParts.ts";
import { readVersion, type ReadVersion } from "./readVersion.ts";

export interface OpeningParts {
  readonly api: Api;
  readonly kinds: Readonly<Record<string, { readonly name: string }>>;
  readonly storage: BatchStorage;
  readonly tabBuilding: Pick<TabBuilding, "move">;
  readonly user: string | undefined;
}

/** Plans without fresh air, typed or from a schedule, store only the duct systems. */
const AirPlanSchema = v.union([
  v.pipe(
    DuctsSchema,
    v.transform((ducts) => ({ ducts, fresh: null, stated: [] })),
  ),
  v.pipe(
    v.object({
      systems: v.nullable(DuctsSchema),
      fresh: v.nullable(FreshSchema),
      stated: v.optional(OwnFreshSchema, []),
    }),
    v.transform(({ systems, fresh, stated }) => ({ ducts: systems, fresh, stated })),
  ),
]);

const unreadable = (what = "此版本") =>
  refusal("plan.unreadable", `${what}无法识别，可能由更新的程序保存，请刷新页面后再试`);
/** @param fields names of the unreadable fields */
const unreadableFilter = (fields: readonly string[]) =>
  unreadable(`此版本的筛选条件（${[...new Set(fields)].join("、")}）`);
const unsaved = (what: string) => refusal("building.unsaved", what);

/** @throws UnreadablePlan */
function settingsOf<Of>(pieces: readonly string[], schema: v.GenericSchema<unknown, Of>): Of | null {
  if (pieces.length === 0) return null;
  try {
    return v.parse(schema, JSON.parse(pieces.join("")));
  } catch {
    throw new UnreadablePlan("its settings are none that this program knows");
  }
}

function batchOf(
  kind: BatchKind<unknown>,
  projectId: string,
  { version, content }: ReadVersion,
): Batch<unknown> {
  const { id: versionId, name, number, building, head, productParts, roomParts } = version;
  const batch = batchOfPlan(kind, head, content);
  if (head.systems !== undefined) {
    if (kind.air !== undefined) Object.assign(batch, settingsOf(head.systems.settings, AirPlanSchema));
    else if (kind.split !== undefined) batch.splits = settingsOf(head.systems.settings, SplitsSchema);
    else batch.systems = settingsOf(head.systems.settings, SystemsSchema);
  }
  if (head.sources !== undefined) batch.sources = settingsOf(head.sources.settings, SourcesSchema);
  if (head.sound !== undefined) batch.sound = settingsOf(head.sound, SoundSchema);
  batch.givenName = name === head.buildingName ? "" : name;
  // The other kinds of the building do not have its rooms yet.
  batch.generation = 1;
  const text = planText(name, head, [...productParts, ...roomParts]);
  batch.origin = { building, bases: [{ projectId, versionId, number, content: text }] };
  return batch;
}

/** Opens a version as a new building in the tab. The present building is saved first. */
export async function openVersion(
  projectId: string,
  versionId: string,
  { api, kinds, storage, tabBuilding, user }: OpeningParts,
): Promise<Answered<{ readonly kind: string }>> {
  const read = await readVersion(api, projectId, versionId);
  const { kind: name } = read.version;
  // The registry has kinds with different filters; here all filters are of one kind.
  const kind = kinds[name] as BatchKind<unknown> | undefined;
  if (!kind) return unreadable();
  let batch: Batch<unknown>;
  try {
    batch = batchOf(kind, projectId, read);
  } catch (error) {
    if (error instanceof UnreadablePlan)
      return error.fields.length > 0 ? unreadableFilter(error.fields) : unreadable();
    throw error;
  }
  const id = newBuildingId(name);
  const savedAt = Date.now();
  try {
    const parts = inWritingOrder(allParts(batch));
    await storage.save(
      recordOf(id, name),
      parts.map((part) => [part, () => savedPart(batch, part, savedAt, user)]),
      [],
    );
  } catch {
    return unsaved("浏览器未能保存，存储空间可能已满，版本没有打开");
  }
  if (await tabBuilding.move(id)) return { ok: true, value: { kind: name } };
  await storage.remove(id).catch(() => {
    // This puts it in the list of buildings.
  });
  return unsaved("浏览器未能保存当前建筑，未切换");
}
