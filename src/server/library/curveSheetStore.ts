import { and, desc, eq, inArray, max, sql } from "drizzle-orm";
import type { CurveSheets, SheetState } from "#api/contract/curveSheets.ts";
import type { SheetHead } from "#domain/catalogue/tracing/keptSheet.ts";
import { LONGEST_OWN_PAGE } from "#domain/desk/library/libraryLimits.ts";
import type { Queries } from "../database/queries.ts";
import { curveSheets } from "../database/schema/curveSheetSchema.ts";
import { libraryImports, ownBrands, ownProducts } from "../database/schema/librarySchema.ts";
import { ownDocuments } from "../database/schema/ownDocumentSchema.ts";
import { Refusal } from "../http/route.ts";
import type { Member } from "./libraryActs.ts";

/** A sheet as it was sent, with its fields that are known without parsing it. */
export interface SentSheet {
  readonly head: SheetHead;
  readonly content: string;
}

interface Kept {
  readonly id: string;
  readonly sheet: SentSheet | null;
}

/** Adds a state to the sheet of each product that has one, in the transaction that writes the products. */
export async function keepCurveSheets(
  queries: Queries,
  written: readonly Kept[],
  { importId, user: { userId, name } }: { readonly importId: string; readonly user: Member },
): Promise<void> {
  const kept = written.flatMap(({ id, sheet }) => (sheet === null ? [] : [{ id, sheet }]));
  if (kept.length === 0) return;
  const ids = kept.map(({ id }) => id);
  const last = await queries
    .select({ productId: curveSheets.productId, state: max(curveSheets.state) })
    .from(curveSheets)
    .where(inArray(curveSheets.productId, ids))
    .groupBy(curveSheets.productId);
  const lastOf = new Map(last.map(({ productId, state }) => [productId, state ?? 0]));
  await queries.insert(curveSheets).values(
    kept.map(({ id, sheet: { head, content } }) => ({
      ...{ productId: id, state: (lastOf.get(id) ?? 0) + 1, importId },
      ...{ head, content, madeBy: userId, person: name },
    })),
  );
}

const noSuchProduct = () => new Refusal("not.found", "There is no product of this id in the library");

/** The manual in the product's library with the same bytes as the file that was read. */
const sameManual = sql<{ id: string; title: string } | null>`(
  select json_build_object('id', manual.id, 'title', manual.title) from ${ownDocuments} manual
  where manual.library_id = ${ownProducts.libraryId} and manual.ended_at is not null
    and manual.digest = ${curveSheets.head} ->> 'hash'
  order by manual.added_at limit 1)`;

/** @throws Refusal `not.found` for a product that is not in the library */
export async function listSheets(
  queries: Queries,
  libraryId: string,
  productId: string,
): Promise<CurveSheets> {
  const rows = await queries
    .select({
      product: {
        id: ownProducts.id,
        brandName: ownBrands.name,
        model: ownProducts.model,
        isDraft: ownProducts.isDraft,
      },
      state: curveSheets.state,
      head: curveSheets.head,
      person: curveSheets.person,
      madeAt: curveSheets.madeAt,
      manual: sameManual,
      isCurrent: sql<boolean>`coalesce(${curveSheets.importId} = ${ownProducts.importId}, false)`,
      undoneAt: libraryImports.undoneAt,
    })
    .from(ownProducts)
    .innerJoin(ownBrands, eq(ownBrands.code, ownProducts.brandCode))
    .leftJoin(curveSheets, eq(curveSheets.productId, ownProducts.id))
    .leftJoin(libraryImports, eq(libraryImports.id, curveSheets.importId))
    .where(and(eq(ownProducts.libraryId, libraryId), eq(ownProducts.id, productId)))
    .orderBy(desc(curveSheets.state))
    .limit(LONGEST_OWN_PAGE);
  const [first] = rows;
  if (first === undefined) throw noSuchProduct();
  return {
    product: first.product,
    states: rows.flatMap(({ state, head, person, madeAt, manual, isCurrent, undoneAt }): SheetState[] =>
      state === null || head === null || person === null || madeAt === null
        ? []
        : [
            {
              ...{ state, ...head, manual, person, madeAt: madeAt.getTime() },
              methods: [...head.methods],
              errors: [...head.errors],
              ...{ isCurrent, isUndone: undoneAt !== null },
            },
          ],
    ),
  };
}

/** @throws Refusal `not.found` for an unknown state */
export async function sheetContent(
  queries: Queries,
  libraryId: string,
  { productId, state }: { readonly productId: string; readonly state: number },
): Promise<string> {
  const [found] = await queries
    .select({ content: curveSheets.content })
    .from(curveSheets)
    .innerJoin(ownProducts, eq(ownProducts.id, curveSheets.productId))
    .where(
      and(
        eq(ownProducts.libraryId, libraryId),
        eq(curveSheets.productId, productId),
        eq(curveSheets.state, state),
      ),
    );
  if (found === undefined) throw noSuchProduct();
  return found.content;
}
