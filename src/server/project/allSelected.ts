import { and, asc, eq, gt, inArray } from "drizzle-orm";
import type { SelectedProduct } from "#api/contract/projectProducts.ts";
import { users } from "../database/schema/accountSchema.ts";
import { productFacts, selectedProducts, type ProductFacts } from "../database/schema/projectSchema.ts";
import type { Queries } from "../database/queries.ts";
import { rowsOf, selectedWire } from "./selectedStore.ts";

/** Facts held during one pass: a schedule names some products repeatedly, and each is read once. */
const MOST_HELD = 2000;

/** All rows in order, page by page: rows added meanwhile are included, deleted ones are not. */
export async function* allSelected(
  queries: Queries,
  projectId: string,
  categoryCode: string | undefined,
  atOnce: number,
): AsyncGenerator<readonly SelectedProduct[]> {
  const held = new Map<string, ProductFacts>();
  for (let position = 0; ;) {
    const rows = await queries
      .select({ row: selectedProducts, selectedBy: users.name })
      .from(selectedProducts)
      .leftJoin(users, eq(users.id, selectedProducts.selectedBy))
      .where(and(rowsOf(projectId, categoryCode), gt(selectedProducts.position, position)))
      .orderBy(asc(selectedProducts.position))
      .limit(atOnce);
    if (held.size > MOST_HELD) held.clear();
    const hashes = new Set(rows.map(({ row }) => row.factsHash));
    const missing = [...hashes].filter((hash) => !held.has(hash));
    if (missing.length > 0)
      for (const { hash, facts } of await queries
        .select()
        .from(productFacts)
        .where(inArray(productFacts.hash, missing)))
        held.set(hash, facts);
    // A row's facts exist as long as the row: one that was deleted meanwhile is omitted.
    yield rows.flatMap(({ row, selectedBy }) => {
      const facts = held.get(row.factsHash);
      return facts === undefined ? [] : [selectedWire({ row, selectedBy, facts })];
    });
    const last = rows.at(-1);
    if (last === undefined || rows.length < atOnce) return;
    position = last.row.position;
  }
}
