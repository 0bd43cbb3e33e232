import { beforeAll, describe, expect, test } from "vitest";
import * as v from "valibot";
import { listProductCurves } from "#api/contract/curves.ts";
import {
  aggregateBrands,
  aggregateSearchProperties,
  getProduct,
  listParameterValues,
} from "#api/contract/products.ts";
import { readRecord, readRecordVersion } from "#api/contract/recordVersions.ts";
import { queryProducts } from "#api/contract/search.ts";
import { SILENCER } from "#domain/catalogue/categories.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { SILENCER_FIGURES, silencerSizes } from "#domain/desk/sound/silencerSizes.ts";
import { products } from "#server/database/schema/schema.ts";
import { callerOf } from "../../support/caller.ts";
import { sharedServer, type TestServer } from "../../support/testServer.ts";

let server: TestServer;
beforeAll(async () => {
  server = await sharedServer();
});
const caller = () => callerOf(server.app);

const SEARCH = "/search/selection";

describe("brands of a category", () => {
  const agg = async (gjwCategoryCode: string) =>
    v.parse(
      aggregateBrands.output,
      (await caller().post(`${SEARCH}/v2/brands/agg`, { gjwCategoryCode })).data,
    );

  test("are counted and stand in the order of their pinyin", async () => {
    const brands = await agg("C000006");
    expect(brands.map(({ brandName }) => brandName)).toEqual([
      "北辰",
      "澄川",
      "广衡",
      "恒屿",
      "朗源",
      "沐川",
      "南屏",
      "瑞禾",
      "松岭",
      "未具名厂商",
      "禹风",
    ]);
    expect(brands.reduce((sum, { count }) => sum + count, 0)).toBe(2308);
    expect(brands.find(({ brandName }) => brandName === "未具名厂商")).toMatchObject({
      count: 1,
      disabled: false,
    });
  });

  test("are the same asked either way", async () => {
    const { data } = await caller().get(`${SEARCH}/v1/brands/agg?gjw_category_code=C000006&_t=0.5`);
    expect(data).toEqual(await agg("C000006"));
  });

  test("are refused for a category that does not exist", async () => {
    expect(await caller().post(`${SEARCH}/v2/brands/agg`, { gjwCategoryCode: "C999999" })).toMatchObject({
      status: 404,
      code: "not.found",
    });
  });

  test("are refused without a category", async () => {
    expect(await caller().post(`${SEARCH}/v2/brands/agg`, {})).toMatchObject({
      status: 400,
      code: "invalid.parameter",
      faults: ["gjwCategoryCode"],
    });
    expect(await caller().get(`${SEARCH}/v1/brands/agg`)).toMatchObject({
      code: "invalid.parameter",
      faults: ["gjw_category_code"],
    });
  });
});

describe("search properties", () => {
  const PATH = `${SEARCH}/v1/products/search_properties_agg`;
  const agg = async (body: object) =>
    v.parse(aggregateSearchProperties.output, (await caller().post(PATH, body)).data);

  test("name the enumerated ones, with the values that occur in the order in which they are offered", async () => {
    const all = await agg({ gjwCategoryCode: "C000006" });
    const properties = all.filter(({ dataType }) => dataType === "Enum");
    expect(properties.map(({ name }) => name)).toEqual([
      ...["结构形式", "安装形式", "排数", "电机类型"],
      ...["噪声类型", "噪声声场"],
    ]);
    expect(properties[0]?.values.map(({ name }) => name)).toEqual(["卧式", "立式", "卡式", "壁挂"]);
    const [two, three] = properties[2]?.values ?? [];
    expect((two?.count ?? 0) + (three?.count ?? 0)).toBe(2307);
  });

  test("of one brand count its products alone and leave out what it does not build", async () => {
    const [structures] = await agg({ gjwCategoryCode: "C000006", brandCode: "B000004" });
    expect(structures?.values.map(({ name }) => name)).toEqual(["卧式", "立式", "卡式"]);
    // If nothing matches, the filters stay visible.
    const [unfound] = await agg({ gjwCategoryCode: "C000006", brandCode: "NOBODY" });
    expect(unfound?.values.map(({ name, count }) => `${name} ${count}`)).toEqual([
      "卧式 0",
      "立式 0",
      "卡式 0",
      "壁挂 0",
    ]);
  });

  test("are refused for a code that is not one", async () => {
    expect(await caller().post(PATH, { gjwCategoryCode: "C 6" })).toMatchObject({
      code: "invalid.parameter",
      faults: ["gjwCategoryCode"],
    });
  });
});

describe("parameter values", () => {
  const PATH = `${SEARCH}/v1/products/parameter_values`;
  const ask = (productIds: readonly string[], parameter_filter: string) =>
    caller().post(PATH, { productIds, parameter_filter });
  const list = async (productIds: readonly string[], filter: string) =>
    v.parse(listParameterValues.output, (await ask(productIds, filter)).data);

  test("come in the order asked, without products that do not exist", async () => {
    const listed = await list(["lywa683p30", "nobody", "lbl-fcu-1", "bclm512p0"], "ALTERNATIVE_HIGH_LEVEL");
    expect(listed.map(({ id }) => id)).toEqual(["lywa683p30", "lbl-fcu-1", "bclm512p0"]);
    expect(listed.map(({ isSample }) => isSample)).toEqual([true, false, true]);
    expect(listed[1]?.brandName).toBe("未具名厂商");
  });

  test.each([
    ["ALTERNATIVE_MEDIUM_LEVEL", "中档"],
    ["ALTERNATIVE_HIGH_LEVEL", "高档"],
  ])(
    "for %s are the figures of that level, the static pressure and the rated state",
    async (filter, prefix) => {
      const [product] = await list(["lywa683p30"], filter);
      expect(product?.parameters.map(({ name }) => name)).toEqual([
        ...["风量", "全冷", "显冷", "潜冷", "制冷热湿比", "制热", "输入功率", "噪声"].map(
          (name) => prefix + name,
        ),
        "机外静压",
        "制冷进风干球温度",
        "制冷进风湿球温度",
        "制冷供水温度",
        "制热进风干球温度",
        "制热供水温度",
      ]);
      expect(product?.parameters.slice(-6).map(({ value }) => value)).toEqual([30, 27, 19.5, 7, 21, 60]);
    },
  );

  test("may be named, for kinds that no plan or alternative asks about, too", async () => {
    const found = await caller().post(`${SEARCH}/v1/products/query`, {
      gjwCategoryCode: SILENCER,
      pageSize: 3,
    });
    const ids = v.parse(queryProducts.output, found.data).list.map(({ id }) => id);
    const { data } = await caller().post(PATH, { productIds: ids, codes: SILENCER_FIGURES });
    const silencers = v.parse(listParameterValues.output, data);
    expect(silencers.map(({ id }) => id)).toEqual(ids);
    expect(silencers[0]?.parameters.map(({ code }) => code)).toEqual(SILENCER_FIGURES);
    expect(silencerSizes(silencers).length).toBeGreaterThan(0);
    expect(await caller().post(PATH, { productIds: ids, codes: [] })).toMatchObject({
      code: "invalid.parameter",
      faults: ["codes"],
    });
  });

  test("for a plan are both levels, connections and sizes, enumerated ones by name and unknown ones null", async () => {
    const [sample, real] = await list(["lywad683p30", "lbl-fcu-1"], "GMEP_PARAMETER");
    const valueOf = (product: typeof sample, name: string) =>
      product?.parameters.find((parameter) => parameter.name === name)?.value;
    expect(valueOf(sample, "结构形式")).toBe("卧式");
    expect(valueOf(sample, "电机类型")).toBe("直流无刷电机");
    expect(valueOf(sample, "接管尺寸")).toBe("Rc3/4");
    expect(valueOf(real, "高档全冷")).toBe(2.934);
    expect(valueOf(real, "高档制热")).toBeNull();
    expect(valueOf(real, "结构形式")).toBeNull();
  });

  test("of 500 products come in one answer", async () => {
    const some = await server.database.queries.select({ id: products.id }).from(products).limit(500);
    const ids = some.map(({ id }) => id);
    const answered = await list(ids, "GMEP_PARAMETER");
    expect(answered.map(({ id }) => id)).toEqual(ids);
  });

  test("are refused for an unknown filter, no product, or more than 500", async () => {
    expect(await ask(["a"], "EVERYTHING")).toMatchObject({
      code: "invalid.parameter",
      faults: ["parameter_filter"],
    });
    expect(await ask([], "GMEP_PARAMETER")).toMatchObject({
      code: "invalid.parameter",
      faults: ["productIds"],
    });
    const many = Array.from({ length: 501 }, (_, at) => `p${at}`);
    expect(await ask(many, "GMEP_PARAMETER")).toMatchObject({
      code: "invalid.parameter",
      faults: ["productIds"],
    });
  });
});

describe("one product", () => {
  const get = (id: string) => caller().get(`/selection/products/${encodeURIComponent(id)}`);

  test("is shown with every property of its category, its series and where it comes from", async () => {
    const product = v.parse(getProduct.output, (await get("lywa683p30")).data);
    expect(product).toMatchObject({
      model: "LYWA-68-3P30",
      brandName: "朗源",
      gjwCategoryName: "风机盘管",
      productSeriesName: "LYWA 卧式暗装",
      isSample: true,
    });
    expect(product.source).toContain("示例数据");
    expect(product.productPropertyValues).toHaveLength(45);
    expect(product.productPropertyValues[0]).toMatchObject({
      name: "结构形式",
      groupName: "基本参数",
      value: "卧式",
    });
    const flow = product.productPropertyValues.find(({ code }) => code === PROPERTY.highAirFlow);
    expect(flow).toMatchObject({ name: "高档风量", unitSymbol: "m³/h", dataType: "Number" });
  });

  test("that is real names its source and licence, and leaves null what that does not state", async () => {
    const product = v.parse(getProduct.output, (await get("lbl-fcu-1")).data);
    expect(product).toMatchObject({ isSample: false, brandName: "未具名厂商", productSeriesName: null });
    expect(product.source).toContain("BSD-3-Clause");
    const noise = product.productPropertyValues.find(({ code }) => code === PROPERTY.highNoise);
    expect(noise).toMatchObject({ name: "高档噪声", value: null });
  });

  test.each(["nobody", "'; drop table products; --", "朗源"])("is not found under the id %s", async (id) => {
    expect(await get(id)).toMatchObject({ status: 404, code: "not.found" });
  });

  test("tells the hashes that an answer about it rests on", async () => {
    const version = async (id: string) => caller().get(`/selection/products/${id}/record_version`);
    const { data } = await version("lywa683p30");
    const found = v.parse(readRecordVersion.output, data);
    expect((await version("lywa683p30")).data).toEqual(found);
    const other = v.parse(readRecordVersion.output, (await version("lbl-fcu-1")).data);
    expect(other.catalogue).toBe(found.catalogue);
    expect(other.record).not.toBe(found.record);
    expect(await version("nobody")).toMatchObject({ status: 404, code: "not.found" });
  });

  test("answers a record by its hash, and none by another product's or by what is no hash", async () => {
    const { data } = await caller().get("/selection/products/lywa683p30/record_version");
    const { record } = v.parse(readRecordVersion.output, data);
    const read = async (id: string, hash: string) =>
      caller().get(`/selection/products/${id}/records/${hash}`);
    const found = v.parse(readRecord.output, (await read("lywa683p30", record.slice(0, 16))).data);
    expect(found).toMatchObject({ record, supersededAt: null });
    const product = v.parse(getProduct.output, (await caller().get("/selection/products/lywa683p30")).data);
    expect(found.productPropertyValues).toEqual(product.productPropertyValues);
    const curves = await caller().get("/selection/products/lywa683p30/product_curves");
    expect(found.curves).toEqual(v.parse(listProductCurves.output, curves.data));
    expect(await read("lbl-fcu-1", record)).toMatchObject({ status: 404, code: "not.found" });
    expect(await read("nobody", record)).toMatchObject({ status: 404, code: "not.found" });
    for (const wrong of [
      record.slice(0, 15),
      `${record}0`,
      `${record.slice(0, 16)}%25`,
      record.toUpperCase(),
    ])
      expect(await read("lywa683p30", wrong)).toMatchObject({ status: 400 });
  });

  test("is refused for an id longer than any", async () => {
    expect(await get("x".repeat(129))).toMatchObject({
      status: 400,
      code: "invalid.parameter",
      faults: ["id"],
    });
  });
});
