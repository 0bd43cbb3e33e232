import { createHash } from "node:crypto";
import { sql, type SQL } from "drizzle-orm";
import type { PlanPart } from "#api/contract/projectPlans.ts";
import { factsOfPart } from "#domain/building/plan/planCounts.ts";
import { counting, demandPace, takePace, type Counted, type Pace } from "../../account/takePace.ts";
import { planParts } from "../../database/schema/projectSchema.ts";
import type { Queries } from "../../database/queries.ts";
import type { Beside } from "../../http/caller.ts";
import { packPart } from "./packedPart.ts";
import { demandSpace, heldBytes, type HeldBytes, type SpaceBounds } from "./planSpace.ts";

/** Cached, because each call needs it twice: in its query and when it is stored. */
const texts = new WeakMap<PlanPart, { readonly text: string; readonly hash: string }>();

function textOf(part: PlanPart) {
  const known = texts.get(part);
  if (known !== undefined) return known;
  const text = JSON.stringify(part);
  const made = { text, hash: createHash("sha256").update(text).digest("base64url") };
  texts.set(part, made);
  return made;
}

/** Facts about a part, read before it is stored. */
export interface AskedPart extends HeldBytes {
  readonly isHeld: boolean;
}

/** The facts as an additional value of the query that identifies the sender. */
export const askedPart =
  (projectId: string, part: PlanPart): Beside<AskedPart> =>
  () =>
    sql`(select json_build_object('isHeld', exists (select from ${planParts} held
        where held.project_id = ${projectId}::uuid and held.hash = ${textOf(part).hash}),
      'own', bytes.held -> 'own', 'all', bytes.held -> 'all') from (select ${heldBytes(projectId)} as held) bytes)`;

interface SentPart {
  readonly projectId: string;
  readonly part: PlanPart;
  readonly bounds: SpaceBounds;
  /** The rate limit for parts and the account that it applies to; absent if the part is not counted. */
  readonly paced?: { readonly pace: Pace; readonly of: string };
}

/** Counts the part and, if the limit allows, stores it, in one statement. */
async function countAndStore(queries: Queries, { paced }: SentPart, stored: SQL): Promise<boolean> {
  const counted =
    paced === undefined ? sql`select 0 as points, 0 as "waitS"` : counting(paced.pace, paced.of);
  // Both drivers return rows.
  const { rows } = (await queries.execute(sql`
    with paced as (${counted}),
    kept as (${stored} returning 1)
    select points, "waitS", exists (select from kept) as "isKept" from paced`)) as {
    readonly rows: readonly (Counted & { readonly isKept: boolean })[];
  };
  const [first] = rows;
  if (first === undefined) return false;
  if (paced !== undefined) demandPace(paced.pace, first);
  return first.isKept;
}

/**
 * Stores a part under the hash of its content; an existing one is not written again and needs no space.
 * @param asked the facts that were read with the sender
 * @throws Refusal `invalid.input` when the project, or the account of its first owner, is full;
 * `too.many.requests`
 */
export async function keepPart(queries: Queries, sent: SentPart, asked: AskedPart): Promise<string> {
  const { projectId, part, bounds, paced } = sent;
  const { text, hash } = textOf(part);
  const mayCome = paced === undefined ? sql`true` : sql`paced.points <= ${paced.pace.most}::int`;
  const facts = sql`${JSON.stringify(factsOfPart(part))}::jsonb`;
  if (asked.isHeld) {
    // The part is used again, so its age starts anew.
    const renewed = sql`update plan_parts set created_at = now(), counts = ${facts} from paced
      where ${mayCome} and project_id = ${projectId}::uuid and hash = ${hash}`;
    if (await countAndStore(queries, sent, renewed)) return hash;
  } else {
    try {
      demandSpace(asked, bounds);
    } catch (refusal) {
      if (paced !== undefined) await takePace(queries, paced.pace, paced.of);
      throw refusal;
    }
  }
  const packed = await packPart(text);
  const added = sql`insert into plan_parts (project_id, hash, counts, packed)
    select ${projectId}::uuid, ${hash}, ${facts}, ${packed}::bytea from paced where ${mayCome}
    on conflict (project_id, hash) do update set created_at = now(), counts = excluded.counts`;
  // A part that was deleted meanwhile is stored without counting it again.
  await countAndStore(queries, asked.isHeld ? { projectId, part, bounds } : sent, added);
  return hash;
}
