import * as v from "valibot";
import { ApiError } from "#api/client/ApiError.ts";
import type { Api } from "#api/client/createApi.ts";
import { packBody } from "#api/client/packBody.ts";
import type { Timer } from "#api/client/Timer.ts";
import {
  addPlanPart,
  PlanConflictSchema,
  savePlanVersion,
  type PlanPart,
  type PlanVersion,
} from "#api/contract/projectPlans.ts";
import { nameOf } from "#domain/building/batch/Batch.ts";
import { inOneLine } from "#domain/base/isOneLine.ts";
import { baseIn, withBase, type PlanOrigin } from "#domain/building/batch/state/PlanOrigin.ts";
import { planText } from "#domain/building/plan/planText.ts";
import type { PlanHead } from "#domain/building/plan/PlanContent.ts";
import { planHead, planPieces, planTables } from "#domain/building/plan/planOfBatch.ts";
import { PROJECT_NAME_LENGTH } from "#domain/desk/project/projectLimits.ts";
import { planSystems } from "#domain/building/plan/planSystems.ts";
import { refusal, type Answered } from "../../run/answered.ts";
import type { PlanSnapshot } from "../confirmPlan.ts";
import { inLanes } from "../../run/inLanes.ts";
import { randomUuid } from "./randomUuid.ts";
import type { SavedVersion } from "./SavedVersion.ts";
import { sendAgain } from "./sendAgain.ts";

export interface SavingParts {
  readonly api: Api;
  readonly timer: Timer;
  readonly signal: AbortSignal;
  /**
   * One key for each project, made once for this plan: a repeated request returns the version instead of making a
   * second one.
   */
  readonly saveKeys: Map<string, string>;
  /** Links the building to the version that was made from it. */
  readonly keep: (origin: PlanOrigin) => void;
}

const NAMELESS = "未命名建筑";
const UNREADABLE = new ApiError("unexpected.answer", "服务器的答复无法识别");

/** The new version, and a version that another person saved before it, if any */
async function kept(
  send: () => Promise<PlanVersion>,
): Promise<{ readonly yours: PlanVersion; readonly theirs?: PlanVersion }> {
  try {
    return { yours: await send() };
  } catch (error) {
    if (!(error instanceof ApiError && error.code === "conflict" && error.data !== null)) throw error;
    const both = v.safeParse(PlanConflictSchema, error.data);
    if (!both.success) throw UNREADABLE;
    return both.output;
  }
}

const mutable = ({ filters, conditions, rules, systems, sound, sources, ...head }: PlanHead) => ({
  ...head,
  filters: [...filters],
  conditions: [...conditions],
  ...(rules && {
    rules: rules.map(({ words, floors, zones, ...rule }) => ({
      ...rule,
      words: [...words],
      floors: [...floors],
      zones: [...zones],
    })),
  }),
  ...(sound && { sound: [...sound] }),
  ...(sources && {
    sources: {
      settings: [...sources.settings],
      plants: sources.plants.map(({ machines, towers, ...plant }) => ({
        ...{ ...plant, machines: [...machines] },
        ...(towers && { towers: { ...towers, machines: [...towers.machines] } }),
      })),
    },
  }),
  ...(systems && {
    systems: {
      settings: [...systems.settings],
      duties: systems.duties.map(({ pipes, plant, ...duty }) => ({
        ...duty,
        pipes: [...pipes],
        ...(plant && { plant: [...plant] }),
      })),
      ...(systems.ducts && {
        ducts: systems.ducts.map(({ ducts, elements, ...system }) => ({
          ...system,
          ducts: [...ducts],
          ...(elements && { elements: [...elements] }),
        })),
      }),
      ...(systems.splits && { splits: [...systems.splits] }),
    },
  }),
});

/**
 * Stores a confirmed plan in a project: first its parts, then the version that names them, completely or not at
 * all.
 */
export async function saveVersion(
  { batch, parametersOf, brandNames, pumps, fans, plants }: PlanSnapshot,
  projectId: string,
  { api, timer, signal, saveKeys, keep }: SavingParts,
): Promise<Answered<SavedVersion>> {
  const params = { projectId };
  const tables = planTables(batch);
  const systems = planSystems(batch, parametersOf, batch.kind.air === undefined ? pumps : fans);
  if (systems === "too-large")
    return refusal("systems.large", "输入的管长和锁定的管径过多，方案不能保存，请减少后重试");
  const head = planHead(batch, tables, brandNames, systems, plants);
  const name = inOneLine(nameOf(batch)).trim().slice(0, PROJECT_NAME_LENGTH) || NAMELESS;
  const sent = await inLanes(planPieces(batch, tables, parametersOf), async (piece) => {
    // The same type except for readonly lists
    const body = piece as PlanPart;
    const { id } = await sendAgain(
      () => api.call(addPlanPart, { params, body }, { signal, pack: packBody }),
      timer,
      signal,
    );
    return { kind: piece.kind, id };
  });
  const idsOf = (kind: PlanPart["kind"]) => sent.flatMap((part) => (part.kind === kind ? [part.id] : []));
  const [productParts, roomParts] = [idsOf("products"), idsOf("rooms")];
  const content = planText(name, head, [...productParts, ...roomParts]);
  const base = baseIn(batch.origin, projectId);
  if (base?.content === content)
    return { ok: true, value: { status: "same", versionId: base.versionId, number: base.number } };
  const origin = batch.origin ?? { building: randomUuid(), bases: [] };
  const saveKey = saveKeys.get(projectId) ?? randomUuid();
  saveKeys.set(projectId, saveKey);
  const body = {
    saveKey,
    kind: batch.kind.name,
    building: origin.building,
    name,
    basedOn: base?.number ?? null,
    head: mutable(head),
    roomParts,
    productParts,
  };
  const { yours, theirs } = await kept(() =>
    sendAgain(() => api.call(savePlanVersion, { params, body }, { signal }), timer, signal),
  );
  const { id: versionId, number } = yours;
  keep(withBase(origin, { projectId, versionId, number, content }));
  return {
    ok: true,
    value: theirs ? { status: "conflict", yours, theirs } : { status: "saved", versionId, number },
  };
}
