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

/** Needed twice a call: by its question, and by what stores it. */
const texts = new WeakMap<PlanPart, { readonly text: string; readonly hash: string }>();

function textOf(part: PlanPart) {
  const known = texts.get(part);
  if (known !== undefined) return known;
  const text = JSON.stringify(part);
  const made = { text, hash: createHash("sha256").update(text).digest("base64url") };
  texts.set(part, made);
  return made;
}

/** What a part asks of the database before it is stored. */
export interface AskedPart extends HeldBytes {
  readonly isHeld: boolean;
}

/** As a part of the question who sends it. */
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
  /** How many parts an account may send, and which one sends; absent for what is not counted. */
  readonly paced?: { readonly pace: Pace; readonly of: string };
}

/** Counts the part and, if there may be one more, stores it: one statement. */
async function countAndStore(queries: Queries, { paced }: SentPart, stored: SQL): Promise<boolean> {
  const counted =
    paced === undefined ? sql`select 0 as points, 0 as "waitS"` : counting(paced.pace, paced.of);
  // Both drivers answer with rows.
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
 * Stores a part under the hash of its content; an existing one is not written again, and needs no space.
 * @param asked what was asked together with who sends it
 * @throws Refusal `invalid.input` when the project, or the account of who owned it first, is full;
 * `too.many.requests`
 */
export async function keepPart(queries: Queries, sent: SentPart, asked: AskedPart): Promise<string> {
  const { projectId, part, bounds, paced } = sent;
  const { text, hash } = textOf(part);
  const mayCome = paced === undefined ? sql`true` : sql`paced.points <= ${paced.pace.most}::int`;
  const facts = sql`${JSON.stringify(factsOfPart(part))}::jsonb`;
  if (asked.isHeld) {
    // It is used again, so its age starts anew.
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
  // What was deleted meanwhile has been counted.
  await countAndStore(queries, asked.isHeld ? { projectId, part, bounds } : sent, added);
  return hash;
}
