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

/** Libraries with the role of a member; a deleted one only for its owners. */
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

/** If two first uses coincide, the later one finds what the earlier one has made. */
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

/** Deleted ones do not count, as long as there are not as many again: whoever founds and deletes has an end as well. */
const WITH_DELETED = 2;

/** @throws Refusal `invalid.input` for somebody who owns too many already */
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

/** @throws Refusal `conflict` for a personal library, which ends with its account alone */
export const deleteLibrary = (queries: Queries, id: string, user: Member): Promise<void> =>
  queries.transaction(async (own) => {
    await permitChange(own, id, user, "manage");
    const rows = await own
      .update(libraries)
      .set({ deletedAt: sql`now()` })
      .where(and(eq(libraries.id, id), isNull(libraries.personalOf)))
      .returning({ id: libraries.id });
    if (rows.length === 0) throw new Refusal("conflict", "A personal library is not deleted");
    // Nobody who answers for them is left; restored, they are published again only by an operator.
    const takenBack = await takeBackProducts(own, id);
    if (takenBack > 0) await recordAct(own, id, user, "taken-back", String(takenBack));
    await recordAct(own, id, user, "deleted");
  });

/**
 * Repeating it changes nothing.
 * @throws Refusal `invalid.input` for somebody who has as many without it as they may
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

/** With all it holds, and with what of it was published; inside a transaction that holds it. */
export async function dropLibrary(queries: Queries, id: string): Promise<void> {
  await takeBackProducts(queries, id);
  await queries.delete(libraries).where(eq(libraries.id, id));
}

/** Deletes with all they hold the libraries that nobody can restore any more, and records that nothing refers to. */
export async function dropDeletedLibraries(queries: Queries): Promise<void> {
  const isOver = lt(libraries.deletedAt, sql`now() - make_interval(days => ${LIBRARY_UNDO_DAYS}::int)`);
  const over = await queries.select({ id: libraries.id }).from(libraries).where(isOver);
  for (const { id } of over)
    await queries.transaction(async (own) => {
      // Restored meanwhile, it is over no more.
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
