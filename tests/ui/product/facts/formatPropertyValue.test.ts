import { expect, it } from "vitest";
import type { PropertyValue } from "#api/contract/products.ts";
import { formatPropertyValue } from "#ui/product/facts/formatPropertyValue.ts";
import { groupProperties } from "#ui/product/facts/groupProperties.ts";

const property = (part: Partial<PropertyValue>): PropertyValue => ({
  code: "P000001",
  name: "参数",
  unitSymbol: null,
  groupName: null,
  dataType: "Number",
  value: null,
  valueFrom: null,
  valueTo: null,
  ...part,
});

it.each([
  [{ value: 1100, unitSymbol: "mm" }, "1,100 mm"],
  [{ value: 0, unitSymbol: "Pa" }, "0 Pa"],
  [{ dataType: "Enum", value: "卧式" }, "卧式"],
  [{ dataType: "Bool", value: true }, "是"],
  [{ dataType: "Bool", value: false }, "否"],
  [{ dataType: "Range", valueFrom: -20, valueTo: 80, unitSymbol: "℃" }, "−20 – 80 ℃"],
  [{ dataType: "Range", valueFrom: 12, unitSymbol: "Pa" }, "≥ 12 Pa"],
  [{ dataType: "Range", valueTo: 30, unitSymbol: "Pa" }, "≤ 30 Pa"],
  [{ value: null, unitSymbol: "dB(A)" }, "- -"],
  [{ dataType: "Text", value: "" }, "- -"],
] as const)("shows %j as %s", (part, shown) => {
  expect(formatPropertyValue(property(part))).toBe(shown);
});

it("keeps groups and properties in their order, and those without a group together", () => {
  const values = [
    property({ code: "a", groupName: "高档性能" }),
    property({ code: "b", groupName: null }),
    property({ code: "c", groupName: "高档性能" }),
    property({ code: "d", groupName: "" }),
  ];
  const groups = groupProperties(values).map(({ name, properties }) => [
    name,
    properties.map(({ code }) => code),
  ]);
  expect(groups).toEqual([
    ["高档性能", ["a", "c"]],
    ["其他参数", ["b", "d"]],
  ]);
});
