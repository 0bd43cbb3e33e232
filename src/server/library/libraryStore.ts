import { and, asc, eq, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import type { Library } from "#api/contract/libraries.ts";
import { DEFAULT_LIBRARY_NAME, LIBRARY_UNDO_DAYS } from "#domain/desk/library/libraryLimits.ts";
import type { Queries } from "../database/queries.ts";
import { libraries, libraryMembers } from "../database/schema/librarySchema.ts";
import { Conflict, Refusal } from "../http/route.ts";
import { USUAL_BOUNDS, type Bounds } from "../process/bounds.ts";
import { lockUser } from "../account/users.ts";
import { countLibraries } from "./countLibraries.ts";
import { recordAct, type Member } from "./libraryActs.ts";
import { takeBackProducts } from "./publishLibrary.ts";
import { noSuchLibrary, permitChange } from "./libraryRights.ts";

const counted = (isDraft: boolean) =>
  sql<number>`(select count(*)::int from own_products held
    where held.library_id = ${libraries.id} and held.is_draft = ${isDraft})`;

/** Libraries of a member with the role; deleted ones only for owners. */
const librariesOf = (queries: Queries, userId: number) =>
  queries
    .select({
      id: libraries.id,
      name: libraries.name,
      version: libraries.version,
      isPersonal: sql<boolean>`coalesce(${libraries.personalOf} = ${userId}::bigint, false)`,
      role: libraryMembers.role,
      members: sql<number>`(select count(*)::int from library_members others
        where others.library_id = ${libraries.id})`,
      products: counted(false),
      drafts: counted(true),
      manuals: sql<number>`(select count(*)::int from own_documents held
        where held.library_id = ${libraries.id} and held.ended_at is not null)`,
      createdAt: libraries.createdAt,
      deletedAt: libraries.deletedAt,
    })
    .from(libraryMembers)
    .innerJoin(
      libraries,
      and(
        eq(libraries.id, libraryMembers.of),
        or(isNull(libraries.deletedAt), eq(libraryMembers.role, "owner")),
      ),
    )
    .$dynamic();

const wire = ({
  createdAt,
  deletedAt,
  ...library
}: Awaited<ReturnType<typeof librariesOf>>[number]): Library => ({
  ...library,
  createdAt: createdAt.getTime(),
  deletedAt: deletedAt?.getTime() ?? null,
});

/** @throws Refusal `not.found` for somebody who is no member */
export async function libraryById(queries: Queries, id: string, userId: number): Promise<Library> {
  const [row] = await librariesOf(queries, userId).where(
    and(eq(libraries.id, id), eq(libraryMembers.userId, userId)),
  );
  if (row === undefined) throw noSuchLibrary();
  return wire(row);
}

async function add(queries: Queries, user: Member, name: string, personalOf: number | null): Promise<string> {
  const [made] = await queries.insert(libraries).values({ name, personalOf }).returning({ id: libraries.id });
  // The inserted row is returned.
  const { id } = made!;
  await queries.insert(libraryMembers).values({ of: id, userId: user.userId, role: "owner" });
  await recordAct(queries, id, user, "founded", name);
  return id;
}

/** If two first uses coincide, the later one finds the library that the earlier one has created. */
async function makePersonal(queries: Queries, user: Member): Promise<void> {
  const ofUser = eq(libraries.personalOf, user.userId);
  if ((await queries.$count(libraries, ofUser)) > 0) return;
  await queries.transaction(async (own) => {
    await lockUser(own, user.userId);
    if ((await own.$count(libraries, ofUser)) === 0) await add(own, user, DEFAULT_LIBRARY_NAME, user.userId);
  });
}

/** The personal one first, deleted ones last. */
export async function listLibraries(queries: Queries, user: Member): Promise<Library[]> {
  await makePersonal(queries, user);
  const rows = await librariesOf(queries, user.userId)
    .where(eq(libraryMembers.userId, user.userId))
    .orderBy(
      asc(sql`${libraries.deletedAt} is not null`),
      asc(sql`${libraries.personalOf} is distinct from ${user.userId}::bigint`),
      asc(libraries.createdAt),
      asc(libraries.id),
    );
  return rows.map(wire);
}

/**
 * Deleted libraries have a limit of their own: as many again. So creating and deleting cannot go on without end.
 */
const WITH_DELETED = 2;

/** @throws Refusal `invalid.input` for a user who owns too many already */
export const createLibrary = (
  queries: Queries,
  user: Member,
  name: string,
  { libraries: most }: Pick<Bounds, "libraries"> = USUAL_BOUNDS,
): Promise<string> =>
  queries.transaction(async (own) => {
    await lockUser(own, user.userId);
    const { owned, deleted } = await countLibraries(own, user.userId);
    if (owned >= most) throw new Refusal("invalid.input", `产品库已有 ${most} 个，不能再建`);
    if (owned + deleted >= most * WITH_DELETED)
      throw new Refusal("invalid.input", `近 ${LIBRARY_UNDO_DAYS} 天删除的产品库太多，暂不能再建`);
    return add(own, user, name, null);
  });

interface Renaming {
  readonly name: string;
  readonly version?: number;
}

/** @throws Conflict with the current library, if it was changed since the version that the caller saw */
export async function renameLibrary(
  queries: Queries,
  id: string,
  user: Member,
  { name, version }: Renaming,
): Promise<Library> {
  const isChanged = await queries.transaction(async (own) => {
    await permitChange(own, id, user, "manage");
    const rows = await own
      .update(libraries)
      .set({ name, version: sql`${libraries.version} + 1` })
      .where(and(eq(libraries.id, id), version === undefined ? undefined : eq(libraries.version, version)))
      .returning({ id: libraries.id });
    if (rows.length === 0) return false;
    await recordAct(own, id, user, "renamed", name);
    return true;
  });
  const library = await libraryById(queries, id, user.userId);
  if (!isChanged) throw new Conflict("The library was changed meanwhile", { current: library });
  return library;
}

/** @throws Refusal `conflict` for a personal library, which is only deleted with its account */
export const deleteLibrary = (queries: Queries, id: string, user: Member): Promise<void> =>
  queries.transaction(async (own) => {
    await permitChange(own, id, user, "manage");
    const rows = await own
      .update(libraries)
      .set({ deletedAt: sql`now()` })
      .where(and(eq(libraries.id, id), isNull(libraries.personalOf)))
      .returning({ id: libraries.id });
    if (rows.length === 0) throw new Refusal("conflict", "A personal library is not deleted");
    // Nobody is responsible for the published products any more. After a restore, only an operator can publish
    // them again.
    const takenBack = await takeBackProducts(own, id);
    if (takenBack > 0) await recordAct(own, id, user, "taken-back", String(takenBack));
    await recordAct(own, id, user, "deleted");
  });

/**
 * Repeating it changes nothing.
 * @throws Refusal `invalid.input` for a user who has as many other libraries as allowed
 */
export const restoreLibrary = (
  queries: Queries,
  id: string,
  user: Member,
  { libraries: most }: Pick<Bounds, "libraries"> = USUAL_BOUNDS,
): Promise<void> =>
  queries.transaction(async (own) => {
    await lockUser(own, user.userId);
    await permitChange(own, id, user, "manage", true);
    const rows = await own
      .update(libraries)
      .set({ deletedAt: null })
      .where(and(eq(libraries.id, id), isNotNull(libraries.deletedAt)))
      .returning({ id: libraries.id });
    if (rows.length === 0) return;
    if ((await countLibraries(own, user.userId)).owned > most)
      throw new Refusal("invalid.input", `产品库已有 ${most} 个，不能再恢复`);
    await recordAct(own, id, user, "restored");
  });

/** Deletes a library with its content and its published copies; within a transaction that has locked it. */
export async function dropLibrary(queries: Queries, id: string): Promise<void> {
  await takeBackProducts(queries, id);
  await queries.delete(libraries).where(eq(libraries.id, id));
}

/**
 * Deletes libraries with their content when they can no longer be restored, and records that nothing refers to.
 */
export async function dropDeletedLibraries(queries: Queries): Promise<void> {
  const isOver = lt(libraries.deletedAt, sql`now() - make_interval(days => ${LIBRARY_UNDO_DAYS}::int)`);
  const over = await queries.select({ id: libraries.id }).from(libraries).where(isOver);
  for (const { id } of over)
    await queries.transaction(async (own) => {
      // A library that was restored meanwhile is kept.
      const held = await own
        .select({ id: libraries.id })
        .from(libraries)
        .where(and(eq(libraries.id, id), isOver))
        .for("update");
      if (held.length > 0) await dropLibrary(own, id);
    });
  await queries.execute(sql`delete from superseded_records record where record.product_id like 'o-%'
    and not exists (select from own_products held where held.id = record.product_id)`);
}
