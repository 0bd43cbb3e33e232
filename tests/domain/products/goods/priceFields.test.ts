import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { goodsQuestion } from "#domain/products/goods/GoodsRequest.ts";
import { readCondition } from "#domain/products/goods/GoodsCondition.ts";
import { GOODS_PROPERTY, goodsFields } from "#domain/products/goods/goodsFields.ts";
import {
  fieldText,
  isRangeWrong,
  priceFields,
  sentValue,
  type PriceDefinition,
  type PriceField,
} from "#domain/products/goods/PriceField.ts";
import { priceNumberText } from "#domain/base/input/fieldText.ts";

const field = (kind: PriceField["kind"]): PriceField => ({
  code: "P000094",
  name: "制冷量",
  unit: "kW",
  kind,
  choices: [],
});
const RANGE = field("range");

describe("a number field keeps", () => {
  test.each([
    ["12a3", "123"],
    [".5", "5"],
    ["..5", "5"],
    ["007", "7"],
    ["00.5", "0.5"],
    ["0", "0"],
    ["0.25", "0.25"],
    ["1..5", "1.5"],
    ["1.2.3", "1.23"],
    ["1.23456", "1.234"],
    ["1.", "1."],
    ["-3", "3"],
    ["１２．５", "12.5"],
    ["五", ""],
  ])("of %s %s", (typed, kept) => expect(priceNumberText(typed)).toBe(kept));

  test("of any text a number of at most three decimals, and cleaning twice changes nothing", () => {
    const texts = fc.oneof(
      fc.string(),
      fc.stringMatching(/^[0-9.]{0,12}$/u),
      fc.double({ noNaN: true }).map(String),
    );
    fc.assert(
      fc.property(texts, (typed) => {
        const kept = priceNumberText(typed);
        expect(kept).toMatch(/^(?:(?:0|[1-9]\d*)(?:\.\d{0,3})?)?$/u);
        expect(priceNumberText(kept)).toBe(kept);
      }),
    );
  });

  test("a number with at most three decimals as it is", () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), (thousandths) => {
        const text = String(thousandths / 1000);
        expect(priceNumberText(text)).toBe(text);
      }),
    );
  });
});

describe("a range is sent", () => {
  test.each([
    ["", "", null],
    ["10", "", "10-"],
    ["", "20", "-20"],
    ["10", "20", "10-20"],
    ["9", "10", "9-10"],
    ["10", "10", null],
    ["20", "10", null],
    ["0.", "1.", "0-1"],
  ])("for %s and %s as %s", (text, upper, sent) => expect(sentValue(RANGE, { text, upper })).toBe(sent));

  const bound = fc.option(
    fc.nat(100_000).map((hundredths) => hundredths / 100),
    { nil: null },
  );
  test("if and only if a bound is given and, of two, the lower is below the upper; and it is read as it was meant", () => {
    fc.assert(
      fc.property(bound, bound, (from, to) => {
        const texts = { text: String(from ?? ""), upper: String(to ?? "") };
        const sent = sentValue(RANGE, texts);
        const isMeant = (from !== null || to !== null) && !(from !== null && to !== null && from >= to);
        expect(sent !== null).toBe(isMeant);
        expect(isRangeWrong(RANGE, texts)).toBe(from !== null && to !== null && from >= to);
        if (sent === null) return;
        expect(sent).toBe(`${from ?? ""}-${to ?? ""}`);
        expect(readCondition({ code: RANGE.code, value: sent }, new Map([[RANGE.code, "Number"]]))).toEqual({
          ok: true,
          value: { kind: "within", code: RANGE.code, from, to },
        });
      }),
    );
  });
});

test("texts are trimmed, a number loses the point that it ends with, and empty fields are left out", () => {
  const fields = [
    { ...field("text"), code: "text" },
    { ...field("text"), code: "blank" },
    { ...field("number"), code: "number" },
    { ...field("choice"), code: "choice" },
    { ...field("range"), code: "open" },
    { ...field("number"), code: "untouched" },
  ];
  const texts = new Map([
    ["text", { text: " TP-40 ", upper: "" }],
    ["blank", { text: "  ", upper: "" }],
    ["number", { text: "5.", upper: "" }],
    ["choice", { text: "V000941", upper: "" }],
    ["open", { text: "", upper: "" }],
    ["of another category", { text: "1", upper: "" }],
  ]);
  expect(
    goodsQuestion({ name: " 闸阀 ", texts }, fields, { categoryCode: "C000015", areaCode: "1" }),
  ).toEqual({
    name: "闸阀",
    categoryCode: "C000015",
    areaCode: "1",
    categoryProperties: [
      { code: "text", value: "TP-40" },
      { code: "number", value: "5" },
      { code: "choice", value: "V000941" },
    ],
  });
});

const definition = (of: Partial<PriceDefinition>): PriceDefinition => ({
  code: "P1",
  name: "一",
  dataType: "Number",
  unitSymbol: null,
  enumValues: [],
  isPerformanceFilter: true,
  isListDisplay: false,
  ...of,
});

test("a category is asked for by what its lists are filtered by: sizes as they are, figures between bounds", () => {
  const kinds = (of: Partial<PriceDefinition>) => priceFields([definition(of)]).map(({ kind }) => kind);
  expect(kinds({ unitSymbol: "mm" })).toEqual(["number"]);
  expect(kinds({ dataType: "Int" })).toEqual(["number"]);
  expect(kinds({ unitSymbol: "m³/h" })).toEqual(["range"]);
  expect(kinds({ dataType: "Range" })).toEqual(["range"]);
  expect(kinds({ dataType: "Text" })).toEqual(["text"]);
  expect(kinds({ dataType: "Enum", isPerformanceFilter: false, isListDisplay: true })).toEqual(["choice"]);
  expect(kinds({ isPerformanceFilter: false, isListDisplay: true })).toEqual([]);
  expect(priceFields([definition({ dataType: "Bool" })])[0]?.choices.map(({ label }) => label)).toEqual([
    "是",
    "否",
  ]);
});

test("products are asked for by brand and model, materials of the architects' program by thickness", () => {
  const codes = (...[of, program]: [of: "product" | "material", program: string | null]) =>
    goodsFields(of, program, []).map(({ code }) => code);
  const { brand, model, thickness } = GOODS_PROPERTY;
  expect(codes("product", "AppGarch")).toEqual([brand, model]);
  expect(codes("product", null)).toEqual([brand, model]);
  expect(codes("material", "AppGarch")).toEqual([thickness]);
  expect(codes("material", "AppGmep")).toEqual([]);
  const [thickest] = goodsFields("material", "AppGarch", []);
  expect(thickest && [thickest.unit, fieldText(thickest, "0.75mm")]).toEqual(["mm", "0.75"]);
});

test("a thickness is asked for once, whatever the category calls it", () => {
  const category = priceFields(
    [
      ["MP0003", "壁厚", "mm"],
      ["MP0014", "板厚", "mm"],
      ["MP0024", "绝热厚度", "mm"],
      ["MP0011", "长边", "mm"],
    ].map(([code, name, unit]) => definition({ code: code!, name: name!, unitSymbol: unit! })),
  );
  const names = (program: string) => goodsFields("material", program, category).map(({ name }) => name);
  expect(names("AppGarch")).toEqual(["厚度", "长边"]);
  expect(names("AppGmep")).toEqual(["壁厚", "板厚", "绝热厚度", "长边"]);
});

test.each([
  ["P9", "5", "is of a property that this category does not have"],
  ["N", "five", "must be a range such as 10-20"],
  ["N", "-", "must be a range such as 10-20"],
  ["N", "20-10", "has a lower end that is not below the upper"],
  ["R", "5", "must be a range such as 10-20"],
  ["B", "yes", "must be true or false"],
  ["E", " ", "is empty"],
])("the server refuses %s = %s: it %s", (code, value, message) => {
  const types = new Map([
    ["N", "Number"],
    ["R", "Range"],
    ["B", "Bool"],
    ["E", "Enum"],
  ] as const);
  expect(readCondition({ code, value }, types)).toEqual({ ok: false, code: message });
});
