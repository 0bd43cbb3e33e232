import { and, count, desc, eq, exists, ilike, isNull, or, sql } from "drizzle-orm";
import * as v from "valibot";
import { recordAct as recordOperatorAct, type Acting } from "../account/operator/recordAct.ts";
import { containing } from "../database/containing.ts";
import type { Queries } from "../database/queries.ts";
import { libraries, libraryActs, publishedProducts } from "../database/schema/librarySchema.ts";
import { lockLibrary } from "./libraryRights.ts";
import { publishProducts, takeBackProducts } from "./publishLibrary.ts";

export const LibraryCommandSchema = v.strictObject({
  command: v.picklist(["publish", "take-back"]),
  libraryId: v.pipe(v.string(), v.uuid()),
});
export type LibraryCommand = v.InferOutput<typeof LibraryCommandSchema>;

export const LibraryOperatedSchema = v.union([
  v.object({ name: v.string(), products: v.number(), skipped: v.number() }),
  v.object({ refusal: v.literal("unknown") }),
]);
type Operated = v.InferOutput<typeof LibraryOperatedSchema>;

const ACTS = {
  publish: { ofLibrary: "published", ofOperator: "publish" },
  "take-back": { ofLibrary: "taken-back", ofOperator: "takeBack" },
} as const;
/** Members see that an operator acted, but not which one. */
const OPERATOR_NAME = "管理员";

/**
 * Publishes a library, or unpublishes it, and records this for operators and in the library. A deleted library can
 * only be unpublished.
 * @param acting `null` for a command at the terminal
 */
export const operateLibrary = (
  queries: Queries,
  acting: Acting,
  { command, libraryId }: LibraryCommand,
): Promise<Operated> =>
  queries.transaction(async (own) => {
    const [library] = await lockLibrary(own, libraryId);
    const isPublishing = command === "publish";
    if (library === undefined || (isPublishing && library.deletedAt !== null)) return { refusal: "unknown" };
    const before = await own.$count(publishedProducts, eq(publishedProducts.libraryId, libraryId));
    const { products, skipped } = isPublishing
      ? await publishProducts(own, libraryId)
      : { products: await takeBackProducts(own, libraryId), skipped: 0 };
    const { ofLibrary, ofOperator } = ACTS[command];
    const about = String(products);
    await own.insert(libraryActs).values({ libraryId, userName: OPERATOR_NAME, act: ofLibrary, about });
    await recordOperatorAct(own, acting, {
      act: ofOperator,
      // A library has no number; the note contains its id.
      subject: { id: 0, name: library.name },
      was: before,
      became: isPublishing ? products : 0,
      note: libraryId,
    });
    return { name: library.name, products, skipped };
  });

interface Wanted {
  readonly words?: string;
  readonly page_no: number;
  readonly page_size: number;
}

/** An SQL condition: an owner of the library has a name like this. */
const isOwnedBy = (pattern: string) => sql`exists (select 1 from library_members held
  join users owner on owner.id = held.user_id
  where held.library_id = libraries.id and held.role = 'owner' and owner.name ilike ${pattern})`;

/**
 * Libraries with the number of published products, newest first; a deleted one is included while any of its
 * products is published. No product is named.
 */
export async function librariesForOperators(
  queries: Queries,
  { words = "", page_no: pageNo, page_size: pageSize }: Wanted,
) {
  const published = queries
    .select()
    .from(publishedProducts)
    .where(eq(publishedProducts.libraryId, libraries.id));
  const pattern = containing(words);
  const isNamed = words === "" ? undefined : or(ilike(libraries.name, pattern), isOwnedBy(pattern));
  const isListed = and(or(isNull(libraries.deletedAt), exists(published)), isNamed);
  const rows = await queries
    .select({
      id: libraries.id,
      name: libraries.name,
      isPersonal: sql<boolean>`${libraries.personalOf} is not null`,
      owners: sql<string[]>`coalesce((select json_agg(owner.name order by owner.id) from library_members held
        join users owner on owner.id = held.user_id
        where held.library_id = libraries.id and held.role = 'owner'), '[]'::json)`,
      products: sql<number>`(select count(*)::int from own_products held
        where held.library_id = libraries.id and not held.is_draft)`,
      published: sql<number>`(select count(*)::int from published_products held
        where held.library_id = libraries.id)`,
    })
    .from(libraries)
    .where(isListed)
    .orderBy(desc(libraries.createdAt), desc(libraries.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  const [all] = await queries.select({ count: count() }).from(libraries).where(isListed);
  return { list: rows, totalCount: all?.count ?? 0 };
}
