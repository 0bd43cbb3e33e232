import { and, asc, eq, isNull, or, sql, type SQL } from "drizzle-orm";
import type { PersonalData } from "../account/personalData.ts";
import type { Queries } from "../database/queries.ts";
import { curveSheets } from "../database/schema/curveSheetSchema.ts";
import {
  libraries,
  libraryActs,
  libraryMembers,
  ownBrands,
  ownProducts,
  ownProductSheets,
} from "../database/schema/librarySchema.ts";
import { ownDocuments } from "../database/schema/ownDocumentSchema.ts";
import { lockLibrary } from "./libraryRights.ts";
import { dropLibrary } from "./libraryStore.ts";
import { listMembers } from "./memberStore.ts";

const membershipsOf = (queries: Queries, userId: number, also?: SQL) =>
  queries
    .select({ library: libraries, role: libraryMembers.role })
    .from(libraryMembers)
    .innerJoin(libraries, eq(libraries.id, libraryMembers.of))
    .where(and(eq(libraryMembers.userId, userId), also))
    .orderBy(asc(libraries.createdAt), asc(libraries.id));

/** All products of the user's own libraries, and in other libraries those that the user changed last. */
const productsIn = (queries: Queries, libraryId: string, changedBy: number | null) =>
  queries
    .select({
      brandName: ownBrands.name,
      name: ownProducts.name,
      model: ownProducts.model,
      categoryCode: ownProducts.categoryCode,
      source: ownProducts.source,
      isDraft: ownProducts.isDraft,
      changedAt: ownProducts.changedAt,
      values: ownProductSheets.values,
      curves: ownProductSheets.curves,
    })
    .from(ownProducts)
    .innerJoin(ownBrands, eq(ownBrands.code, ownProducts.brandCode))
    .leftJoin(ownProductSheets, eq(ownProductSheets.productId, ownProducts.id))
    .where(
      and(
        eq(ownProducts.libraryId, libraryId),
        changedBy === null ? undefined : eq(ownProducts.changedBy, changedBy),
      ),
    )
    .orderBy(sql`${ownProducts.id} collate "C"`);

/** Manuals, without their bytes, by the same rule. */
const manualsIn = (queries: Queries, libraryId: string, addedBy: number | null) =>
  queries
    .select({
      title: ownDocuments.title,
      byteSize: ownDocuments.byteSize,
      digest: ownDocuments.digest,
      addedAt: ownDocuments.addedAt,
    })
    .from(ownDocuments)
    .where(
      and(
        eq(ownDocuments.libraryId, libraryId),
        addedBy === null ? undefined : eq(ownDocuments.addedBy, addedBy),
      ),
    )
    .orderBy(asc(ownDocuments.addedAt), asc(ownDocuments.id));

/** Readings of manual pages; in other libraries those that the user has read. */
const sheetsIn = (queries: Queries, libraryId: string, madeBy: number | null) =>
  queries
    .select({
      model: ownProducts.model,
      state: curveSheets.state,
      person: curveSheets.person,
      madeAt: curveSheets.madeAt,
      content: sql<unknown>`${curveSheets.content}::json`,
    })
    .from(curveSheets)
    .innerJoin(ownProducts, eq(ownProducts.id, curveSheets.productId))
    .where(
      and(eq(ownProducts.libraryId, libraryId), madeBy === null ? undefined : eq(curveSheets.madeBy, madeBy)),
    )
    .orderBy(sql`${ownProducts.id} collate "C"`, asc(curveSheets.state));

async function read(queries: Queries, userId: number) {
  const entries = [];
  // Only owners can see a deleted library.
  const isKnown = or(isNull(libraries.deletedAt), eq(libraryMembers.role, "owner"));
  for (const { library, role } of await membershipsOf(queries, userId, isKnown)) {
    const members = await listMembers(queries, library.id, userId);
    entries.push({
      name: library.name,
      role,
      createdAt: library.createdAt,
      deletedAt: library.deletedAt,
      members: members.map(({ name, role: theirs, isYou }) => ({ name, role: theirs, isYou })),
      manuals: await manualsIn(queries, library.id, role === "owner" ? null : userId),
      products: await productsIn(queries, library.id, role === "owner" ? null : userId),
      sheets: await sheetsIn(queries, library.id, role === "owner" ? null : userId),
      acts: await queries
        .select({ at: libraryActs.at, act: libraryActs.act, about: libraryActs.about })
        .from(libraryActs)
        .where(and(eq(libraryActs.libraryId, library.id), eq(libraryActs.userId, userId)))
        .orderBy(asc(libraryActs.id)),
    });
  }
  return entries;
}

/**
 * As for projects, a library keeps an owner as long as it has a member: the one with the highest role and, among
 * equals, the longest membership. A library without another member is deleted with the account.
 */
async function handOver(queries: Queries, libraryId: string, userId: number): Promise<void> {
  const others = (await listMembers(queries, libraryId, userId)).filter(({ isYou }) => !isYou);
  const heir = others.find(({ role }) => role === "editor") ?? others[0];
  if (heir === undefined) {
    await dropLibrary(queries, libraryId);
    return;
  }
  // A personal library that others use becomes a team's.
  await queries
    .update(libraries)
    .set({ personalOf: null })
    .where(and(eq(libraries.id, libraryId), eq(libraries.personalOf, userId)));
  if (others.some(({ role }) => role === "owner")) return;
  await queries
    .update(libraryMembers)
    .set({ role: "owner" })
    .where(and(eq(libraryMembers.of, libraryId), eq(libraryMembers.userId, Number(heir.id))));
}

async function forget(queries: Queries, userId: number): Promise<void> {
  const all = await membershipsOf(queries, userId);
  // All libraries are locked before the first is unpublished, because publishing also locks the library first.
  for (const { library } of all) await lockLibrary(queries, library.id);
  for (const { library } of all) await handOver(queries, library.id, userId);
}

/** Libraries of own products. Records that others keep refer to the user by the name at that time. */
export const libraryData: PersonalData = { name: "libraries", read, forget };
