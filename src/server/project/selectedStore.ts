import { and, asc, desc, eq, exists, inArray, isNull, ne, sql, type SQL } from "drizzle-orm";
import type { SelectedProduct } from "#api/contract/projectProducts.ts";
import { EquipmentNumbers } from "#domain/desk/project/EquipmentNumbers.ts";
import { UNDO_MS } from "#domain/desk/project/projectLimits.ts";
import type { SelectedProperty } from "#domain/building/plan/schedule/SelectedProperty.ts";
import { Conflict } from "../http/route.ts";
import { arrayLiteral } from "../database/arrayLiteral.ts";
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

/** The columns of a row for its answer, from the table or from a part of a statement. */
const storedRowOf = <Columns extends Readonly<Record<keyof StoredRow, unknown>>>(
  columns: Columns,
): Pick<Columns, keyof StoredRow> => ({
  id: columns.id,
  productId: columns.productId,
  designProperties: columns.designProperties,
  runtimeProperties: columns.runtimeProperties,
  publicComponentId: columns.publicComponentId,
  equipmentNum: columns.equipmentNum,
  equipmentCode: columns.equipmentCode,
  remark: columns.remark,
  version: columns.version,
  createdAt: columns.createdAt,
  updatedAt: columns.updatedAt,
});

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

/** Ids of rows that a statement has changed. */
async function idsFrom(answer: Promise<unknown>): Promise<string[]> {
  // Both drivers return rows.
  const { rows } = (await answer) as { readonly rows: readonly { readonly id: string }[] };
  return rows.map(({ id }) => id);
}

/**
 * Marks the project as changed if `changed` has rows. All rows are locked before the project, as everywhere. A
 * part of a statement, so that the project is only locked while that runs.
 */
const touchedBy = (
  changed: SQL,
  projectId: string,
) => sql`touched as (update ${projects} set updated_at = now()
  where id = ${projectId}::uuid and (select count(*) from ${changed}) > 0)`;

const UNDO_LIMIT = () => sql`${new Date(Date.now() - UNDO_MS).toISOString()}::timestamptz`;

/** Marks rows as deleted, and removes those that were deleted too long ago to be restored. */
export const deleteSelected = (queries: Queries, projectId: string, ids: readonly string[]) =>
  idsFrom(
    queries.execute(sql`
      with deleted as (update ${selectedProducts} set deleted_at = now()
        where project_id = ${projectId}::uuid and deleted_at is null and id = any(${arrayLiteral(ids)}::uuid[])
        returning id),
      dropped as (delete from ${selectedProducts}
        where project_id = ${projectId}::uuid and deleted_at < ${UNDO_LIMIT()}),
      ${touchedBy(sql`deleted`, projectId)}
      select id from deleted`),
  );

export const restoreSelected = (queries: Queries, projectId: string, ids: readonly string[]) =>
  idsFrom(
    queries.execute(sql`
      with restored as (update ${selectedProducts} set deleted_at = null
        where project_id = ${projectId}::uuid and deleted_at > ${UNDO_LIMIT()}
          and id = any(${arrayLiteral(ids)}::uuid[])
        returning id),
      ${touchedBy(sql`restored`, projectId)}
      select id from restored`),
  );

interface RowChange {
  readonly designProperties?: readonly SelectedProperty[];
  readonly runtimeProperties?: readonly SelectedProperty[];
  readonly equipmentNum?: number;
  readonly equipmentCode?: string;
  readonly remark?: string;
}

/** The row with a change, or undefined if it is not there in this version. */
async function changedRow(
  queries: Queries,
  projectId: string,
  id: string,
  change: RowChange,
  version: number | undefined,
): Promise<SelectedProduct | undefined> {
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
      .returning(),
  );
  // One statement, so that the project's row is only locked while it runs.
  const touched = queries.$with("touched").as(
    queries
      .update(projects)
      .set({ updatedAt: sql`now()` })
      .where(and(eq(projects.id, projectId), exists(queries.select({ id: changed.id }).from(changed))))
      .returning({ id: projects.id }),
  );
  const { facts, selectedBy } = JOINED;
  const [row] = await queries
    .with(changed, touched)
    .select({ row: storedRowOf(changed), facts, selectedBy })
    .from(changed)
    .innerJoin(productFacts, eq(productFacts.hash, changed.factsHash))
    .leftJoin(users, eq(users.id, changed.selectedBy));
  return row && selectedWire(row);
}

/** How often a change is tried on a row that others delete and restore meanwhile. */
const MOST_TRIES = 5;

/** @throws Conflict with the current row, if it was changed since the version that the caller saw */
export async function changeSelected(
  queries: Queries,
  projectId: string,
  id: string,
  change: RowChange,
  version: number | undefined,
): Promise<SelectedProduct> {
  for (let tries = 1; ; tries++) {
    const row = await changedRow(queries, projectId, id, change, version);
    if (row !== undefined) return row;
    const current = await selectedById(queries, projectId, id);
    // The row had been deleted, and is restored: nobody has changed what the caller saw.
    const isSame = version === undefined || current.version === version;
    if (!isSame || tries === MOST_TRIES)
      throw new Conflict("The selected product was changed meanwhile", { current });
  }
}

const MOST_SELECTIONS_TOLD = 100;

/**
 * All selections of a product in the project for selections, newest first; if none is chosen, no project is
 * searched for or created.
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
