import { and, desc, eq, sql, type SQL } from "drizzle-orm";
import type { PlanVersion } from "#api/contract/projectPlans.ts";
import { BATCH_KINDS, type BatchKindName } from "#domain/building/kinds/batchKinds.ts";
import type { PlanHead } from "#domain/building/plan/PlanContent.ts";
import { addCounts, NO_COUNTS } from "#domain/building/plan/planCounts.ts";
import { invalidParameter } from "../../http/invalidParameter.ts";
import { Conflict } from "../../http/route.ts";
import { MissingPartRefusal } from "../MissingPartRefusal.ts";
import { users } from "../../database/schema/accountSchema.ts";
import { revisedOn, revisionOf } from "../../database/revisions/catalogueRevisions.ts";
import { catalogueVersion } from "../../database/revisions/catalogueVersion.ts";
import { plans, planVersions } from "../../database/schema/projectSchema.ts";
import type { Queries } from "../../database/queries.ts";
import { touchProject } from "../projectStore.ts";
import { planFilterIssues } from "./planFilters.ts";
import { dropUnnamedParts, heldCounts, readPart } from "./planParts.ts";

const versionsWith = (queries: Queries) =>
  queries
    .select({
      version: planVersions,
      plan: plans,
      author: users.name,
      isParallel: sql<boolean>`exists (select from plan_versions earlier
        where earlier.plan_id = ${planVersions.planId} and earlier.number < ${planVersions.number}
          and earlier.number > coalesce(${planVersions.basedOn}, 0))`,
      isLast: sql<boolean>`not exists (select from plan_versions later
        where later.plan_id = ${planVersions.planId} and later.number > ${planVersions.number})`,
    })
    .from(planVersions)
    .innerJoin(plans, eq(plans.id, planVersions.planId))
    .leftJoin(users, eq(users.id, planVersions.authorId))
    .$dynamic();

type Joined = Awaited<ReturnType<typeof versionsWith>>[number];

const wire = ({ version, plan, author, isParallel, isLast }: Joined): PlanVersion => ({
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

async function oneVersion(queries: Queries, which: SQL | undefined): Promise<Joined> {
  const [found] = await versionsWith(queries).where(which);
  if (found === undefined) throw noSuchVersion();
  return found;
}

const ofProject = (projectId: string, versionId: string) =>
  and(eq(plans.projectId, projectId), eq(planVersions.id, versionId));

/** @throws Refusal `not.found` if the project has no such version */
export async function openVersion(queries: Queries, projectId: string, versionId: string) {
  const found = await oneVersion(queries, ofProject(projectId, versionId));
  const { head, roomParts, productParts } = found.version;
  return { ...wire(found), head: mutable(head), roomParts, productParts };
}

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
  const [count] = await queries
    .select({ rows: sql<number>`count(*)::int` })
    .from(planVersions)
    .innerJoin(plans, eq(plans.id, planVersions.planId))
    .where(which);
  return { list: rows.map(wire), totalCount: count?.rows ?? 0 };
}

/** @throws Refusal `not.found` if the project has no such version */
export async function noteVersion(queries: Queries, projectId: string, versionId: string, note: string) {
  const which = ofProject(projectId, versionId);
  const found = await oneVersion(queries, which);
  await queries.update(planVersions).set({ note }).where(eq(planVersions.id, found.version.id));
  return wire(await oneVersion(queries, which));
}

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
  const which = ofProject(projectId, versionId);
  const { plan } = await oneVersion(queries, which);
  await queries.update(plans).set({ isScheduled }).where(eq(plans.id, plan.id));
  await touchProject(queries, projectId);
  return wire(await oneVersion(queries, which));
}

export interface SavedPlan {
  readonly saveKey: string;
  readonly kind: string;
  readonly building: string;
  readonly name: string;
  readonly note: string;
  readonly basedOn: number | null;
  readonly head: PlanHead;
  readonly roomParts: readonly string[];
  readonly productParts: readonly string[];
}

/**
 * The plan of a building and a kind, locked until the transaction ends, because its versions are numbered
 * consecutively.
 */
async function heldPlan(queries: Queries, projectId: string, { building, kind, name }: SavedPlan) {
  const [plan] = await queries
    .insert(plans)
    .values({ projectId, building, kind, name })
    .onConflictDoUpdate({ target: [plans.projectId, plans.building, plans.kind], set: { name } })
    .returning({ id: plans.id });
  // Inserted or updated, the row exists.
  return plan!.id;
}

/** @throws Refusal `invalid.parameter`, naming each missing part */
async function countsOf(queries: Queries, projectId: string, { roomParts, productParts }: SavedPlan) {
  const known = await heldCounts(queries, projectId, [...roomParts, ...productParts]);
  const missing = (path: string, parts: readonly string[]) =>
    parts.flatMap((part, at) =>
      known.has(part) ? [] : [{ path: `${path}.${at}`, message: "is no part of this project" }],
    );
  const issues = [...missing("roomParts", roomParts), ...missing("productParts", productParts)];
  if (issues.length > 0) throw invalidParameter(issues);
  const counts = roomParts.reduce((sum, part) => addCounts(sum, known.get(part)!), NO_COUNTS);
  return { ...counts, models: await countModels(queries, projectId, productParts) };
}

async function countModels(queries: Queries, projectId: string, productParts: readonly string[]) {
  const models = new Set<string>();
  for (const hash of productParts) {
    const part = await readPart(queries, projectId, hash);
    if (part.kind === "products") for (const { model } of part.products) models.add(model);
  }
  return models.size;
}

const isKind = (name: string): name is BatchKindName => Object.hasOwn(BATCH_KINDS, name);

/**
 * The day of the category's last revision, the version of the whole catalogue, and the revision of the
 * category.
 */
async function catalogueOf(queries: Queries, kind: string): Promise<string> {
  const category = isKind(kind) ? BATCH_KINDS[kind].categoryCode : null;
  const day = category === null ? null : await revisedOn(queries, category);
  const revision = category === null ? null : await revisionOf(queries, category);
  return [day, await catalogueVersion(queries), revision].filter((part) => part !== null).join(" ");
}

/**
 * Stores a version, completely or not at all; for a repeated request the stored one is returned.
 * @throws Refusal `invalid.parameter`, naming each field of its filters that the kind does not accept
 * @throws Conflict with both versions, which are both kept, if another one was saved from the same version
 * before
 */
export async function saveVersion(
  queries: Queries,
  projectId: string,
  userId: number,
  saved: SavedPlan,
): Promise<PlanVersion> {
  const { saveKey, name, note, basedOn, head, roomParts, productParts } = saved;
  const issues = planFilterIssues(saved.kind, head);
  if (issues.length > 0) throw invalidParameter(issues);
  const planId = await queries.transaction(async (own) => {
    const id = await heldPlan(own, projectId, saved);
    const counts = await countsOf(own, projectId, saved);
    const [last] = await own
      .select({ number: sql<number>`coalesce(max(${planVersions.number}), 0)` })
      .from(planVersions)
      .where(eq(planVersions.planId, id));
    const number = (last?.number ?? 0) + 1;
    if (basedOn !== null && basedOn >= number) {
      throw invalidParameter([{ path: "basedOn", message: "is no version of this plan" }]);
    }
    await own
      .insert(planVersions)
      .values({
        planId: id,
        number,
        basedOn,
        saveKey,
        name,
        note,
        head,
        roomParts: [...roomParts],
        productParts: [...productParts],
        counts,
        catalogueVersion: await catalogueOf(own, saved.kind),
        authorId: userId,
      })
      .onConflictDoNothing({ target: [planVersions.planId, planVersions.saveKey] });
    await dropUnnamedParts(own, projectId);
    await touchProject(own, projectId);
    return id;
  });
  const yours = await oneVersion(
    queries,
    and(eq(planVersions.planId, planId), eq(planVersions.saveKey, saveKey)),
  );
  if (!yours.isParallel) return wire(yours);
  const theirs = await oneVersion(
    queries,
    and(eq(planVersions.planId, planId), eq(planVersions.number, yours.version.number - 1)),
  );
  throw new Conflict("Another version was saved meanwhile; both are kept", {
    yours: wire(yours),
    theirs: wire(theirs),
  });
}
