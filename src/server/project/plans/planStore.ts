import { and, desc, eq, exists, inArray, sql, type SQL } from "drizzle-orm";
import type { PlanVersion } from "#api/contract/projectPlans.ts";
import type { PlanHead } from "#domain/building/plan/PlanContent.ts";
import { MissingPartRefusal } from "../MissingPartRefusal.ts";
import { users } from "../../database/schema/accountSchema.ts";
import { plans, planVersions, projects } from "../../database/schema/projectSchema.ts";
import type { Queries } from "../../database/queries.ts";

/** Versions with their plans, for a plain query or within a statement with other parts. */
const versionsWith = (asking: Pick<Queries, "select">) =>
  asking
    .select({
      version: planVersions,
      plan: plans,
      author: users.name,
      isParallel: sql<boolean>`exists (select from plan_versions earlier
        where earlier.plan_id = ${planVersions.planId} and earlier.number < ${planVersions.number}
          and earlier.number > coalesce(${planVersions.basedOn}, 0))`,
      isLast: sql<boolean>`not exists (select from plan_versions later
        where later.plan_id = ${planVersions.planId} and later.number > ${planVersions.number})`,
      /** Number of selected versions, including those beyond the page. */
      all: sql<number>`count(*) over ()`.mapWith(Number),
    })
    .from(planVersions)
    .innerJoin(plans, eq(plans.id, planVersions.planId))
    .leftJoin(users, eq(users.id, planVersions.authorId))
    .$dynamic();

type Joined = Awaited<ReturnType<typeof versionsWith>>[number];

const wire = ({ version, plan, author, isParallel, isLast }: Omit<Joined, "all">): PlanVersion => ({
  id: version.id,
  planId: plan.id,
  kind: plan.kind,
  building: plan.building,
  name: version.name,
  note: version.note,
  number: version.number,
  basedOn: version.basedOn,
  isParallel,
  isLast,
  isScheduled: isLast && plan.isScheduled,
  models: 0,
  ...version.counts,
  catalogueVersion: version.catalogueVersion,
  author,
  createdAt: version.createdAt.getTime(),
});

const noSuchVersion = () => new MissingPartRefusal("version", "There is no version of this id");

async function oneVersion(asking: Pick<Queries, "select">, which: SQL | undefined): Promise<Joined> {
  const [found] = await versionsWith(asking).where(which);
  if (found === undefined) throw noSuchVersion();
  return found;
}

const ofProject = (projectId: string, versionId: string) =>
  and(eq(plans.projectId, projectId), eq(planVersions.id, versionId));

const opened = (found: Joined) => {
  const { head, roomParts, productParts } = found.version;
  return { ...wire(found), head: mutable(head), roomParts, productParts };
};

/** @throws Refusal `not.found` if the project has no such version */
export const openVersion = async (queries: Queries, projectId: string, versionId: string) =>
  opened(await oneVersion(queries, ofProject(projectId, versionId)));

/**
 * Reads two versions, which may be the same one, in one query.
 * @throws Refusal `not.found` if the project lacks one of them
 */
export async function openVersions(queries: Queries, projectId: string, ids: readonly [string, string]) {
  const found = await versionsWith(queries).where(
    and(eq(plans.projectId, projectId), inArray(planVersions.id, [...ids])),
  );
  const one = (id: string) => {
    const version = found.find((each) => each.version.id === id.toLowerCase());
    if (version === undefined) throw noSuchVersion();
    return opened(version);
  };
  return [one(ids[0]), one(ids[1])] as const;
}

/** A version by the key with which it was saved; `null` if none was. */
export async function versionByKey(
  queries: Queries,
  projectId: string,
  { saveKey, building, kind }: { readonly saveKey: string; readonly building: string; readonly kind: string },
): Promise<PlanVersion | null> {
  const [found] = await versionsWith(queries).where(
    and(
      eq(plans.projectId, projectId),
      eq(plans.building, building),
      eq(plans.kind, kind),
      eq(planVersions.saveKey, saveKey),
    ),
  );
  return found === undefined ? null : wire(found);
}

/** @throws Refusal `not.found` if the plan has no version of this number */
export const versionByNumber = async (queries: Queries, planId: string, number: number) =>
  wire(await oneVersion(queries, and(eq(planVersions.planId, planId), eq(planVersions.number, number))));

const mutable = ({ filters, conditions, ...head }: PlanHead) => ({
  ...head,
  filters: [...filters],
  conditions: [...conditions],
});

export async function listVersions(
  queries: Queries,
  projectId: string,
  { planId, pageNo, pageSize }: { planId?: string; pageNo: number; pageSize: number },
) {
  const which = and(eq(plans.projectId, projectId), planId === undefined ? undefined : eq(plans.id, planId));
  const rows = await versionsWith(queries)
    .where(which)
    .orderBy(desc(planVersions.createdAt), desc(planVersions.number), desc(planVersions.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  const [first] = rows;
  if (first !== undefined || pageNo === 1) return { list: rows.map(wire), totalCount: first?.all ?? 0 };
  // A page beyond the last one has no row with the total, so the total is counted separately.
  const [count] = await queries
    .select({ rows: sql<number>`count(*)::int` })
    .from(planVersions)
    .innerJoin(plans, eq(plans.id, planVersions.planId))
    .where(which);
  return { list: [], totalCount: count?.rows ?? 0 };
}

/** @throws Refusal `not.found` if the project has no such version */
export async function noteVersion(queries: Queries, projectId: string, versionId: string, note: string) {
  const noted = queries.$with("noted").as(
    queries
      .update(planVersions)
      .set({ note })
      .where(and(eq(planVersions.id, versionId), isOf(queries, projectId)))
      .returning({ id: planVersions.id }),
  );
  // The statement sees the version as it was before the change.
  const found = await oneVersion(queries.with(noted), ofProject(projectId, versionId));
  return wire({ ...found, version: { ...found.version, note } });
}

const isOf = (queries: Queries, projectId: string) =>
  inArray(
    planVersions.planId,
    queries.select({ id: plans.id }).from(plans).where(eq(plans.projectId, projectId)),
  );

/**
 * Sets whether the plan of a version is part of the project's 设备表; any version of the plan will do.
 * @throws Refusal `not.found` if the project has no such version
 */
export async function schedulePlan(
  queries: Queries,
  projectId: string,
  versionId: string,
  isScheduled: boolean,
) {
  const ofVersion = queries
    .select({ id: planVersions.planId })
    .from(planVersions)
    .where(eq(planVersions.id, versionId));
  const changed = queries.$with("changed").as(
    queries
      .update(plans)
      .set({ isScheduled })
      .where(and(eq(plans.projectId, projectId), inArray(plans.id, ofVersion)))
      .returning({ id: plans.id }),
  );
  const touched = queries.$with("touched").as(
    queries
      .update(projects)
      .set({ updatedAt: sql`now()` })
      .where(and(eq(projects.id, projectId), exists(queries.select({ id: changed.id }).from(changed))))
      .returning({ id: projects.id }),
  );
  // The statement sees the plan as it was before the change.
  const found = await oneVersion(queries.with(changed, touched), ofProject(projectId, versionId));
  return wire({ ...found, plan: { ...found.plan, isScheduled } });
}
