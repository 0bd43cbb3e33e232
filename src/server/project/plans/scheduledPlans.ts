import { and, desc, eq } from "drizzle-orm";
import type { BatchKind } from "#domain/building/batch/kind/BatchKind.ts";
import { BATCH_KINDS, type BatchKindName } from "#domain/building/kinds/batchKinds.ts";
import {
  planSchedule,
  scheduleNotes,
  type ScheduledFloor,
} from "#domain/building/plan/schedule/planSchedule.ts";
import { modelRows } from "#domain/building/plan/schedule/scheduleRows.ts";
import type { ScheduleRow } from "#domain/building/plan/schedule/equipmentSchedule.ts";
import { batchOfPlan, UnreadablePlan } from "#domain/building/plan/batchOfPlan.ts";
import type { PlanHead } from "#domain/building/plan/PlanContent.ts";
import { plans, planVersions } from "../../database/schema/projectSchema.ts";
import { propertyDefinitionsOf } from "../../definitions/propertyDefinitionsOf.ts";
import type { Queries } from "../../database/queries.ts";
import { brands } from "../../database/schema/schema.ts";
import { contentOf } from "./planContent.ts";

/** The last version of a plan that is part of the project's 设备表. */
export interface ScheduledPlan {
  readonly id: string;
  readonly kind: BatchKind<unknown>;
  readonly name: string;
  readonly number: number;
  readonly head: PlanHead;
  readonly roomParts: readonly string[];
  readonly productParts: readonly string[];
}

const isKind = (name: string): name is BatchKindName => Object.hasOwn(BATCH_KINDS, name);

/** In the order in which the plans were first confirmed; plans of an unknown kind are skipped. */
export async function scheduledPlans(
  queries: Queries,
  projectId: string,
  categoryCode: string | undefined,
): Promise<ScheduledPlan[]> {
  const found = await queries
    .selectDistinctOn([plans.createdAt, plans.id], { kind: plans.kind, version: planVersions })
    .from(planVersions)
    .innerJoin(plans, eq(plans.id, planVersions.planId))
    .where(and(eq(plans.projectId, projectId), eq(plans.isScheduled, true)))
    .orderBy(plans.createdAt, plans.id, desc(planVersions.number));
  return found.flatMap(({ kind: name, version }) => {
    if (!isKind(name)) return [];
    // A kind only ever receives filters of its own.
    const kind = BATCH_KINDS[name] as unknown as BatchKind<unknown>;
    return categoryCode === undefined || kind.categoryCode === categoryCode ? [{ ...version, kind }] : [];
  });
}

interface PlanLines {
  readonly rows: readonly ScheduleRow[];
  /** Notes to show below the rows. */
  readonly notes: readonly string[];
}

/**
 * The rows of a plan in its project's schedule.
 *
 * @param isAlone whether no other plan numbers its equipment the same way
 */
export async function planLines(
  queries: Queries,
  projectId: string,
  plan: ScheduledPlan,
  isAlone = true,
): Promise<PlanLines> {
  try {
    return await linesOf(queries, projectId, plan, isAlone);
  } catch (error) {
    if (!(error instanceof UnreadablePlan)) throw error;
    return { rows: [], notes: [`${nameOf(plan)}无法读出，不在表中。`] };
  }
}

const nameOf = ({ name, number }: ScheduledPlan) => `方案“${name}”第 ${number} 版`;

/** The storeys of a plan with the equipment on each; `null` for a plan that cannot be read. */
export async function planFloors(
  queries: Queries,
  projectId: string,
  plan: ScheduledPlan,
): Promise<readonly ScheduledFloor[] | null> {
  try {
    return (await scheduleOf(queries, projectId, plan)).schedule.floors;
  } catch (error) {
    if (!(error instanceof UnreadablePlan)) throw error;
    return null;
  }
}

/** @throws UnreadablePlan */
async function scheduleOf(queries: Queries, projectId: string, saved: ScheduledPlan) {
  const { kind, head, roomParts, productParts } = saved;
  const content = await contentOf(queries, projectId, { roomParts, productParts });
  const definitions = (await propertyDefinitionsOf(queries, kind.categoryCode)) ?? [];
  const batch = batchOfPlan(kind, head, content);
  const named = await queries.select({ code: brands.code, name: brands.name }).from(brands);
  const schedule = planSchedule(batch, {
    parametersOf: new Map(content.products.map(({ id, parameters }) => [id, parameters])),
    brandNames: new Map(named.map((brand) => [brand.code, brand.name])),
    unitOf: new Map(definitions.map(({ code, unitSymbol }) => [code, unitSymbol ?? ""])),
  });
  return { batch, schedule };
}

/**
 * 编号 of a plan's equipment.
 *
 * @param isAlone whether no other plan numbers its equipment the same way
 */
export const planNumber = ({ name }: ScheduledPlan, tag: string, isAlone: boolean): string =>
  isAlone ? tag : `${name} ${tag}`;

async function linesOf(
  queries: Queries,
  projectId: string,
  saved: ScheduledPlan,
  isAlone: boolean,
): Promise<PlanLines> {
  const { batch, schedule } = await scheduleOf(queries, projectId, saved);
  const plan = nameOf(saved);
  return {
    rows: modelRows(schedule, plan).map(([tag, ...cells]) => [planNumber(saved, tag, isAlone), ...cells]),
    notes: scheduleNotes(batch, schedule).map((note) => `${plan}：${note}`),
  };
}
