import { expect, test } from "vitest";
import { CATEGORIES } from "#domain/catalogue/categories.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { parseData } from "#server/process/readData.ts";
import { CategoryStandardSchema } from "#server/standard/CategoryStandard.ts";
import { CATEGORY_STANDARDS, valueName } from "#server/standard/categoryStandards.ts";

test("there is a file for every category", () => {
  expect(CATEGORY_STANDARDS.map(({ code }) => code).sort()).toEqual(Object.keys(CATEGORIES));
});

test("an enumeration that the domain decides by stands in the domain alone", () => {
  expect(valueName("C000001", PROPERTY.fanType, "V000704")).toBe("轴流");
  expect(() => valueName("C000001", PROPERTY.fanType, "V000931")).toThrow("has no value V000931");
});

const refused = (definition: string) => () =>
  parseData(
    "data/standard/door.json",
    `{\n  "code": "C000013",\n  "groups": [{ "code": "G01", "name": "基本参数", "definitions": [\n    ${definition}\n  ] }]\n}`,
    CategoryStandardSchema,
  );

test.each([
  ["an unknown property", `{ "property": "wdith", "name": "宽度", "type": "Number" }`, "property"],
  [
    "an unknown use",
    `{ "property": "width", "name": "宽度", "type": "Number", "uses": ["lists"] }`,
    "uses.0",
  ],
  ["an enumeration without values", `{ "property": "leaves", "name": "门扇", "type": "Enum" }`, "leaves"],
  [
    "a field of no meaning",
    `{ "property": "width", "name": "宽度", "type": "Number", "units": "mm" }`,
    "units",
  ],
  [
    "a value without its name",
    `{ "property": "leaves", "name": "门扇", "type": "Enum", "values": [["V000921", "单"], ["V000922"]] }`,
    "values.1.1",
  ],
])("%s is refused with file, line and field", (_, definition, field) => {
  expect(refused(definition)).toThrow(/^data\/standard\/door.json, line 4, groups.0.definitions.0/u);
  expect(refused(definition)).toThrow(field === "leaves" ? "an Enum has values" : `0.${field}`);
});
