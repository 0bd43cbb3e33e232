import { sql } from "drizzle-orm";
import type { Bounds } from "../process/bounds.ts";
import type { Queries } from "../database/queries.ts";
import { copyNamedParts } from "./plans/planSpace.ts";
import { lockUser } from "../account/users.ts";
import { addProject } from "./projectStore.ts";

/**
 * Copies a project with its products and plan versions to a project of the user, in one transaction. The rows stay
 * inside the database, so 100,000 products are copied as fast as it can write them.
 * @throws Refusal `invalid.input` for a user who has too many projects, or no space for these plans
 */
export const copiedProject = (
  queries: Queries,
  from: string,
  userId: number,
  name: string,
  bounds: Bounds,
): Promise<string> =>
  queries.transaction(async (own) => {
    await lockUser(own, userId);
    const to = await addProject(own, userId, name, bounds);
    await own.execute(sql`
      insert into selected_products (project_id, category_code, product_id, facts_hash, design_properties,
        runtime_properties, public_component_id, equipment_num, equipment_code, remark, selected_by, created_at)
      select ${to}::uuid, category_code, product_id, facts_hash, design_properties,
        runtime_properties, public_component_id, equipment_num, equipment_code, remark, selected_by, created_at
      from selected_products where project_id = ${from}::uuid and deleted_at is null order by position`);
    await own.execute(sql`
      insert into plans (project_id, building, kind, name, is_scheduled)
      select ${to}::uuid, building, kind, name, is_scheduled from plans where project_id = ${from}::uuid`);
    await own.execute(sql`
      insert into plan_versions (plan_id, number, based_on, save_key, name, note, head, room_parts, product_parts,
        counts, catalogue_version, author_id, created_at)
      select new.id, v.number, v.based_on, v.save_key, v.name, v.note, v.head, v.room_parts, v.product_parts,
        v.counts, v.catalogue_version, v.author_id, v.created_at
      from plan_versions v
      join plans old on old.id = v.plan_id and old.project_id = ${from}::uuid
      join plans new on new.project_id = ${to}::uuid and new.building = old.building and new.kind = old.kind`);
    // Uses the copied versions, so a version that is saved meanwhile is not included.
    await copyNamedParts(own, { from, to }, bounds);
    return to;
  });
