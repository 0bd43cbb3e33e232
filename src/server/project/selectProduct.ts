import { randomUUID } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import type { SelectedProduct, Selection } from "#api/contract/projectProducts.ts";
import { MOST_SELECTED } from "#domain/desk/project/projectLimits.ts";
import type { Caller } from "../http/caller.ts";
import { Refusal } from "../http/route.ts";
import { productFacts, selectedProducts } from "../database/schema/projectSchema.ts";
import type { Queries } from "../database/queries.ts";
import { currentFacts, type AskedFacts, type CurrentFacts } from "./productFactsStore.ts";
import { noSuchRow, rowsOf, selectedWire, withFacts } from "./selectedStore.ts";
import { touchProject } from "./projectStore.ts";

interface Wanted {
  readonly projectId: string;
  readonly user: Pick<Caller, "userId" | "name">;
  readonly selection: Selection;
  readonly facts: Pick<CurrentFacts, "hash" | "facts">;
}

/**
 * Number of simultaneous selections in one project that can never be reached; further below the limit than this,
 * no exact count is needed.
 */
const UNDER_WAY = Math.min(500, Math.floor(MOST_SELECTED / 2));

/**
 * Stores the facts and the row in one statement, so that the project's row is only locked while it runs. The row's
 * number is drawn after that lock: selections of one project are numbered one after another, so that a reader who
 * continues from a number misses none.
 *
 * @returns null if nothing was stored: the key is known, or the project is gone
 */
async function storeAtOnce(
  queries: Queries,
  { projectId, user, selection, facts: { hash, facts } }: Wanted,
): Promise<SelectedProduct | null> {
  const { selectionKey, productId, publicComponentId, equipmentNum } = selection;
  const { designProperties, runtimeProperties } = selection;
  const key = selectionKey === undefined ? sql`gen_random_uuid()` : sql`${selectionKey}::uuid`;
  // Both drivers return rows.
  const { rows } = (await queries.execute(sql`
    with kept as (
      insert into product_facts (hash, facts) values (${hash}, ${JSON.stringify(facts)}::jsonb)
      on conflict do nothing),
    touched as (update projects set updated_at = now() where id = ${projectId}::uuid returning id),
    made as (
      insert into selected_products (project_id, category_code, product_id, facts_hash, selection_key,
        design_properties, runtime_properties, public_component_id, equipment_num, selected_by)
      select touched.id, ${facts.gjwCategoryCode}, ${productId}, ${hash}, ${key},
        ${JSON.stringify(designProperties)}::jsonb, ${JSON.stringify(runtimeProperties)}::jsonb,
        ${publicComponentId}::text, ${equipmentNum}::int, ${user.userId}::bigint
      from touched on conflict do nothing returning id, created_at)
    select id, floor(extract(epoch from created_at) * 1000)::float8 as at from made`)) as {
    readonly rows: readonly { readonly id: string; readonly at: number }[];
  };
  const [made] = rows;
  if (made === undefined) return null;
  const at = new Date(made.at);
  const row = {
    ...{ id: made.id, productId, designProperties, runtimeProperties, publicComponentId, equipmentNum },
    ...{ equipmentCode: "", remark: "", version: 1, createdAt: at, updatedAt: at },
  };
  return selectedWire({ row, facts, selectedBy: user.name });
}

/** Counts while the project's row is locked, so that the limit holds for simultaneous selections. */
const storeCounted = (queries: Queries, { projectId, user, selection, facts }: Wanted): Promise<void> =>
  queries.transaction(async (own) => {
    const { selectionKey, ...stated } = selection;
    // Every selection locks in this order, which prevents deadlocks.
    await touchProject(own, projectId);
    await own.insert(productFacts).values(facts).onConflictDoNothing();
    const [made] = await own
      .insert(selectedProducts)
      .values({
        ...stated,
        projectId,
        selectedBy: user.userId,
        factsHash: facts.hash,
        categoryCode: facts.facts.gjwCategoryCode,
        selectionKey: selectionKey!,
      })
      .onConflictDoNothing()
      .returning({ id: selectedProducts.id });
    // Counted afterwards, so that a repeated request is also answered in a full project.
    if (made !== undefined && (await own.$count(selectedProducts, rowsOf(projectId))) > MOST_SELECTED) {
      throw new Refusal("invalid.input", `A project holds no more than ${MOST_SELECTED} products`);
    }
  });

/**
 * Selects a product; `asked` are the facts that were read with the user. A repeated request returns the stored
 * selection, even if it was deleted since.
 * @throws Refusal `not.found` if the catalogue has no such product, `invalid.input` if the project is full
 */
export async function selectProduct(
  queries: Queries,
  { projectId, user, selection }: Omit<Wanted, "facts">,
  asked: AskedFacts,
): Promise<SelectedProduct> {
  const found = currentFacts(asked);
  if (found === null) throw new Refusal("not.found", "There is no product of this id");
  const { selected, ...facts } = found;
  const wanted = { projectId, user, selection, facts };
  if (selected < MOST_SELECTED - UNDER_WAY) {
    const stored = await storeAtOnce(queries, wanted);
    if (stored !== null) return stored;
  }
  const selectionKey = selection.selectionKey ?? randomUUID();
  if (selected >= MOST_SELECTED - UNDER_WAY)
    await storeCounted(queries, { ...wanted, selection: { ...selection, selectionKey } });
  const [row] = await withFacts(queries).where(
    and(eq(selectedProducts.projectId, projectId), eq(selectedProducts.selectionKey, selectionKey)),
  );
  if (row === undefined) throw noSuchRow();
  return selectedWire(row);
}
