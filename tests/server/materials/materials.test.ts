import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aggregateMaterialCategories, queryMaterials, type Material } from "#api/contract/materials.ts";
import { listClassificationProperties, listClassifications } from "#api/contract/dataStandards.ts";
import { loadReference } from "#server/catalogue/reference/loadReference.ts";
import { DATABASES } from "../../support/eachDatabase.ts";
import { startProjectServer, type ProjectServer } from "../../support/projectServer.ts";

const LIBRARY = "/search/material/v1/materials";
const STANDARDS = "/gjk/data_standards/site/v1/classifications";

describe.each(DATABASES)("materials in $name", ({ open }) => {
  let server: ProjectServer;
  let everything: readonly Material[] = [];
  beforeAll(async () => {
    server = await startProjectServer(open);
    await loadReference(server.database.queries);
    everything = await all({});
  });
  afterAll(() => server.close());

  const page = async (body: object) =>
    v.parse(queryMaterials.output, (await server.nobody.post(`${LIBRARY}/query`, body)).data);
  async function all(condition: object): Promise<Material[]> {
    const found: Material[] = [];
    for (let pageNo = 1; ; pageNo++) {
      const { list, totalCount } = await page({ ...condition, pageNo, pageSize: 100 });
      found.push(...list);
      if (found.length === totalCount) return found;
      if (list.length === 0) throw new Error(`${found.length} of ${totalCount}`);
    }
  }
  const categories = async (query = "") =>
    v.parse(
      aggregateMaterialCategories.output,
      (await server.nobody.get(`${LIBRARY}/gjw_category_agg${query}`)).data,
    );
  const valueOf = ({ materialPropertyValues }: Material, code: string) =>
    materialPropertyValues.find((each) => each.code === code)?.value ?? null;

  test("categories count what they hold, and what a name leaves", async () => {
    for (const [name, query] of [
      ["", ""],
      ["闸阀", `?name=${encodeURIComponent("闸阀")}`],
      ["dn100", "?name=dn100"],
      ["%", "?name=%25"],
    ] as const) {
      const counted = await categories(query);
      const parents = new Map(counted.map(({ code, parentCode }) => [code, parentCode]));
      for (const { code, count, filteredCount } of counted) {
        const held = everything.filter(
          ({ gjwCategoryCode }) => gjwCategoryCode === code || parents.get(gjwCategoryCode) === code,
        );
        const named = held.filter((each) =>
          [each.name, each.specification, each.standard ?? ""].some((text) =>
            text.toLowerCase().includes(name),
          ),
        );
        expect([count, filteredCount]).toEqual([held.length, named.length]);
        expect(count).toBeGreaterThan(0);
      }
    }
  });

  test("a category, a name, one value and a range leave what a plain filter leaves", async () => {
    const inDiameter = (each: Material, from: number, to: number) => {
      const value = valueOf(each, "MP0002");
      return typeof value === "number" && value >= from && value <= to;
    };
    const cases: readonly (readonly [object, (each: Material) => boolean])[] = [
      [{ gjwCategoryCode: "M000101" }, ({ gjwCategoryCode }) => gjwCategoryCode === "M000101"],
      [{ gjwCategoryCode: "M000100" }, ({ gjwCategoryCode }) => gjwCategoryCode.startsWith("M0001")],
      [{ name: "YJV22" }, ({ specification }) => specification.includes("YJV22")],
      [{ categoryProperties: [{ code: "MP0001", value: "100" }] }, (each) => valueOf(each, "MP0001") === 100],
      [{ categoryProperties: [{ code: "MP0002", value: "50-110" }] }, (each) => inDiameter(each, 50, 110)],
      [
        { categoryProperties: [{ code: "MP0002", value: "300-" }] },
        (each) => inDiameter(each, 300, Infinity),
      ],
      [{ categoryProperties: [{ code: "MP0002", value: "-9.52" }] }, (each) => inDiameter(each, 0, 9.52)],
      [
        {
          gjwCategoryCode: "M000500",
          categoryProperties: [
            { code: "MP0042", value: "对夹" },
            { code: "MP0041", value: "16" },
          ],
        },
        (each) => valueOf(each, "MP0042") === "对夹" && valueOf(each, "MP0041") === 16,
      ],
      [{ categoryProperties: [{ code: "MP0042", value: "胶接" }] }, () => false],
    ];
    for (const [condition, keeps] of cases)
      expect((await all(condition)).map(({ id }) => id)).toEqual(
        everything.filter(keeps).map(({ id }) => id),
      );
  });

  test("every material has an id of its own, and is read by it", async () => {
    expect(new Set(everything.map(({ id }) => id)).size).toBe(everything.length);
    const [first] = everything;
    expect((await server.nobody.get(`${LIBRARY}/${first!.id}`)).data).toEqual(first);
    expect(await server.nobody.get(`${LIBRARY}/nothing`)).toMatchObject({ status: 404, code: "not.found" });
  });

  test("the data standard answers material categories and what they are searched by", async () => {
    const { data } = await server.nobody.get(`${STANDARDS}?resource_type=STANDARD_MATERIAL`);
    const named = v.parse(listClassifications.output, data);
    expect(named.find(({ code }) => code === "M000402")).toMatchObject({
      name: "交联聚乙烯电力电缆",
      count: 296,
    });
    const asked = await server.nobody.post(`${STANDARDS}/M000501/properties`, {
      resourceType: "STANDARD_MATERIAL",
    });
    const definitions = v.parse(listClassificationProperties.output, asked.data);
    expect(definitions.map(({ name, isSearch }) => [name, isSearch])).toEqual([
      ["公称尺寸 DN", true],
      ["公称压力 PN", true],
      ["连接", true],
      ["阀体材料", true],
      ["驱动", true],
    ]);
    expect(definitions[1]?.enumValues).toEqual([
      { code: "16", name: "16" },
      { code: "25", name: "25" },
    ]);
    expect(
      await server.nobody.post(`${STANDARDS}/C000001/properties`, { resourceType: "STANDARD_MATERIAL" }),
    ).toMatchObject({ status: 404 });
  });

  test("bad input is refused by name", async () => {
    for (const [condition, fault] of [
      [{ categoryProperties: [{ code: "P1", value: "1" }] }, "categoryProperties.0.code"],
      [{ categoryProperties: [{ code: "MP0002", value: "9-3" }] }, "categoryProperties.0.value"],
      [{ categoryProperties: [{ code: "MP0002", value: "3-3" }] }, "categoryProperties.0.value"],
      [{ categoryProperties: [{ code: "MP0002", value: "-" }] }, "categoryProperties.0.value"],
      [{ categoryProperties: [{ code: "MP0002", value: "1e9" }] }, "categoryProperties.0.value"],
      [{ pageNo: 0 }, "pageNo"],
    ] as const)
      expect(await server.nobody.post(`${LIBRARY}/query`, condition)).toMatchObject({
        status: 400,
        faults: [fault],
      });
  });
});
