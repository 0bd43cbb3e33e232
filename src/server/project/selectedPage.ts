import { and, asc, eq, gt, inArray, sql } from "drizzle-orm";
import { EquipmentNumbers } from "#domain/desk/project/EquipmentNumbers.ts";
import type { LibraryName } from "#domain/catalogue/listing/ProductOrigin.ts";
import { libraries, ownProducts } from "../database/schema/librarySchema.ts";
import { isMemberOf } from "../library/access/productTables.ts";
import { users } from "../database/schema/accountSchema.ts";
import { productFacts, selectedProducts } from "../database/schema/projectSchema.ts";
import type { Queries } from "../database/queries.ts";
import { JOINED, noSuchRow, rowsOf, selectedWire } from "./selectedStore.ts";

interface PageAsked {
  readonly categoryCode?: string;
  readonly pageNo: number;
  readonly pageSize: number;
  /** The last row that the caller has. */
  readonly after?: string;
}

/** A recently deleted row still has its position. */
const positionOf = (
  projectId: string,
  id: string,
) => sql`(select earlier.position from selected_products earlier
  where earlier.project_id = ${projectId}::uuid and earlier.id = ${id}::uuid)`;

async function demandRow(queries: Queries, projectId: string, id: string): Promise<void> {
  const which = and(eq(selectedProducts.projectId, projectId), eq(selectedProducts.id, id));
  if ((await queries.$count(selectedProducts, which)) === 0) throw noSuchRow();
}

/**
 * Totals that are read with a page: on its first row the number of all rows and the 编号 that people have set; on
 * the first row of each category the number of earlier rows without one.
 */
function besideRows(projectId: string, categoryCode: string | undefined) {
  const isFirst = sql`row_number() over (order by ${selectedProducts.position}) = 1`;
  const isFirstOfCategory = sql`row_number() over (partition by ${selectedProducts.categoryCode}
    order by ${selectedProducts.position}) = 1`;
  const inProject = sql`other.project_id = ${projectId}::uuid and other.deleted_at is null`;
  const inList =
    categoryCode === undefined ? inProject : sql`${inProject} and other.category_code = ${categoryCode}`;
  return {
    totalCount: sql<number>`case when ${isFirst}
      then (select count(*)::int from selected_products other where ${inList}) end`,
    givenCodes: sql<readonly string[] | null>`case when ${isFirst}
      then (select json_agg(other.equipment_code) from selected_products other
        where ${inProject} and other.equipment_code <> '') end`,
    before: sql<number | null>`case when ${isFirstOfCategory}
      then (select count(*)::int from selected_products other where ${inProject}
        and other.category_code = ${selectedProducts.categoryCode} and other.equipment_code = ''
        and other.position < ${selectedProducts.position}) end`,
  };
}

/** The library of a row's product, if the reader of the page is a current member of it. */
const seenLibrary = (readerId: number | null) =>
  readerId === null
    ? sql<null>`null::json`
    : sql<LibraryName | null>`(select json_build_object('id', owning.id, 'name', owning.name)
        from ${ownProducts} owned join ${libraries} owning on owning.id = owned.library_id
        where owned.id = ${selectedProducts.productId} and ${isMemberOf(sql`owning.id`, readerId)})`;

/**
 * The rows of a page are found by the index alone, and only these are joined with their facts. The page is in the
 * order of the project, so the 编号 are those of the schedule.
 */
export async function selectedPage(
  queries: Queries,
  projectId: string,
  asked: PageAsked,
  readerId: number | null,
) {
  const { categoryCode, pageNo, pageSize, after } = asked;
  const rows = rowsOf(projectId, categoryCode);
  const page = queries
    .select({ id: selectedProducts.id })
    .from(selectedProducts)
    .where(
      and(
        rows,
        after === undefined ? undefined : gt(selectedProducts.position, positionOf(projectId, after)),
      ),
    )
    .orderBy(asc(selectedProducts.position))
    .limit(pageSize)
    .offset(after === undefined ? (pageNo - 1) * pageSize : 0);
  const list = await queries
    .select({ ...JOINED, library: seenLibrary(readerId), ...besideRows(projectId, categoryCode) })
    .from(selectedProducts)
    .innerJoin(productFacts, eq(productFacts.hash, selectedProducts.factsHash))
    .leftJoin(users, eq(users.id, selectedProducts.selectedBy))
    .where(inArray(selectedProducts.id, page))
    .orderBy(asc(selectedProducts.position));
  const [first] = list;
  if (first === undefined) {
    // There are no rows after an unknown row, or on a page beyond the last.
    if (after !== undefined) await demandRow(queries, projectId, after);
    return { list: [], totalCount: await queries.$count(selectedProducts, rows) };
  }
  const numbers = new EquipmentNumbers(first.givenCodes ?? []);
  for (const { row, before } of list) if (before !== null) numbers.skip(row.categoryCode, before);
  return {
    list: list.map((joined) => ({
      ...selectedWire(joined),
      ...(joined.library && { library: joined.library }),
      scheduleNumber: numbers.numberOf(joined.row.categoryCode, joined.row.equipmentCode),
    })),
    totalCount: first.totalCount,
  };
}
