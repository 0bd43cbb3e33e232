import { createHash } from "node:crypto";
import { and, eq, inArray, lt, sql } from "drizzle-orm";
import type { PlanPart } from "#api/contract/projectPlans.ts";
import type { PlanPartCounts } from "#domain/building/plan/PlanContent.ts";
import { countRooms, NO_COUNTS } from "#domain/building/plan/planCounts.ts";
import { MOST_PLAN_BYTES } from "#domain/desk/project/projectLimits.ts";
import { Refusal } from "../../http/route.ts";
import { MissingPartRefusal } from "../MissingPartRefusal.ts";
import { planParts } from "../../database/schema/projectSchema.ts";
import type { Queries } from "../../database/queries.ts";
import { packPart, unpackPart } from "./packedPart.ts";

/** A part that no version names by then has been given up. */
const UNNAMED_HOURS = 24;

const countsOf = (part: PlanPart): PlanPartCounts =>
  part.kind === "rooms" ? countRooms(part.rooms) : NO_COUNTS;

async function demandSpace(queries: Queries, projectId: string, mostBytes: number): Promise<void> {
  const [held] = await queries
    .select({ bytes: sql`coalesce(sum(octet_length(${planParts.packed})), 0)`.mapWith(Number) })
    .from(planParts)
    .where(eq(planParts.projectId, projectId));
  if ((held?.bytes ?? 0) < mostBytes) return;
  const megabytes = Math.round(mostBytes / 1024 ** 2);
  throw new Refusal("invalid.input", `此项目保存的方案已满 ${megabytes} MB，另建项目后再保存`);
}

/**
 * Stores a part under the hash of its content; an existing one is not written again, and needs no space.
 * @throws Refusal `invalid.input` when the project holds `mostBytes` already
 */
export async function keepPart(
  queries: Queries,
  projectId: string,
  part: PlanPart,
  mostBytes = MOST_PLAN_BYTES,
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
  await demandSpace(queries, projectId, mostBytes);
  const packed = await packPart(text);
  await queries
    .insert(planParts)
    .values({ projectId, hash, packed, counts: countsOf(part) })
    .onConflictDoUpdate({ target: [planParts.projectId, planParts.hash], set: renewed });
  return hash;
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
