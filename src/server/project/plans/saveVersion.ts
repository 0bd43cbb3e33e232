import { sql } from "drizzle-orm";
import type { PlanVersion } from "#api/contract/projectPlans.ts";
import { BATCH_KINDS, type BatchKindName } from "#domain/building/kinds/batchKinds.ts";
import type { PlanCounts, PlanHead, PlanPartCounts } from "#domain/building/plan/PlanContent.ts";
import { addCounts, NO_COUNTS } from "#domain/building/plan/planCounts.ts";
import { arrayLiteral } from "../../database/arrayLiteral.ts";
import { catalogueState } from "../../database/revisions/catalogueState.ts";
import { planParts, projectMembers } from "../../database/schema/projectSchema.ts";
import type { Queries } from "../../database/queries.ts";
import type { Beside, Caller } from "../../http/caller.ts";
import { invalidParameter } from "../../http/invalidParameter.ts";
import { Conflict } from "../../http/route.ts";
import { unpackPart } from "./packedPart.ts";
import { planFilterIssues } from "./planFilters.ts";
import { versionByKey, versionByNumber } from "./planStore.ts";

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

/** Facts about a saved plan, read before it is stored. */
export interface AskedPlan {
  readonly parts: readonly {
    readonly hash: string;
    readonly counts: PlanPartCounts;
    /** Base64; null for rooms, whose counts are sufficient. */
    readonly packed: string | null;
  }[];
  /** The catalogue's version as the plan's kind sees it. */
  readonly catalogue: string;
}

const isKind = (name: string): name is BatchKindName => Object.hasOwn(BATCH_KINDS, name);

/**
 * The facts as an additional value of the query that identifies the user; a caller who is no member learns of no
 * part.
 */
export const askedPlan =
  (projectId: string, { kind, roomParts, productParts }: SavedPlan): Beside<AskedPlan> =>
  (userId) => {
    const category = isKind(kind) ? BATCH_KINDS[kind].categoryCode : null;
    return sql`json_build_object('catalogue', ${catalogueState(category)}, 'parts', (
      select coalesce(json_agg(json_build_object('hash', part.hash, 'counts', part.counts, 'packed',
        case when part.hash = any(${arrayLiteral(productParts)}::text[]) then encode(part.packed, 'base64') end)), '[]')
      from ${planParts} part
      where part.project_id = ${projectId}::uuid
        and part.hash = any(${arrayLiteral([...roomParts, ...productParts])}::text[])
        and exists (select from ${projectMembers} member
          where member.project_id = part.project_id and member.user_id = ${userId})))`;
  };

/** @throws Refusal `invalid.parameter`, naming each missing part */
function demandParts({ roomParts, productParts }: SavedPlan, isKnown: (hash: string) => boolean): void {
  const missing = (path: string, hashes: readonly string[]) =>
    hashes.flatMap((hash, at) =>
      isKnown(hash) ? [] : [{ path: `${path}.${at}`, message: "is no part of this project" }],
    );
  const issues = [...missing("roomParts", roomParts), ...missing("productParts", productParts)];
  if (issues.length > 0) throw invalidParameter(issues);
}

async function countsOf(saved: SavedPlan, { parts }: AskedPlan): Promise<PlanCounts> {
  const known = new Map(parts.map((part) => [part.hash, part]));
  demandParts(saved, (hash) => known.has(hash));
  const counts = saved.roomParts.reduce((sum, hash) => addCounts(sum, known.get(hash)!.counts), NO_COUNTS);
  const models = new Set<string>();
  for (const hash of new Set(saved.productParts)) {
    const part = await unpackPart(Buffer.from(known.get(hash)!.packed ?? "", "base64"));
    if (part.kind === "products") for (const { model } of part.products) models.add(model);
  }
  return { ...counts, models: models.size };
}

/** The result of the statement: what it has stored, or why it has stored nothing. */
interface Stored {
  /** Hashes of the named parts that exist. */
  readonly held: readonly string[];
  /** Number of the plan's last version before this one. */
  readonly last: number;
  /** Absent if nothing was stored: a part is missing, the key is known, or somebody else took the number. */
  readonly made: {
    readonly id: string;
    readonly planId: string;
    readonly number: number;
    readonly isScheduled: boolean;
    readonly at: number;
  } | null;
}

interface Wanted {
  readonly projectId: string;
  readonly user: Pick<Caller, "userId" | "name">;
  readonly saved: SavedPlan;
  readonly counts: PlanCounts;
  readonly catalogue: string;
}

/**
 * Stores the version in one statement. It locks the named parts and renews their age, so that a concurrent
 * deletion of abandoned parts leaves them. Then it locks the plan, so that versions are numbered one after
 * another. A statement that had to wait still sees the state of its beginning, and then stores nothing.
 */
async function storeAtOnce(
  queries: Queries,
  { projectId, user, saved, counts, catalogue }: Wanted,
): Promise<Stored> {
  const { saveKey, kind, building, name, note, basedOn, head, roomParts, productParts } = saved;
  const named = [...new Set([...roomParts, ...productParts])];
  // Both drivers return rows.
  const { rows } = (await queries.execute(sql`
    with held as (select hash from plan_parts
      where project_id = ${projectId}::uuid and hash = any(${arrayLiteral(named)}::text[])
      order by hash for key share),
    renewed as (update plan_parts set created_at = now()
      where project_id = ${projectId}::uuid and hash in (select hash from held)
        and created_at < now() - interval '1 hour'),
    known as (select coalesce(max(v.number), 0) as last from plan_versions v join plans p on p.id = v.plan_id
      where p.project_id = ${projectId}::uuid and p.building = ${building} and p.kind = ${kind}),
    plan as (insert into plans (project_id, building, kind, name)
      select ${projectId}::uuid, ${building}, ${kind}, ${name} from known
      where (select count(*) from held) = ${named.length}::int and coalesce(${basedOn}::int, 0) <= known.last
      on conflict (project_id, building, kind) do update set name = excluded.name
      returning id, is_scheduled),
    made as (insert into plan_versions (plan_id, number, based_on, save_key, name, note, head, room_parts,
        product_parts, counts, catalogue_version, author_id)
      select plan.id, known.last + 1, ${basedOn}::int, ${saveKey}::uuid, ${name}, ${note},
        ${JSON.stringify(head)}::jsonb, ${arrayLiteral(roomParts)}::text[], ${arrayLiteral(productParts)}::text[],
        ${JSON.stringify(counts)}::jsonb, ${catalogue}, ${user.userId}::bigint
      from plan cross join known on conflict do nothing returning id, number, created_at),
    touched as (update projects set updated_at = now()
      where id = ${projectId}::uuid and exists (select from made))
    select known.last as "last", (select coalesce(json_agg(hash), '[]') from held) as "held",
      (select json_build_object('id', made.id, 'planId', plan.id, 'number', made.number,
          'isScheduled', plan.is_scheduled, 'at', floor(extract(epoch from made.created_at) * 1000)::float8)
        from made cross join plan) as "made"
    from known`)) as { readonly rows: readonly Stored[] };
  // An aggregate without groups returns one row.
  return rows[0]!;
}

/** Of statements that collide, at least one succeeds, so a retry succeeds eventually. */
const MOST_TRIES = 100;

async function stored(queries: Queries, wanted: Wanted): Promise<PlanVersion> {
  const { projectId, user, saved, counts, catalogue } = wanted;
  const { kind, building, name, note, basedOn } = saved;
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const { made, last, held } = await storeAtOnce(queries, wanted);
    if (made !== null) {
      const { at, ...own } = made;
      return {
        ...own,
        ...{ kind, building, name, note, basedOn },
        isParallel: last > (basedOn ?? 0),
        isLast: true,
        models: 0,
        ...counts,
        catalogueVersion: catalogue,
        author: user.name,
        createdAt: at,
      };
    }
    const known = await versionByKey(queries, projectId, saved);
    if (known !== null) return known;
    const isHeld = new Set(held);
    demandParts(saved, (hash) => isHeld.has(hash));
    if (basedOn !== null && basedOn > last)
      throw invalidParameter([{ path: "basedOn", message: "is no version of this plan" }]);
  }
  throw new Error(`no version of a plan was stored in ${MOST_TRIES} tries`);
}

/**
 * Stores a version, completely or not at all; `asked` are the facts that were read with the user. For a repeated
 * request the stored version is returned.
 * @throws Refusal `invalid.parameter`, naming each field of its filters that the kind does not accept, and each
 * missing part
 * @throws Conflict with both versions, which are both kept, if another one was saved from the same version before
 */
export async function saveVersion(
  queries: Queries,
  { projectId, user, saved }: Pick<Wanted, "projectId" | "user" | "saved">,
  asked: AskedPlan,
): Promise<PlanVersion> {
  const issues = planFilterIssues(saved.kind, saved.head);
  if (issues.length > 0) throw invalidParameter(issues);
  const counts = await countsOf(saved, asked);
  const { catalogue } = asked;
  const yours = await stored(queries, { projectId, user, saved, counts, catalogue });
  if (!yours.isParallel) return yours;
  throw new Conflict("Another version was saved meanwhile; both are kept", {
    yours,
    theirs: await versionByNumber(queries, yours.planId, yours.number - 1),
  });
}
