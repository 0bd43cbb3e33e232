import {
  and,
  asc,
  desc,
  eq,
  exists,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  ne,
  sql,
  type SQL,
} from "drizzle-orm";
import type { SelectedProduct } from "#api/contract/projectProducts.ts";
import { EquipmentNumbers } from "#domain/desk/project/EquipmentNumbers.ts";
import { UNDO_MS } from "#domain/desk/project/projectLimits.ts";
import type { SelectedProperty } from "#domain/building/plan/schedule/SelectedProperty.ts";
import { Conflict } from "../http/route.ts";
import { MissingPartRefusal } from "./MissingPartRefusal.ts";
import { users } from "../database/schema/accountSchema.ts";
import {
  currentProjects,
  productFacts,
  projects,
  selectedProducts,
} from "../database/schema/projectSchema.ts";
import type { Queries } from "../database/queries.ts";
import { categories } from "../database/schema/schema.ts";
import { touchProject } from "./projectStore.ts";

/** Rows of a project that are not deleted, of one category or of all. */
export const rowsOf = (projectId: string, categoryCode?: string): SQL | undefined =>
  and(
    eq(selectedProducts.projectId, projectId),
    isNull(selectedProducts.deletedAt),
    categoryCode === undefined ? undefined : eq(selectedProducts.categoryCode, categoryCode),
  );

export const JOINED = { row: selectedProducts, facts: productFacts.facts, selectedBy: users.name };

export const withFacts = (queries: Queries) =>
  queries
    .select(JOINED)
    .from(selectedProducts)
    .innerJoin(productFacts, eq(productFacts.hash, selectedProducts.factsHash))
    .leftJoin(users, eq(users.id, selectedProducts.selectedBy))
    .$dynamic();

type Joined = Awaited<ReturnType<typeof withFacts>>[number];

type StoredRow = Omit<
  Joined["row"],
  "projectId" | "position" | "categoryCode" | "factsHash" | "selectionKey" | "selectedBy" | "deletedAt"
>;

export const selectedWire = ({
  row,
  facts,
  selectedBy,
}: Omit<Joined, "row"> & { readonly row: StoredRow }): SelectedProduct => ({
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

export const noSuchRow = () => new MissingPartRefusal("row", "There is no selected product of this id");

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
  const changed = queries.$with("changed").as(
    queries
      .update(selectedProducts)
      .set({ ...change, version: sql`${selectedProducts.version} + 1`, updatedAt: sql`now()` })
      .where(
        and(
          rowsOf(projectId),
          eq(selectedProducts.id, id),
          version === undefined ? undefined : eq(selectedProducts.version, version),
        ),
      )
      .returning({ id: selectedProducts.id }),
  );
  // One statement, which holds the project's row no longer than it runs.
  const touched = await queries
    .with(changed)
    .update(projects)
    .set({ updatedAt: sql`now()` })
    .where(and(eq(projects.id, projectId), exists(queries.select({ id: changed.id }).from(changed))))
    .returning({ id: projects.id });
  const current = await selectedById(queries, projectId, id);
  if (touched.length === 0) throw new Conflict("The selected product was changed meanwhile", { current });
  return current;
}

const MOST_SELECTIONS_TOLD = 100;

/**
 * All selections of a product in the project for selections, newest first; no project is made or searched for if
 * none is chosen.
 */
export async function selectionsOf(queries: Queries, userId: number, productId: string) {
  const rows = await queries
    .select({
      projectId: currentProjects.projectId,
      row: {
        id: selectedProducts.id,
        equipmentNum: selectedProducts.equipmentNum,
        designProperties: selectedProducts.designProperties,
      },
    })
    .from(currentProjects)
    .leftJoin(
      selectedProducts,
      and(
        eq(selectedProducts.projectId, currentProjects.projectId),
        isNull(selectedProducts.deletedAt),
        eq(selectedProducts.productId, productId),
      ),
    )
    .where(eq(currentProjects.userId, userId))
    .orderBy(desc(selectedProducts.position))
    .limit(MOST_SELECTIONS_TOLD);
  return {
    projectId: rows[0]?.projectId ?? null,
    list: rows.flatMap(({ row }) =>
      row === null ? [] : [{ ...row, designProperties: mutable(row.designProperties) }],
    ),
  };
}
