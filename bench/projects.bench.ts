import { writeXlsx } from "hucre/xlsx";
import { asc, eq, sql } from "drizzle-orm";
import { afterAll, describe } from "vitest";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { EquipmentNumbers } from "#domain/desk/project/EquipmentNumbers.ts";
import { SCHEDULE_COLUMNS, scheduleRow } from "#domain/building/plan/schedule/equipmentSchedule.ts";
import { projectSchedule } from "#server/project/export/scheduleRows.ts";
import { scheduleWorkbook } from "#server/project/export/scheduleWorkbook.ts";
import { createProject } from "#server/project/projectStore.ts";
import { selectedPage } from "#server/project/selectedPage.ts";
import { aggregateCategories } from "#server/project/selectedStore.ts";
import { productFacts, selectedProducts } from "#server/database/schema/projectSchema.ts";
import { addUser } from "#server/account/users.ts";
import { USUAL_BOUNDS } from "#server/process/bounds.ts";
import { smallCatalogue } from "../tests/support/smallCatalogue.ts";
import { measure } from "./measure.ts";
import { selectAsked } from "./selectAsked.ts";

const DISTINCT = 200;
const PAGE = 30;
/** A run takes seconds, so a few samples are enough. */
const FEW = { iterations: 5, time: 0, warmupIterations: 1, warmupTime: 0 };

const design = [
  { codes: [PROPERTY.airFlow], name: "风量", sort: 1, unit: "m³/h", values: [9700], type: "design" as const },
];
const database = await smallCatalogue(
  Array.from({ length: DISTINCT }, (_, at) => ({
    id: `product-${at}`,
    model: `T35-${at}`,
    categoryCode: at % 4 === 0 ? ("C000002" as const) : ("C000001" as const),
    figures:
      at % 4 === 0
        ? { [PROPERTY.airFlow]: 50, [PROPERTY.head]: 32 }
        : { [PROPERTY.airFlow]: 9800, [PROPERTY.totalPressure]: 520, [PROPERTY.motorPower]: 2.2 },
  })),
);
const { queries } = database;
afterAll(() => database.close());

/** A project with this many selected products, 200 of them distinct. */
async function projectOf(rows: number): Promise<string> {
  const userId = await addUser(queries, { account: `u${rows}`, name: "设计师", passwordHash: "none" });
  if (userId === null) throw new Error("the bench has a user of its own");
  const projectId = await createProject(queries, userId, "一号楼", USUAL_BOUNDS);
  for (let at = 0; at < DISTINCT; at++)
    await selectAsked(queries, {
      projectId,
      user: { userId, name: "设计师" },
      selection: {
        productId: `product-${at}`,
        designProperties: design,
        runtimeProperties: [],
        publicComponentId: null,
        equipmentNum: 1 + (at % 3),
      },
    });
  await queries.execute(sql`
    insert into selected_products (project_id, category_code, product_id, facts_hash, design_properties,
      runtime_properties, equipment_num, selected_by)
    select project_id, category_code, product_id, facts_hash, design_properties, runtime_properties, equipment_num,
      selected_by
    from selected_products, generate_series(2, ${rows / DISTINCT}::int) where project_id = ${projectId}::uuid`);
  return projectId;
}

function mustHave(found: number, wanted: number) {
  if (found !== wanted) throw new Error(`the bench must do real work: ${found} of ${wanted} rows`);
}

const everything = (projectId: string) =>
  queries
    .select()
    .from(selectedProducts)
    .innerJoin(productFacts, eq(productFacts.hash, selectedProducts.factsHash))
    .where(eq(selectedProducts.projectId, projectId))
    .orderBy(asc(selectedProducts.position));

async function lengthOf(stream: ReadableStream<Uint8Array>): Promise<number> {
  let length = 0;
  for await (const chunk of stream) length += chunk.length;
  return length;
}

for (const rows of [10_000, 100_000]) {
  const projectId = await projectOf(rows);

  describe(`the last page of ${rows} selected products`, () => {
    const pageNo = rows / PAGE;
    measure(
      "rows found by the index, those of the page joined",
      async () => {
        const asked = { pageNo: Math.floor(pageNo), pageSize: PAGE };
        const { list, totalCount } = await selectedPage(queries, projectId, asked, null);
        mustHave(list.length, PAGE);
        mustHave(totalCount, rows);
      },
      FEW,
    );
    measure(
      "naive: all rows joined, the page cut from them",
      async () => {
        const all = await everything(projectId);
        mustHave(all.slice(-PAGE).length, PAGE);
      },
      FEW,
    );
  });

  describe(`the categories of ${rows} selected products`, () => {
    measure(
      "counted by the database",
      async () => {
        const categories = await aggregateCategories(queries, projectId);
        mustHave(
          categories.reduce((sum, { count }) => sum + count, 0),
          rows,
        );
      },
      FEW,
    );
    measure(
      "naive: counted from the rows",
      async () => {
        const counts = new Map<string, number>();
        for (const { selected_products: row } of await everything(projectId))
          counts.set(row.categoryCode, (counts.get(row.categoryCode) ?? 0) + 1);
        mustHave(counts.size, 2);
      },
      FEW,
    );
  });

  describe(`the schedule of ${rows} selected products as a workbook`, () => {
    const ONCE = { ...FEW, iterations: 2, warmupIterations: 0 };
    measure(
      "streamed",
      async () => {
        const stream = await scheduleWorkbook(projectSchedule(queries, projectId, undefined), null);
        if (stream instanceof Uint8Array || (await lengthOf(stream)) < rows)
          throw new Error("the bench must do real work");
      },
      ONCE,
    );
    measure(
      "naive: all rows at once, written whole",
      async () => {
        const numbers = new EquipmentNumbers([]);
        const all = await everything(projectId);
        const cells = all.map(({ selected_products: row, product_facts: { facts } }) => [
          ...scheduleRow({ ...facts, ...row }, numbers.numberOf(row.categoryCode, row.equipmentCode)),
        ]);
        const file = await writeXlsx({
          sheets: [{ name: "设备表", rows: [[...SCHEDULE_COLUMNS], ...cells] }],
        });
        mustHave(cells.length, rows);
        if (file.length < rows) throw new Error("the bench must do real work");
      },
      ONCE,
    );
  });
}
