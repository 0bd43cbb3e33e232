import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Area } from "#domain/products/goods/Area.ts";
import { areaTree } from "#domain/products/goods/areaTree.ts";
import type { GoodsPrice } from "#domain/products/goods/Goods.ts";
import { readCondition, type DataTypes } from "#domain/products/goods/GoodsCondition.ts";
import type { GoodsQuestion } from "#domain/products/goods/GoodsRequest.ts";
import { GOODS_PROPERTY } from "#domain/products/goods/goodsFields.ts";
import { sortKeyOf } from "#domain/products/goods/goodsWords.ts";
import { bundledAreas } from "#server/catalogue/bundledAreas.ts";
import { goodsId } from "#server/goods/goodsId.ts";
import { searchGoods } from "#server/goods/searchGoods.ts";
import { writePrices } from "#server/goods/writePrices.ts";
import type { Database } from "#server/database/connection/database.ts";
import { fillBare } from "../../support/bareDatabase.ts";
import { DATABASES } from "../../support/eachDatabase.ts";
import { goodsPrice } from "../../support/goodsMaker.ts";
import { plainGoods } from "../../support/plain/goods/plainGoods.ts";

const AREAS: readonly Area[] = bundledAreas();
const TREE = areaTree(AREAS);
const TYPES: DataTypes = new Map([
  ["N", "Number"],
  ["E", "Enum"],
  ["R", "Range"],
  ["B", "Bool"],
  ["T", "Text"],
]);
const SIZES = [15, 20, 50, 100];
const NAMES = ["闸阀", "蝶阀 电动", "Gate valve"];
const PLACES = ["1", "510000", "510100", "510500", "110105", "440100"];

/** Every name in every size, with many combinations of values, brands and areas. */
const PRICES: readonly GoodsPrice[] = NAMES.flatMap((name, kind) =>
  SIZES.flatMap((size, at) =>
    PLACES.flatMap((first, place) => {
      const turn = kind + at + place;
      const goods = {
        name,
        specification: `DN${size} PN${turn % 2 === 0 ? 16 : 25} ${place}`,
        brand: turn % 3 === 0 ? null : "甲乙"[turn % 2]!,
        model: turn % 5 === 0 ? null : `Z-${size}`,
        categoryCode: turn % 4 === 0 ? null : "C000015",
        price: 100 + size,
        values: [
          { propertyCode: "N", number: size / 4 },
          { propertyCode: "E", enumCode: `V${turn % 3}` },
          { propertyCode: "B", bool: turn % 2 === 0 },
          ...(turn % 3 === 0 ? [] : [{ propertyCode: "T", text: `Rc 1/${kind}` }]),
          { propertyCode: "R", rangeFrom: turn % 4 === 0 ? null : size, rangeTo: size * 2 },
        ],
      };
      const second = PLACES[(place + 2) % PLACES.length]!;
      return [first, second].map((areaCode) => goodsPrice({ ...goods, areaCode }));
    }),
  ),
);

const property = fc.oneof(
  fc.record({ code: fc.constant("N"), value: fc.constantFrom("3.75", "12.5", "5-", "-12.5", "5-25", "6") }),
  fc.record({ code: fc.constant("E"), value: fc.constantFrom("V0", "V1", "V9") }),
  fc.record({ code: fc.constant("R"), value: fc.constantFrom("0-10", "60-", "-20", "30-40") }),
  fc.record({ code: fc.constant("B"), value: fc.constantFrom("true", "false") }),
  fc.record({ code: fc.constant("T"), value: fc.constantFrom("Rc 1/1", "rc1/2", "Rc") }),
  fc.record({ code: fc.constant(GOODS_PROPERTY.brand), value: fc.constantFrom("甲", " 乙 ", "丙") }),
  fc.record({ code: fc.constant(GOODS_PROPERTY.model), value: fc.constantFrom("z-5", "-100", "Z") }),
);
const question: fc.Arbitrary<GoodsQuestion> = fc.record({
  name: fc.constantFrom("", "阀", "闸阀", "valve", "dn50 闸", "DN5", "16 甲", "%", "电动", "阀电"),
  categoryCode: fc.constantFrom(null, "C000015", "C000001"),
  areaCode: fc.constantFrom("1", ...PLACES, "510300", "440000", "820000"),
  categoryProperties: fc.array(property, { maxLength: 3 }),
});

const sorted = (prices: readonly GoodsPrice[]) => {
  const keyed = new Map(prices.map((price) => [goodsId(price), sortKeyOf(price)]));
  const order = (text: string) => Buffer.from(text);
  return [...keyed]
    .toSorted((one, other) => Buffer.compare(order(one[1]), order(other[1])) || (one[0] < other[0] ? -1 : 1))
    .map(([id]) => id);
};

describe.each(DATABASES)("in $name", ({ open }) => {
  let database: Database;
  beforeAll(async () => {
    database = await fillBare(await open());
    await writePrices(database.queries, PRICES);
  }, 60_000);
  afterAll(() => database.close());

  const search = (asked: GoodsQuestion, no: number, size: number) =>
    searchGoods(
      database.queries,
      TREE,
      {
        ...asked,
        conditions: asked.categoryProperties.map((each) => {
          const read = readCondition(each, TYPES);
          if (!read.ok) throw new Error(read.code);
          return read.value;
        }),
      },
      { no, size },
    );

  test("the goods, their number and their order are those of a plain filter over the prices, page by page", async () => {
    await fc.assert(
      fc.asyncProperty(question, fc.integer({ min: 1, max: 20 }), async (asked, size) => {
        const expected = sorted(plainGoods(PRICES, asked, AREAS, TYPES));
        const found: string[] = [];
        for (let no = 1; no === 1 || found.length < expected.length; no++) {
          const page = await search(asked, no, size);
          expect(page.total).toBe(expected.length);
          found.push(...page.found.map(({ id }) => id));
          if (page.found.length === 0) break;
        }
        expect(found).toEqual(expected);
      }),
      { numRuns: 120 },
    );
  }, 120_000);

  test("a page behind the last is empty and still tells how many there are", async () => {
    const all: GoodsQuestion = { name: "", categoryCode: null, areaCode: "1", categoryProperties: [] };
    const { found, total } = await search(all, 1000, 30);
    expect(found).toEqual([]);
    expect(total).toBe(new Set(PRICES.map(goodsId)).size);
  });
});
