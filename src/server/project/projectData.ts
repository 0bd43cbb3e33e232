import { and, asc, eq, isNotNull, sql } from "drizzle-orm";
import type { Role } from "#domain/desk/project/projectRoles.ts";
import type { PersonalData } from "../account/personalData.ts";
import { forgetPace } from "../account/takePace.ts";
import {
  plans,
  planVersions,
  productFacts,
  projectMembers,
  projects,
  selectedProducts,
} from "../database/schema/projectSchema.ts";
import type { Queries } from "../database/queries.ts";
import { readPart } from "./plans/planParts.ts";
import { rowsOf } from "./selectedStore.ts";
import { listLinks } from "./sharing/linkStore.ts";
import { lockProject, listMembers } from "./sharing/memberStore.ts";

/** New name of a project without members: its old name may be that of a person. */
const LEFT_NAME = "共享方案";
/** Links without an end then get one, because nobody is left who could revoke them. */
const LEFT_DAYS = 365;

interface Membership {
  readonly projectId: string;
  readonly role: Role;
}

const membershipsOf = (queries: Queries, userId: number): Promise<Membership[]> =>
  queries
    .select({ projectId: projectMembers.of, role: projectMembers.role })
    .from(projectMembers)
    .where(eq(projectMembers.userId, userId))
    .orderBy(asc(projectMembers.of));

/** For the user's own projects all selections, for others only those that the user has added. */
async function selectionsIn(queries: Queries, { projectId, role }: Membership, userId: number) {
  const own = role === "owner" ? undefined : eq(selectedProducts.selectedBy, userId);
  return queries
    .select({
      productId: selectedProducts.productId,
      name: sql<string>`${productFacts.facts} ->> 'name'`,
      model: sql<string>`${productFacts.facts} ->> 'model'`,
      brandName: sql<string>`${productFacts.facts} ->> 'brandName'`,
      designProperties: selectedProducts.designProperties,
      runtimeProperties: selectedProducts.runtimeProperties,
      equipmentNum: selectedProducts.equipmentNum,
      equipmentCode: selectedProducts.equipmentCode,
      remark: selectedProducts.remark,
      createdAt: selectedProducts.createdAt,
      updatedAt: selectedProducts.updatedAt,
    })
    .from(selectedProducts)
    .innerJoin(productFacts, eq(productFacts.hash, selectedProducts.factsHash))
    .where(and(rowsOf(projectId), own))
    .orderBy(asc(selectedProducts.position));
}

async function plansIn(queries: Queries, { projectId, role }: Membership, userId: number) {
  const own = role === "owner" ? undefined : eq(planVersions.authorId, userId);
  const rows = await queries
    .select({ plan: plans, version: planVersions })
    .from(planVersions)
    .innerJoin(plans, eq(plans.id, planVersions.planId))
    .where(and(eq(plans.projectId, projectId), own))
    .orderBy(asc(planVersions.createdAt), asc(planVersions.number));
  const entries = [];
  for (const { plan, version } of rows) {
    const parts = [];
    for (const hash of [...version.productParts, ...version.roomParts])
      parts.push(await readPart(queries, projectId, hash));
    const { name, note, number, basedOn, head, catalogueVersion, createdAt } = version;
    const { building, kind } = plan;
    entries.push({ building, kind, name, note, number, basedOn, head, catalogueVersion, createdAt, parts });
  }
  return entries;
}

async function read(queries: Queries, userId: number) {
  const entries = [];
  for (const membership of await membershipsOf(queries, userId)) {
    const { projectId, role } = membership;
    const [project] = await queries.select().from(projects).where(eq(projects.id, projectId));
    if (project === undefined) continue;
    const { name, createdAt, updatedAt, archivedAt } = project;
    entries.push({
      name,
      role,
      createdAt,
      updatedAt,
      archivedAt,
      members: (await listMembers(queries, projectId, userId)).map((member) => ({
        name: member.name,
        role: member.role,
        isYou: member.isYou,
      })),
      selectedProducts: await selectionsIn(queries, membership, userId),
      plans: await plansIn(queries, membership, userId),
      links: role === "owner" ? await listLinks(queries, projectId) : [],
    });
  }
  return entries;
}

/** A valid link to one version. */
const LIVE_LINK = sql`purpose = 'read' and plan_version_id is not null and revoked_at is null
  and (expires_at is null or expires_at > now())`;

/** Deletes everything of a project without members, except the versions with valid links. */
async function leaveSharedVersions(queries: Queries, projectId: string): Promise<void> {
  const id = sql`${projectId}::uuid`;
  await queries.delete(selectedProducts).where(eq(selectedProducts.projectId, projectId));
  await queries.execute(sql`delete from project_links where project_id = ${id} and not (${LIVE_LINK})`);
  await queries.execute(sql`update project_links set expires_at = now() + make_interval(days => ${LEFT_DAYS}::int)
    where project_id = ${id} and expires_at is null`);
  await queries.execute(sql`delete from plan_versions v using plans p where p.id = v.plan_id and p.project_id = ${id}
    and not exists (select from project_links l where l.plan_version_id = v.id)`);
  await queries.execute(sql`delete from plans p where p.project_id = ${id}
    and not exists (select from plan_versions v where v.plan_id = p.id)`);
  await queries.execute(sql`delete from plan_parts part where part.project_id = ${id}
    and not exists (select from plan_versions v join plans p on p.id = v.plan_id and p.project_id = ${id}
      where part.hash = any(v.room_parts) or part.hash = any(v.product_parts))`);
  await queries.update(projects).set({ name: LEFT_NAME }).where(eq(projects.id, projectId));
}

/** Deletes projects without members and without a valid link to one of their versions. */
const dropAbandoned = (queries: Queries) =>
  queries.execute(sql`delete from projects p
    where not exists (select from project_members m where m.project_id = p.id)
      and not exists (select from project_links l where l.project_id = p.id and ${LIVE_LINK})`);

/**
 * Makes sure that a project which a user leaves keeps an owner: if no other member is one, the member with the
 * highest role and, among equals, the longest membership becomes it. Returns false if there is no other member.
 */
async function handOver(queries: Queries, projectId: string, userId: number): Promise<boolean> {
  const others = (await listMembers(queries, projectId, userId)).filter(({ isYou }) => !isYou);
  if (others.length === 0) return false;
  if (others.some(({ role }) => role === "owner")) return true;
  const heir = others.find(({ role }) => role === "editor") ?? others[0]!;
  await queries
    .update(projectMembers)
    .set({ role: "owner" })
    .where(and(eq(projectMembers.of, projectId), eq(projectMembers.userId, Number(heir.id))));
  return true;
}

async function forget(queries: Queries, userId: number): Promise<void> {
  for (const { projectId } of await membershipsOf(queries, userId)) {
    await lockProject(queries, projectId);
    const isHandedOver = await handOver(queries, projectId, userId);
    await queries
      .delete(projectMembers)
      .where(and(eq(projectMembers.of, projectId), eq(projectMembers.userId, userId)));
    if (!isHandedOver) await leaveSharedVersions(queries, projectId);
  }
  await dropAbandoned(queries);
  // Deleted selections can be restored for a day, but not by somebody whose account is deleted.
  await queries
    .delete(selectedProducts)
    .where(and(eq(selectedProducts.selectedBy, userId), isNotNull(selectedProducts.deletedAt)));
  await forgetPace(queries, userId);
}

/**
 * Projects, their selections, and plans. In what stays for others, deleting the user sets the reference to its
 * author to null.
 */
export const projectData: PersonalData = { name: "projects", read, forget };
