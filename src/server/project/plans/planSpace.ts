import { sql, type SQL } from "drizzle-orm";
import { planParts, projectMembers } from "../../database/schema/projectSchema.ts";
import type { Queries } from "../../database/queries.ts";
import { Refusal } from "../../http/route.ts";
import type { Bounds } from "../../process/bounds.ts";

const MB = 1024 ** 2;

export type SpaceBounds = Pick<Bounds, "projectMegabytes" | "accountMegabytes">;

export interface HeldBytes {
  readonly own: number;
  readonly all: number;
}

/** Bytes of a project's parts, and of all projects with the same first owner: `HeldBytes` as JSON. */
export const heldBytes = (projectId: string): SQL<HeldBytes> => sql`(
  select json_build_object(
    'own', coalesce(sum(octet_length(part.packed)) filter (where part.project_id = ${projectId}::uuid), 0),
    'all', coalesce(sum(octet_length(part.packed)), 0))
  from ${planParts} part where part.project_id in (
    select owned.project_id from ${projectMembers} owned
    where owned.role = 'owner' and owned.user_id = (select first.user_id from ${projectMembers} first
        where first.project_id = ${projectId}::uuid and first.role = 'owner'
        order by first.joined_at, first.user_id limit 1)
      and not exists (select from ${projectMembers} earlier
        where earlier.project_id = owned.project_id and earlier.role = 'owner'
          and (earlier.joined_at, earlier.user_id) < (owned.joined_at, owned.user_id))
    union select ${projectId}::uuid))`;

/** @param before bytes stored before the last part, which may be larger than the remaining space */
export function demandSpace(
  { own, all }: HeldBytes,
  { projectMegabytes, accountMegabytes }: SpaceBounds,
  before = 0,
): void {
  if (own + before >= projectMegabytes * MB)
    throw new Refusal("invalid.input", `此项目保存的方案已满 ${projectMegabytes} MB，另建项目后再保存`);
  if (all + before >= accountMegabytes * MB)
    throw new Refusal(
      "invalid.input",
      `项目创建者的全部项目保存的方案已满 ${accountMegabytes} MB，不能再保存`,
    );
}

const bytes = sql`octet_length(${planParts.packed})`;

/**
 * Copies the parts that versions of a project refer to from the project from which the versions were copied. It
 * needs as much space as if they were sent one by one, the largest last.
 * @throws Refusal `invalid.input` as `keepPart`
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
    .select({
      before: sql<number | null>`(sum(${bytes}) - max(${bytes}))::float8`,
      held: heldBytes(to),
    })
    .from(planParts)
    .where(areNamed);
  if (coming === undefined || coming.before === null) return;
  demandSpace(coming.held, bounds, coming.before);
  await queries.execute(sql`
    insert into plan_parts (project_id, hash, counts, packed)
    select ${to}::uuid, hash, counts, packed from plan_parts where ${areNamed}`);
}
