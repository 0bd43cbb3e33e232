import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lt, ne, sql, type SQL } from "drizzle-orm";
import type { SelectedProduct, Selection } from "#api/contract/projectProducts.ts";
import { EquipmentNumbers } from "#domain/desk/project/EquipmentNumbers.ts";
import { MOST_SELECTED, UNDO_MS } from "#domain/desk/project/projectLimits.ts";
import type { SelectedProperty } from "#domain/building/plan/schedule/SelectedProperty.ts";
import { Conflict, Refusal } from "../http/route.ts";
import { MissingPartRefusal } from "./MissingPartRefusal.ts";
import { users } from "../database/schema/accountSchema.ts";
import { productFacts, selectedProducts } from "../database/schema/projectSchema.ts";
import type { Queries } from "../database/queries.ts";
import { categories } from "../database/schema/schema.ts";
import { keepFacts } from "./productFactsStore.ts";
import { touchProject } from "./projectStore.ts";

/** Rows of a project that are not deleted, of one category or of all. */
export const rowsOf = (projectId: string, categoryCode?: string): SQL | undefined =>
  and(
    eq(selectedProducts.projectId, projectId),
    isNull(selectedProducts.deletedAt),
    categoryCode === undefined ? undefined : eq(selectedProducts.categoryCode, categoryCode),
  );

const withFacts = (queries: Queries) =>
  queries
    .select({ row: selectedProducts, facts: productFacts.facts, selectedBy: users.name })
    .from(selectedProducts)
    .innerJoin(productFacts, eq(productFacts.hash, selectedProducts.factsHash))
    .leftJoin(users, eq(users.id, selectedProducts.selectedBy))
    .$dynamic();

type Joined = Awaited<ReturnType<typeof withFacts>>[number];

export const selectedWire = ({ row, facts, selectedBy }: Joined): SelectedProduct => ({
  ...facts,
  id: row.id,
  productId: row.productId,
  designProperties: mutable(row.designProperties),
  runtimeProperties: mutable(row.runtimeProperties),
  publicComponentId: row.publicComponentId,
  equipmentNum: row.equipmentNum,
  equipmentCode: row.equipmentCode,
  remark: row.remark,
  version: row.version,
  selectedBy,
  createdAt: row.createdAt.getTime(),
  updatedAt: row.updatedAt.getTime(),
});

const mutable = (properties: readonly SelectedProperty[]) =>
  properties.map(({ codes, values, ...property }) => ({
    ...property,
    codes: [...codes],
    values: [...values],
  }));

const noSuchRow = () => new MissingPartRefusal("row", "There is no selected product of this id");

/** @throws Refusal `not.found` if the project has no such row */
async function selectedById(queries: Queries, projectId: string, id: string): Promise<SelectedProduct> {
  const [found] = await withFacts(queries).where(and(rowsOf(projectId), eq(selectedProducts.id, id)));
  if (found === undefined) throw noSuchRow();
  return selectedWire(found);
}

/** The existing rows of these ids, in that order. */
export async function selectedByIds(
  queries: Queries,
  projectId: string,
  ids: readonly string[],
): Promise<SelectedProduct[]> {
  const found = await withFacts(queries).where(
    and(rowsOf(projectId), inArray(selectedProducts.id, [...ids])),
  );
  const byId = new Map(found.map((joined) => [joined.row.id, selectedWire(joined)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/**
 * Selects a product; a repeated request returns the stored selection, even if it was deleted since.
 * @throws Refusal `not.found` if the catalogue has no such product, `invalid.input` if the project is full
 */
export async function selectProduct(
  queries: Queries,
  projectId: string,
  userId: number,
  { selectionKey, ...selection }: Selection,
): Promise<SelectedProduct> {
  const id = await queries.transaction(async (own) => {
    const facts = await keepFacts(own, selection.productId);
    if (facts === null) throw new Refusal("not.found", "There is no product of this id");
    // Selections of one project are made one after another, so that a reader who continues misses none with
    // an earlier number.
    await touchProject(own, projectId);
    const [made] = await own
      .insert(selectedProducts)
      .values({
        ...selection,
        projectId,
        selectedBy: userId,
        factsHash: facts.hash,
        categoryCode: facts.categoryCode,
        ...(selectionKey === undefined ? {} : { selectionKey }),
      })
      .onConflictDoNothing()
      .returning({ id: selectedProducts.id });
    // Counted afterwards, so that a repeated request is also answered in a full project.
    if (made !== undefined && (await own.$count(selectedProducts, rowsOf(projectId))) > MOST_SELECTED) {
      throw new Refusal("invalid.input", `A project holds no more than ${MOST_SELECTED} products`);
    }
    return made?.id ?? null;
  });
  // The insert only fails if the key exists.
  const which = id === null ? eq(selectedProducts.selectionKey, selectionKey!) : eq(selectedProducts.id, id);
  const [row] = await withFacts(queries).where(and(eq(selectedProducts.projectId, projectId), which));
  if (row === undefined) throw noSuchRow();
  return selectedWire(row);
}

export async function aggregateCategories(queries: Queries, projectId: string) {
  const counted = queries
    .select({
      code: selectedProducts.categoryCode,
      count: sql<number>`count(*)::int`.as("count"),
      equipmentNum: sql<number>`sum(${selectedProducts.equipmentNum})`.mapWith(Number).as("units"),
    })
    .from(selectedProducts)
    .where(rowsOf(projectId))
    .groupBy(selectedProducts.categoryCode)
    .as("counted");
  return queries
    .select({
      code: counted.code,
      name: sql<string>`coalesce(${categories.name}, ${counted.code})`,
      count: counted.count,
      equipmentNum: counted.equipmentNum,
    })
    .from(counted)
    .leftJoin(categories, eq(categories.code, counted.code))
    .orderBy(asc(counted.code));
}

export interface PageAsked {
  readonly categoryCode?: string;
  readonly pageNo: number;
  readonly pageSize: number;
  /** The last row that the caller has. */
  readonly after?: string;
}

async function positionOf(queries: Queries, projectId: string, id: string): Promise<number> {
  // A recently deleted row still has its position.
  const [row] = await queries
    .select({ position: selectedProducts.position })
    .from(selectedProducts)
    .where(and(eq(selectedProducts.projectId, projectId), eq(selectedProducts.id, id)));
  if (row === undefined) throw noSuchRow();
  return row.position;
}

/** The rows of a page are found by the index alone; only these are joined with their facts. */
export async function selectedPage(queries: Queries, projectId: string, asked: PageAsked) {
  const { categoryCode, pageNo, pageSize, after } = asked;
  const rows = rowsOf(projectId, categoryCode);
  const position = after === undefined ? null : await positionOf(queries, projectId, after);
  const page = queries
    .select({ id: selectedProducts.id })
    .from(selectedProducts)
    .where(and(rows, position === null ? undefined : gt(selectedProducts.position, position)))
    .orderBy(asc(selectedProducts.position))
    .limit(pageSize)
    .offset(position === null ? (pageNo - 1) * pageSize : 0);
  const list = await withFacts(queries)
    .where(inArray(selectedProducts.id, page))
    .orderBy(asc(selectedProducts.position));
  const wire = list.map(selectedWire);
  const numbers = await numbersOf(queries, projectId, list);
  return {
    list: wire.map((row, at) => ({ ...row, scheduleNumber: numbers[at]! })),
    totalCount: await queries.$count(selectedProducts, rows),
  };
}

/** 编号 of the rows of a page, which is in the order of the project, as in the schedule. */
async function numbersOf(queries: Queries, projectId: string, page: readonly Joined[]): Promise<string[]> {
  const numbers = await equipmentNumbers(queries, projectId);
  const begun = new Set<string>();
  for (const { row } of page) {
    if (begun.has(row.categoryCode)) continue;
    begun.add(row.categoryCode);
    const before = and(
      rowsOf(projectId, row.categoryCode),
      eq(selectedProducts.equipmentCode, ""),
      lt(selectedProducts.position, row.position),
    );
    numbers.skip(row.categoryCode, await queries.$count(selectedProducts, before));
  }
  return page.map(({ row }) => numbers.numberOf(row.categoryCode, row.equipmentCode));
}

/** Automatic numbers that avoid the numbers that people have set in the project. */
export async function equipmentNumbers(queries: Queries, projectId: string): Promise<EquipmentNumbers> {
  const given = await queries
    .select({ code: selectedProducts.equipmentCode })
    .from(selectedProducts)
    .where(and(rowsOf(projectId), ne(selectedProducts.equipmentCode, "")));
  return new EquipmentNumbers(given.map(({ code }) => code));
}

/** Marks rows as deleted, and removes those that were deleted too long ago to be restored. */
export const deleteSelected = (queries: Queries, projectId: string, ids: readonly string[]) =>
  queries.transaction(async (own) => {
    const deleted = await own
      .update(selectedProducts)
      .set({ deletedAt: sql`now()` })
      .where(and(rowsOf(projectId), inArray(selectedProducts.id, [...ids])))
      .returning({ id: selectedProducts.id });
    await own
      .delete(selectedProducts)
      .where(
        and(
          eq(selectedProducts.projectId, projectId),
          lt(selectedProducts.deletedAt, new Date(Date.now() - UNDO_MS)),
        ),
      );
    if (deleted.length > 0) await touchProject(own, projectId);
    return deleted.map(({ id }) => id);
  });

export const restoreSelected = (queries: Queries, projectId: string, ids: readonly string[]) =>
  queries.transaction(async (own) => {
    const restored = await own
      .update(selectedProducts)
      .set({ deletedAt: null })
      .where(
        and(
          eq(selectedProducts.projectId, projectId),
          isNotNull(selectedProducts.deletedAt),
          gt(selectedProducts.deletedAt, new Date(Date.now() - UNDO_MS)),
          inArray(selectedProducts.id, [...ids]),
        ),
      )
      .returning({ id: selectedProducts.id });
    if (restored.length > 0) await touchProject(own, projectId);
    return restored.map(({ id }) => id);
  });

interface RowChange {
  readonly designProperties?: readonly SelectedProperty[];
  readonly runtimeProperties?: readonly SelectedProperty[];
  readonly equipmentNum?: number;
  readonly equipmentCode?: string;
  readonly remark?: string;
}

/** @throws Conflict with the current row, if it was changed since the version that the caller saw */
export async function changeSelected(
  queries: Queries,
  projectId: string,
  id: string,
  change: RowChange,
  version: number | undefined,
): Promise<SelectedProduct> {
  const isChanged = await queries.transaction(async (own) => {
    const rows = await own
      .update(selectedProducts)
      .set({ ...change, version: sql`${selectedProducts.version} + 1`, updatedAt: sql`now()` })
      .where(
        and(
          rowsOf(projectId),
          eq(selectedProducts.id, id),
          version === undefined ? undefined : eq(selectedProducts.version, version),
        ),
      )
      .returning({ id: selectedProducts.id });
    if (rows.length > 0) await touchProject(own, projectId);
    return rows.length > 0;
  });
  const current = await selectedById(queries, projectId, id);
  if (!isChanged) throw new Conflict("The selected product was changed meanwhile", { current });
  return current;
}

const MOST_SELECTIONS_TOLD = 100;

/** All selections of a product in a project, newest first. */
export async function selectionsOf(queries: Queries, projectId: string, productId: string) {
  const rows = await queries
    .select({
      id: selectedProducts.id,
      equipmentNum: selectedProducts.equipmentNum,
      designProperties: selectedProducts.designProperties,
    })
    .from(selectedProducts)
    .where(and(rowsOf(projectId), eq(selectedProducts.productId, productId)))
    .orderBy(desc(selectedProducts.position))
    .limit(MOST_SELECTIONS_TOLD);
  return rows.map((row) => ({ ...row, designProperties: mutable(row.designProperties) }));
}
