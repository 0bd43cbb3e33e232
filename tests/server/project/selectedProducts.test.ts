import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { SelectedProduct } from "#api/contract/projectProducts.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { MOST_SELECTED, UNDO_MS } from "#domain/desk/project/projectLimits.ts";
import { selectedProducts } from "#server/database/schema/projectSchema.ts";
import { products, productSheets } from "#server/database/schema/schema.ts";
import { DATABASES } from "../../support/eachDatabase.ts";
import {
  currentOf,
  PROJECTS,
  selected,
  startProjectServer,
  type Person,
  type ProjectServer,
} from "../../support/projectServer.ts";
import { insertSmallProducts } from "../../support/smallCatalogue.ts";

// Lowers the limit, so that a project is full after a few dozen rows.
vi.mock("#domain/desk/project/projectLimits.ts", async (original) => ({
  ...(await original<object>()),
  MOST_SELECTED: 60,
}));

const KEY = "5f0c1f7e-3b0a-4a5e-8a51-c1d6a2c4e870";
const SOMETHING = "00000000-0000-4000-8000-000000000000";
const property = (type: "design" | "runtime", value: number) => ({
  codes: [PROPERTY.airFlow],
  name: "风量",
  sort: 1,
  unit: "m³/h",
  values: [value],
  type,
});

describe.each(DATABASES)("selected products in $name", ({ open }) => {
  let server: ProjectServer;
  beforeAll(async () => {
    server = await startProjectServer(open);
  });
  afterAll(() => server.close());

  let person: Person;
  let projectId = "";
  let path = "";
  beforeEach(async () => {
    person = await server.person();
    projectId = await currentOf(person);
    path = `${PROJECTS}/${projectId}/personal_products`;
  });
  const select = (productId: string, more: object = {}) =>
    selected(person, projectId, { productId, ...more });
  const page = async (query = "") =>
    (await person.get(`${path}/page${query}`)).data as { list: SelectedProduct[]; totalCount: number };
  const idsOf = ({ list }: { list: readonly { id: string }[] }) => list.map(({ id }) => id);

  test("a selection keeps the product, its duty and its running values", async () => {
    const made = await person.post(path, {
      productId: "fan-1",
      designProperties: [property("design", 9700)],
      runtimeProperties: [property("runtime", 9812.5)],
      publicComponentId: "component-1",
      equipmentNum: 3,
    });
    expect(made).toMatchObject({
      code: "success",
      data: {
        productId: "fan-1",
        model: "T35-11-6.3",
        brandName: "朗源",
        productSeriesName: "LY 系列",
        gjwCategoryCode: "C000001",
        gjwCategoryName: "通风机",
        speedControl: "SINGLE_SPEED",
        designProperties: [property("design", 9700)],
        runtimeProperties: [property("runtime", 9812.5)],
        publicComponentId: "component-1",
        equipmentNum: 3,
        equipmentCode: "",
        remark: "",
        version: 1,
      },
    });
    expect((await page()).list).toEqual([{ ...(made.data as object), scheduleNumber: "F-1" }]);
    expect(made.data).toMatchObject({ selectedBy: expect.stringMatching(/^设计师/u) });
  });

  test("what a product is not measured by, it does not state", async () => {
    await select("fan-2");
    await select("pump-1");
    expect((await page()).list.map(({ speedControl }) => speedControl)).toEqual(["DOUBLE_SPEED", null]);
  });

  test("a selection that is sent twice, even at once, is made once", async () => {
    const rows = await Promise.all(
      Array.from({ length: 5 }, () => select("fan-1", { selectionKey: KEY, equipmentNum: 2 })),
    );
    expect(new Set(idsOf({ list: rows })).size).toBe(1);
    expect(await page()).toMatchObject({ totalCount: 1, list: [{ equipmentNum: 2 }] });
    // A deleted selection does not return when a delayed request arrives.
    await person.delete(path, { ids: idsOf({ list: rows }) });
    expect(await select("fan-1", { selectionKey: KEY })).toMatchObject({ id: rows[0]?.id });
    expect(await page()).toMatchObject({ totalCount: 0 });
  });

  test("a project that is full takes no more, and still answers what was sent before", async () => {
    const first = await select("fan-1", { selectionKey: KEY });
    await server.database.queries.execute(sql`
      insert into selected_products (project_id, category_code, product_id, facts_hash, design_properties,
        runtime_properties, equipment_num)
      select project_id, category_code, product_id, facts_hash, design_properties, runtime_properties, 1
      from selected_products, generate_series(2, ${MOST_SELECTED}::int) where id = ${first.id}::uuid`);
    expect(await person.post(path, { productId: "fan-1" })).toMatchObject({ code: "invalid.input" });
    expect(await select("fan-1", { selectionKey: KEY })).toMatchObject({ id: first.id });
    expect(await page()).toMatchObject({ totalCount: MOST_SELECTED });
  });

  test("who continues a list while many select in the project misses no row", async () => {
    const read: string[] = [];
    let isOver = false;
    const reading = (async () => {
      for (;;) {
        const wasOver = isOver;
        const last = read.at(-1);
        const { list } = await page(last === undefined ? "?page_size=3" : `?page_size=3&after=${last}`);
        read.push(...list.map(({ id }) => id));
        if (wasOver && list.length === 0) return;
      }
    })();
    // Near the limit and far below it, which are stored in different ways.
    const made = await Promise.all(
      Array.from({ length: 12 }, async () => {
        const ids: string[] = [];
        for (let done = 0; done < 4; done++) ids.push((await select("fan-1")).id);
        return ids;
      }),
    );
    isOver = true;
    await reading;
    expect(read.toSorted()).toEqual(made.flat().toSorted());
  });

  test("a selection without a key is one of its own", async () => {
    await select("fan-1");
    await select("fan-1");
    expect(await page()).toMatchObject({ totalCount: 2 });
  });

  test("a product is told as it was, whatever the catalogue has become since", async () => {
    const { queries } = server.database;
    await insertSmallProducts(queries, [{ id: "fleeting", figures: { [PROPERTY.airFlow]: 1000 } }]);
    await select("fleeting");
    const before = await page();
    await queries
      .update(productSheets)
      .set({ values: sql`json_build_object(${PROPERTY.airFlow}::text, 1)` })
      .where(eq(productSheets.productId, "fleeting"));
    expect(await page()).toEqual(before);
    await select("fleeting");
    await queries.delete(products).where(eq(products.id, "fleeting"));
    const flows = (await page()).list.map(
      ({ productPropertyValues: values }) => values.find(({ code }) => code === PROPERTY.airFlow)?.value,
    );
    expect(flows).toEqual([1000, 1]);
    expect(await person.post(path, { productId: "fleeting" })).toMatchObject({ code: "not.found" });
  });

  test("pages append in the order of selection while products are added and taken away", async () => {
    const rows = [];
    for (let at = 0; at < 7; at++) rows.push((await select(at % 2 === 0 ? "fan-1" : "pump-1")).id);
    const first = await page("?page_no=1&page_size=3");
    expect(first).toMatchObject({ totalCount: 7 });
    expect(idsOf(first)).toEqual(rows.slice(0, 3));
    rows.push((await select("fan-2")).id);
    expect(idsOf(await page("?page_no=2&page_size=3"))).toEqual(rows.slice(3, 6));
    // Two rows of the first page were deleted; the next page still begins after its last row.
    await person.delete(path, { ids: [rows[0], rows[2]] });
    expect(idsOf(await page(`?page_size=3&after=${rows[2]}`))).toEqual(rows.slice(3, 6));
    expect(idsOf(await page(`?page_size=30&after=${rows[7]}`))).toEqual([]);
    const pumps = await page("?gjw_category_code=C000002");
    expect(idsOf(pumps)).toEqual([rows[1], rows[3], rows[5]]);
    expect(pumps.totalCount).toBe(3);
    expect(await person.get(`${path}/page?after=${SOMETHING}`)).toMatchObject({ code: "not.found" });
  });

  test("a page is 30 rows where none are asked for", async () => {
    for (let at = 0; at < 31; at++) await select("fan-1");
    expect((await page()).list).toHaveLength(30);
    expect((await page("?page_no=2")).list).toHaveLength(1);
    expect((await page("?page_no=3")).list).toHaveLength(0);
  });

  test("categories are counted with their units", async () => {
    await select("pump-1", { equipmentNum: 2 });
    await select("fan-1", { equipmentNum: 3 });
    await select("fan-2", { equipmentNum: 4 });
    expect((await person.get(`${path}/gjw_categories/agg`)).data).toEqual([
      { code: "C000001", name: "通风机", count: 2, equipmentNum: 7 },
      { code: "C000002", name: "水泵", count: 1, equipmentNum: 2 },
    ]);
  });

  test("quantity, number, remark and design values are changed, each by itself", async () => {
    const { id } = await select("fan-1", { designProperties: [property("design", 9700)] });
    expect((await person.patch(`${path}/${id}`, { equipmentNum: 5 })).data).toMatchObject({
      equipmentNum: 5,
      version: 2,
    });
    await person.patch(`${path}/${id}`, { equipmentCode: " EF-1 ", remark: "屋面" });
    const changed = await person.patch(`${path}/${id}/design_properties`, {
      designProperties: [property("design", 8000)],
    });
    expect(changed.data).toMatchObject({
      equipmentNum: 5,
      equipmentCode: "EF-1",
      remark: "屋面",
      designProperties: [property("design", 8000)],
      version: 4,
    });
  });

  test("a change of a row that was changed meanwhile is a conflict that shows it", async () => {
    const { id } = await select("fan-1");
    const changes = await Promise.all(
      [2, 3].map((equipmentNum) => person.patch(`${path}/${id}`, { equipmentNum, version: 1 })),
    );
    const [winner] = changes.filter(({ code }) => code === "success");
    expect(changes.filter(({ code }) => code === "conflict")).toMatchObject([
      { status: 409, data: { current: winner?.data } },
    ]);
  });

  test("what is deleted can be had back, where it stood, for a day", async () => {
    const rows = [await select("fan-1"), await select("fan-2"), await select("pump-1")];
    const ids = idsOf({ list: rows });
    const before = await page();
    expect((await person.delete(path, { ids: [ids[0], ids[1], SOMETHING] })).data).toEqual({
      ids: expect.arrayContaining([ids[0], ids[1]]),
    });
    expect(idsOf(await page())).toEqual([ids[2]]);
    expect(await person.patch(`${path}/${ids[0]}`, { equipmentNum: 2 })).toMatchObject({ code: "not.found" });
    await person.post(`${path}/restore`, { ids });
    expect(await page()).toEqual(before);

    await person.delete(path, { ids });
    const { queries } = server.database;
    await queries
      .update(selectedProducts)
      .set({ deletedAt: new Date(Date.now() - UNDO_MS - 1000) })
      .where(eq(selectedProducts.projectId, projectId));
    expect((await person.post(`${path}/restore`, { ids })).data).toEqual({ ids: [] });
    await person.delete(path, { ids: [SOMETHING] });
    expect(await queries.$count(selectedProducts, eq(selectedProducts.projectId, projectId))).toBe(0);
  });

  test("a detail page learns whether its product is selected, and how", async () => {
    const about = async (id: string) => (await person.get(`/selection/products/${id}/selected`)).data;
    expect(await about("fan-1")).toEqual({ isSelected: false, projectId, list: [] });
    const { id } = await select("fan-1", { equipmentNum: 4, designProperties: [property("design", 9700)] });
    expect(await about("fan-1")).toEqual({
      isSelected: true,
      projectId,
      list: [{ id, equipmentNum: 4, designProperties: [property("design", 9700)] }],
    });
    expect(await about("fan-2")).toMatchObject({ isSelected: false });
    expect((await (await server.person()).get("/selection/products/fan-1/selected")).data).toEqual({
      isSelected: false,
      projectId: null,
      list: [],
    });
  });

  test.each([
    ["no product", {}, "productId"],
    ["half a unit", { productId: "fan-1", equipmentNum: 1.5 }, "equipmentNum"],
    ["no unit", { productId: "fan-1", equipmentNum: 0 }, "equipmentNum"],
    ["a key that is none", { productId: "fan-1", selectionKey: "1" }, "selectionKey"],
    [
      "a running value in the place of a design value",
      { productId: "fan-1", designProperties: [property("runtime", 1)] },
      "designProperties.0.type",
    ],
    [
      "a value past all measure",
      { productId: "fan-1", designProperties: [property("design", 1e300)] },
      "designProperties.0.values.0",
    ],
    ["what nobody asked for", { productId: "fan-1", projectId: SOMETHING }, "projectId"],
  ])("a selection of %s is refused, and nothing is kept", async (_what, body, at) => {
    expect(await person.post(path, body)).toMatchObject({ status: 400, faults: [at] });
    expect(await page()).toMatchObject({ totalCount: 0 });
  });

  test.each(["?page_no=0", "?page_no=x", "?page_size=501", "?page_size=-1", "?after=1", "?nothing=1"])(
    "a page %s is refused",
    async (query) => {
      expect(await person.get(`${path}/page${query}`)).toMatchObject({ code: "invalid.parameter" });
    },
  );
});
