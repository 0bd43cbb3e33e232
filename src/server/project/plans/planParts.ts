import { createHash } from "node:crypto";
import { and, eq, inArray, lt, sql } from "drizzle-orm";
import type { PlanPart } from "#api/contract/projectPlans.ts";
import type { PlanPartCounts } from "#domain/building/plan/PlanContent.ts";
import { countRooms, NO_COUNTS } from "#domain/building/plan/planCounts.ts";
import { Refusal } from "../../http/route.ts";
import { MissingPartRefusal } from "../MissingPartRefusal.ts";
import { planParts, projectMembers } from "../../database/schema/projectSchema.ts";
import type { Bounds } from "../../process/bounds.ts";
import type { Queries } from "../../database/queries.ts";
import { packPart, unpackPart } from "./packedPart.ts";

/** A part that no version names by then has been given up. */
const UNNAMED_HOURS = 24;
const MB = 1024 ** 2;

const countsOf = (part: PlanPart): PlanPartCounts =>
  part.kind === "rooms" ? countRooms(part.rooms) : NO_COUNTS;

type SpaceBounds = Pick<Bounds, "projectMegabytes" | "accountMegabytes">;

const bytes = sql`octet_length(${planParts.packed})`;

/** Bytes of a project's parts, and of those of all projects with the same first owner. */
async function heldBytes(queries: Queries, projectId: string) {
  const firstOwner = sql`(select first.user_id from ${projectMembers} first
    where first.project_id = ${projectId}::uuid and first.role = 'owner'
    order by first.joined_at, first.user_id limit 1)`;
  const [held] = await queries
    .select({
      own: sql`coalesce(sum(${bytes}) filter (where ${planParts.projectId} = ${projectId}::uuid), 0)`.mapWith(
        Number,
      ),
      all: sql`coalesce(sum(${bytes}), 0)`.mapWith(Number),
    })
    .from(planParts)
    .where(
      sql`${planParts.projectId} in (select owned.project_id from ${projectMembers} owned
        where owned.role = 'owner' and owned.user_id = ${firstOwner} and not exists (
          select from ${projectMembers} earlier
          where earlier.project_id = owned.project_id and earlier.role = 'owner'
            and (earlier.joined_at, earlier.user_id) < (owned.joined_at, owned.user_id))
        union select ${projectId}::uuid)`,
    );
  return held ?? { own: 0, all: 0 };
}

/** @param before bytes that come before the last part, which may be larger than what is left */
async function demandSpace(
  queries: Queries,
  projectId: string,
  { projectMegabytes, accountMegabytes }: SpaceBounds,
  before = 0,
): Promise<void> {
  const { own, all } = await heldBytes(queries, projectId);
  if (own + before >= projectMegabytes * MB)
    throw new Refusal("invalid.input", `此项目保存的方案已满 ${projectMegabytes} MB，另建项目后再保存`);
  if (all + before >= accountMegabytes * MB)
    throw new Refusal(
      "invalid.input",
      `项目创建者的全部项目保存的方案已满 ${accountMegabytes} MB，不能再保存`,
    );
}

/**
 * Stores a part under the hash of its content; an existing one is not written again, and needs no space.
 * @throws Refusal `invalid.input` when the project, or the account of who owned it first, is full
 */
export async function keepPart(
  queries: Queries,
  projectId: string,
  part: PlanPart,
  bounds: SpaceBounds,
): Promise<string> {
  const text = JSON.stringify(part);
  const hash = createHash("sha256").update(text).digest("base64url");
  // It is used again, so its age starts anew.
  const renewed = { createdAt: sql`now()` };
  const held = await queries
    .update(planParts)
    .set(renewed)
    .where(and(eq(planParts.projectId, projectId), eq(planParts.hash, hash)))
    .returning({ hash: planParts.hash });
  if (held.length > 0) return hash;
  await demandSpace(queries, projectId, bounds);
  const packed = await packPart(text);
  await queries
    .insert(planParts)
    .values({ projectId, hash, packed, counts: countsOf(part) })
    .onConflictDoUpdate({ target: [planParts.projectId, planParts.hash], set: renewed });
  return hash;
}

/**
 * Copies the parts that versions of a project name from the project whose versions these were. It needs as much
 * space as if they were sent one after the other, the largest last.
 * @throws Refusal `invalid.input` as of `keepPart`
 */
export async function copyNamedParts(
  queries: Queries,
  { from, to }: { readonly from: string; readonly to: string },
  bounds: SpaceBounds,
): Promise<void> {
  const areNamed = sql`${planParts.projectId} = ${from}::uuid and ${planParts.hash} in (
    select unnest(v.room_parts || v.product_parts)
    from plan_versions v join plans p on p.id = v.plan_id where p.project_id = ${to}::uuid)`;
  const [coming] = await queries
    .select({ before: sql<number | null>`(sum(${bytes}) - max(${bytes}))::float8` })
    .from(planParts)
    .where(areNamed);
  if (coming === undefined || coming.before === null) return;
  await demandSpace(queries, to, bounds, coming.before);
  await queries.execute(sql`
    insert into plan_parts (project_id, hash, counts, packed)
    select ${to}::uuid, hash, counts, packed from plan_parts where ${areNamed}`);
}

const missing = () => new MissingPartRefusal("part", "There is no part of this id");

/** @throws Refusal `not.found` if the project has no such part */
export async function readPart(queries: Queries, projectId: string, hash: string): Promise<PlanPart> {
  const [found] = await queries
    .select({ packed: planParts.packed })
    .from(planParts)
    .where(and(eq(planParts.projectId, projectId), eq(planParts.hash, hash)));
  if (found === undefined) throw missing();
  return unpackPart(found.packed);
}

/**
 * Parts as the database keeps them, by hash; each is read once, however often it is named.
 * @throws Refusal `not.found` if the project lacks one of them
 */
export async function packedParts(
  queries: Queries,
  projectId: string,
  hashes: readonly string[],
): Promise<ReadonlyMap<string, Uint8Array>> {
  const named = [...new Set(hashes)];
  const rows = await queries
    .select({ hash: planParts.hash, packed: planParts.packed })
    .from(planParts)
    .where(and(eq(planParts.projectId, projectId), inArray(planParts.hash, named)));
  if (rows.length < named.length) throw missing();
  return new Map(rows.map(({ hash, packed }) => [hash, packed]));
}

/**
 * Number of rooms and units of each part, by hash. The parts are locked until the transaction ends, so that
 * nobody deletes them meanwhile.
 */
export async function heldCounts(queries: Queries, projectId: string, hashes: readonly string[]) {
  if (hashes.length === 0) return new Map<string, PlanPartCounts>();
  const rows = await queries
    .select({ hash: planParts.hash, counts: planParts.counts })
    .from(planParts)
    .where(and(eq(planParts.projectId, projectId), inArray(planParts.hash, [...hashes])))
    .for("key share");
  return new Map(rows.map(({ hash, counts }) => [hash, counts]));
}

/**
 * Deletes parts that no version of their project names, and that nobody is about to name.
 * @param projectId `null` for all projects
 */
export async function dropUnnamedParts(queries: Queries, projectId: string | null): Promise<void> {
  await queries.delete(planParts).where(
    and(
      projectId === null ? undefined : eq(planParts.projectId, projectId),
      lt(planParts.createdAt, new Date(Date.now() - UNNAMED_HOURS * 3_600_000)),
      // Compared as equal values the names are hashed once, and not searched anew for each part.
      sql`not exists (select from plan_versions v join plans p on p.id = v.plan_id,
        unnest(v.room_parts || v.product_parts) as named(hash)
        where p.project_id = ${planParts.projectId} and named.hash = ${planParts.hash})`,
    ),
  );
}
