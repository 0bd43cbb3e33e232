import { transfer } from "comlink";
import type { BatchKind } from "#domain/building/batch/kind/BatchKind.ts";
import { buffersOf } from "#domain/building/rooms/PackedTable.ts";
import type { PlanRoom } from "#domain/building/batch/state/plan.ts";
import { answered, refusal, type Answered } from "../run/answered.ts";
import type { BatchImplementation } from "./batchCalls.ts";
import type { BatchEnvironment } from "../record/batchEnvironment.ts";
import { fetched } from "./fetched.ts";
import type { NoiseParts } from "../session/NoiseParts.ts";
import type { AnySession, TabBuilding } from "../session/TabBuilding.ts";
import type { PlanSnapshot } from "../plan/confirmPlan.ts";
import type { OpenSelection } from "../session/Opening.ts";
import type { HeldComparison } from "../plan/versions/compareVersions.ts";
import type { VersionComparison } from "../plan/versions/SavedVersion.ts";

interface PlanParts extends Pick<BatchEnvironment, "storage" | "timer"> {
  readonly kinds: Readonly<Record<string, { readonly name: string }>>;
  readonly tabBuilding: Pick<TabBuilding, "move">;
  readonly noise: Pick<NoiseParts, "know">;
  /** `uniqueId` of the user. */
  readonly user: () => string | undefined;
}

interface Confirmed {
  readonly id: number;
  readonly rooms: readonly PlanRoom[];
  readonly session: AnySession;
  readonly snapshot: PlanSnapshot;
  /** Keys by which projects recognise the version that is made of the plan. */
  readonly saveKeys: Map<string, string>;
}

const planGone = () => refusal("plan.gone", "方案需重新生成");

/**
 * The part of a batch worker for plans. They use the building as it was confirmed, whatever is edited
 * meanwhile.
 */
export function planCalls(
  opened: () => Pick<OpenSelection, "api" | "session">,
  { kinds, storage, timer, tabBuilding, noise, user }: PlanParts,
) {
  /** The last confirmed plan, and the last comparison. */
  let confirmed: Confirmed | undefined;
  let compared: HeldComparison | undefined;
  let [plans, comparisons] = [0, 0];

  function held(comparison: HeldComparison): Answered<VersionComparison> {
    compared = comparison;
    return { ok: true, value: { ...comparison.answer, id: ++comparisons } };
  }

  return {
    async confirm(signal) {
      const { api, session } = opened();
      const { confirmPlan } = await fetched(import("../plan/confirmPlan.ts"));
      const { machinesOfPlan } = await fetched(import("../systems/machinesOfPlan.ts"));
      const { withPlants } = await fetched(import("../sources/plantsOfPlan.ts"));
      const { planWaterSystems } = await fetched(import("../sources/planWaterSystems.ts"));
      const { batch } = session;
      await noise.know(signal);
      const { plan, rooms, snapshot } = await confirmPlan(
        api,
        batch,
        async (parametersOf) =>
          withPlants(await machinesOfPlan({ api, batch, parametersOf, signal }), batch, () =>
            planWaterSystems(batch, parametersOf),
          ),
        signal,
      );
      const value = { ...plan, id: ++plans };
      confirmed = { id: plans, rooms, session, snapshot, saveKeys: new Map() };
      return transfer(
        { ok: true, value },
        value.sheets.flatMap(({ table }) => buffersOf(table)),
      );
    },
    planRooms: (planId, from, to) =>
      planId === confirmed?.id ? { ok: true, value: confirmed.rooms.slice(from, to) } : planGone(),
    async equipmentSchedule(planId) {
      if (planId !== confirmed?.id) return planGone();
      const { snapshot } = confirmed;
      const { scheduleOfPlan } = await fetched(import("../plan/schedule/scheduleOfPlan.ts"));
      const value = scheduleOfPlan(snapshot);
      return transfer(
        { ok: true, value },
        value.sheets.flatMap(({ table }) => buffersOf(table)),
      );
    },
    async scheduleDrawing(planId, address) {
      if (planId !== confirmed?.id) return planGone();
      const { snapshot } = confirmed;
      const { drawingOfPlan } = await fetched(import("../plan/schedule/drawingOfPlan.ts"));
      const drawing = drawingOfPlan(snapshot, address);
      return drawing.ok ? transfer(drawing, [drawing.value]) : drawing;
    },
    async saveVersion(planId, projectId, signal) {
      const plan = confirmed;
      if (planId !== plan?.id) return planGone();
      const { saveVersion } = await fetched(import("../plan/versions/saveVersion.ts"));
      const { api } = opened();
      return saveVersion(plan.snapshot, projectId, {
        api,
        timer,
        signal,
        saveKeys: plan.saveKeys,
        keep(origin) {
          plan.snapshot.batch.origin = origin;
          // The tab may have switched to another building.
          if (opened().session === plan.session) plan.session.goesOnFrom(origin);
        },
      });
    },
    openVersion: (projectId, versionId) =>
      answered(async () => {
        const { openVersion } = await fetched(import("../plan/versions/openVersion.ts"));
        return openVersion(projectId, versionId, {
          api: opened().api,
          kinds,
          storage,
          tabBuilding,
          user: user(),
        });
      }),
    async compareVersions(projectId, earlier, later, signal) {
      const { compareVersions } = await fetched(import("../plan/versions/compareVersions.ts"));
      // Of the kinds in the registry only texts are used here.
      const known = kinds as Readonly<Record<string, BatchKind<unknown>>>;
      return held(await compareVersions(opened().api, known, { projectId, earlier, later }, signal));
    },
    async compareWithSchedule(projectId, versionId, schedule, signal) {
      const { compareWithSchedule } = await fetched(import("../plan/versions/compareVersions.ts"));
      return held(await compareWithSchedule(opened().api, { projectId, versionId }, schedule, signal));
    },
    comparisonEntries: (id, show, from, to) =>
      id === comparisons && compared
        ? { ok: true, value: compared.entries(show, from, to) }
        : refusal("comparison.gone", "需要重新比较"),
  } satisfies Partial<BatchImplementation>;
}
