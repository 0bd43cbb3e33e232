import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { PersonalData } from "../../account/personalData.ts";
import { Refusal } from "../../http/route.ts";
import { componentFavourites } from "../../database/schema/componentSchema.ts";
import type { Queries } from "../../database/queries.ts";
import { askingFor, tablesFor } from "../../library/access/productTables.ts";

/** A longer list is of no use to a person. */
const MOST_FAVOURITES = 1000;

const of = (userId: number, componentId: string) =>
  and(eq(componentFavourites.userId, userId), eq(componentFavourites.componentId, componentId));

/**
 * Adding a favourite twice stores it once.
 * @throws Refusal `not.found`, `too.many.requests`
 */
export async function keepFavourite(queries: Queries, userId: number, componentId: string): Promise<null> {
  const { products } = await tablesFor(queries, askingFor(userId), componentId);
  // Both drivers return rows.
  const { rows } = (await queries.execute(sql`
    with asked as (select exists (select from ${products} product where product.id = ${componentId}) as "isThere",
      (select count(*)::int from component_favourites held where held.user_id = ${userId}::bigint) as held),
    kept as (insert into component_favourites (user_id, component_id)
      select ${userId}::bigint, ${componentId} from asked
      where asked."isThere" and asked.held < ${MOST_FAVOURITES}::int on conflict do nothing)
    select * from asked`)) as {
    readonly rows: readonly { readonly isThere: boolean; readonly held: number }[];
  };
  // The query returns one row.
  const { isThere, held } = rows[0]!;
  if (!isThere) throw new Refusal("not.found", "There is no component of this id");
  if (held >= MOST_FAVOURITES)
    throw new Refusal("too.many.requests", `No more than ${MOST_FAVOURITES} favourites are kept`);
  return null;
}

export async function dropFavourite(queries: Queries, userId: number, componentId: string): Promise<null> {
  await queries.delete(componentFavourites).where(of(userId, componentId));
  return null;
}

export async function whichAreFavourites(queries: Queries, userId: number, ids: readonly string[]) {
  const rows = await queries
    .select({ id: componentFavourites.componentId })
    .from(componentFavourites)
    .where(and(eq(componentFavourites.userId, userId), inArray(componentFavourites.componentId, [...ids])));
  const held = new Set(rows.map(({ id }) => id));
  return ids.map((id) => ({ id, isFavourite: held.has(id) }));
}

/** Deleted with the user by cascade. */
export const favouriteData: PersonalData = {
  name: "componentFavourites",
  read: (queries, userId) =>
    queries
      .select({ componentId: componentFavourites.componentId, addedAt: componentFavourites.addedAt })
      .from(componentFavourites)
      .where(eq(componentFavourites.userId, userId))
      .orderBy(asc(componentFavourites.addedAt)),
  forget: () => Promise.resolve(),
};
