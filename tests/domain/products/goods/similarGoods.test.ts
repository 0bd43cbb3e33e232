import { expect, test } from "vitest";
import { PUMP } from "#domain/catalogue/categories.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import type { PriceField } from "#domain/products/goods/PriceField.ts";
import { similarQuestions } from "#domain/products/goods/similarGoods.ts";

const field = (code: string, name: string, kind: PriceField["kind"]): PriceField => ({
  code,
  name,
  unit: null,
  kind,
  choices: kind === "choice" ? [{ value: "V1", label: "单级" }] : [],
});
const FIELDS = [
  field("TYPE", "水泵类型", "choice"),
  field(PROPERTY.efficiencyGrade, "能效等级", "choice"),
  field(PROPERTY.motorPower, "电机功率", "range"),
  field(PROPERTY.airFlow, "流量", "range"),
  field(PROPERTY.head, "扬程", "range"),
  field(PROPERTY.npsh, "汽蚀余量", "range"),
  field("INLET", "进口", "number"),
];
const STATED = [
  { code: "TYPE", value: "单级" },
  { code: PROPERTY.efficiencyGrade, value: "单级" },
  { code: PROPERTY.motorPower, value: 11 },
  { code: PROPERTY.airFlow, value: 100 },
  { code: PROPERTY.head, value: 20 },
  { code: PROPERTY.npsh, value: 3 },
  { code: "INLET", value: 80 },
];
const asText = (categoryCode: string) =>
  similarQuestions(categoryCode, STATED, FIELDS).map(({ texts, loosened }) => [
    [...texts]
      .map(([code, { text, upper }]) => `${code} ${text}${upper === "" ? "" : `–${upper}`}`)
      .join(", "),
    loosened.join("、"),
  ]);

test("goods like a pump are of its type, flow and head, and loosened by one condition at a time", () => {
  expect(asText(PUMP)).toEqual([
    [`TYPE V1, ${PROPERTY.airFlow} 80–120, ${PROPERTY.head} 16–24`, ""],
    [`TYPE V1, ${PROPERTY.airFlow} 50–150, ${PROPERTY.head} 10–30`, "流量 ±50 %、扬程 ±50 %"],
    [`TYPE V1, ${PROPERTY.airFlow} 50–150`, "流量 ±50 %、扬程不限"],
    ["TYPE V1", "流量不限、扬程不限"],
    ["", "水泵类型不限、流量不限、扬程不限"],
  ]);
});

test("of what is no machine the sizes are main, and of its figures the first two", () => {
  expect(asText("C000015")[0]).toEqual([
    `TYPE V1, INLET 80, ${PROPERTY.motorPower} 8.8–13.2, ${PROPERTY.airFlow} 80–120`,
    "",
  ]);
});
