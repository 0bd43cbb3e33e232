import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import type { ComponentFacts, FactValue } from "#domain/things/files/ComponentFacts.ts";
import { parameterGuid } from "#domain/things/files/revit/parameterGuid.ts";
import { revitKind, type RevitKind } from "#domain/things/files/revit/revitKind.ts";
import { sharedParameters, typeCatalogue } from "#domain/things/files/revit/revitText.ts";
import { dataStandard } from "#server/standard/dataStandard.ts";

/**
 * All shared parameters ever published, one per line: code, name, kind, GUID. Lines are never changed or removed,
 * because
 * office projects hold the GUIDs. A new property of the data standard gets a new line.
 */
const PINNED = readFileSync(new URL("revitParameters.tsv", import.meta.url), "utf8")
  .trimEnd()
  .split("\n")
  .map((line) => line.split("\t") as [code: string, name: string, kind: RevitKind, guid: string]);

const definitions = dataStandard().definitions.map(({ categoryCode, code, name, dataType, unitSymbol }) => ({
  code,
  name,
  categoryCode,
  unit: unitSymbol ?? null,
  kind: revitKind(
    { code, unit: unitSymbol ?? null, value: dataType === "Number" ? "number" : "text" },
    categoryCode,
  ),
}));

test("no guid of a shared parameter ever changes, and no two parameters share one", () => {
  expect(PINNED.map(([code, name, kind]) => [code, name, kind, parameterGuid(code, name, kind)])).toEqual(
    PINNED,
  );
  expect(PINNED.length).toBeGreaterThanOrEqual(136);
  expect(new Set(PINNED.map(([, , , guid]) => guid)).size).toBe(PINNED.length);
  for (const [, , , guid] of PINNED)
    expect(guid).toMatch(/^[\da-f]{8}-[\da-f]{4}-5[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/u);
});

test("every property of all nineteen categories has its line", () => {
  const pinned = new Set(PINNED.map(([code, name, kind]) => [code, name, kind].join("\t")));
  expect(new Set(definitions.map(({ categoryCode }) => categoryCode)).size).toBe(19);
  expect(
    definitions
      .map(({ code, name, kind }) => [code, name, kind].join("\t"))
      .filter((line) => !pinned.has(line)),
  ).toEqual([]);
});

test("a kind is what the quantity means: water is no air, a motor's power no heat", () => {
  const kinds = (name: string) => [
    ...new Set(definitions.filter((definition) => definition.name === name).map(({ kind }) => kind)),
  ];
  for (const name of ["流量", "水流量", "冷冻水流量", "冷却水流量", "冷却水量", "二次侧流量"])
    expect([name, kinds(name)]).toEqual([name, ["PIPING_FLOW"]]);
  for (const name of ["水阻力", "冷冻水阻力", "扬程", "汽蚀余量", "工作压力", "公称压力"])
    expect([name, kinds(name)]).toEqual([name, ["PIPING_PRESSURE"]]);
  for (const name of ["电机功率", "输入功率", "风机功率", "电机总功率"])
    expect([name, kinds(name)]).toEqual([name, ["ELECTRICAL_POWER"]]);
  expect(kinds("风量")).toEqual(["HVAC_AIR_FLOW"]);
  expect(kinds("全压")).toEqual(["HVAC_PRESSURE"]);
  expect(kinds("重量")).toEqual(["MASS"]);
  expect(kinds("转速")).toEqual(["HVAC_ANGULAR_SPEED"]);
  expect(kinds("流通能力 Kv")).toEqual(["NUMBER"]);
  expect(kinds("换热量")).toEqual(["HVAC_POWER"]);
});

const facts = (model: string, values: readonly FactValue[], categoryCode = "C000002"): ComponentFacts => ({
  productId: model,
  categoryCode,
  model,
  name: "水泵",
  brand: "朗源",
  series: null,
  source: "示例数据",
  values,
});
const value = (code: string, name: string, unit: string | null, of: FactValue["value"]): FactValue => ({
  code,
  name,
  group: "性能参数",
  unit,
  value: of,
});
const FLOW = value(PROPERTY.airFlow, "流量", "m³/h", 50);
const PUMP_VALUES = [
  FLOW,
  value(PROPERTY.head, "扬程", "m", 32),
  value(PROPERTY.motorPower, "电机功率", "kW", 7.5),
  value(PROPERTY.weight, "重量", "kg", 120),
  value(PROPERTY.rotationalSpeed, "转速", "r/min", 2900),
  value(PROPERTY.pumpEfficiency, "效率", "%", 71.5),
  value(PROPERTY.pumpType, "水泵类型", null, "单级, 卧式"),
];

test("a type catalogue has a row a product, and says what each column is measured in", () => {
  const text = typeCatalogue([facts("A-1", PUMP_VALUES), facts("A-2", [FLOW])]);
  expect(text.split("\r\n")).toEqual([
    [
      "",
      "流量##PIPING_FLOW##CUBIC_METERS_PER_HOUR",
      "扬程##PIPING_PRESSURE##METERS_OF_WATER_COLUMN",
      "电机功率##ELECTRICAL_POWER##KILOWATTS",
      "重量##MASS##KILOGRAMS",
      "转速##HVAC_ANGULAR_SPEED##REVOLUTIONS_PER_MINUTE",
      "效率##OTHER##",
      "水泵类型##OTHER##",
    ].join(","),
    'A-1,50,32,7.5,120,2900,71.5,"单级, 卧式"',
    "A-2,50,,,,,,",
    "",
  ]);
});

test("a fan's flow and a pump's are two parameters, in whatever file", () => {
  const lineOf = (text: string, name: string) =>
    text
      .split("\r\n")
      .find((line) => line.startsWith("PARAM") && line.split("\t")[2] === name)
      ?.split("\t");
  const pump = lineOf(sharedParameters(facts("A-1", PUMP_VALUES)), "流量");
  const fan = lineOf(
    sharedParameters(facts("B-1", [value(PROPERTY.airFlow, "风量", "m³/h", 3400)], "C000001")),
    "风量",
  );
  expect(pump?.slice(3)).toEqual(["PIPING_FLOW", "", "1", "1", "", "1", "0"]);
  expect(fan?.slice(3)).toEqual(["HVAC_AIR_FLOW", "", "1", "1", "", "1", "0"]);
  expect(pump?.[1]).not.toBe(fan?.[1]);
  expect(PINNED.map(([, , , guid]) => guid)).toEqual(expect.arrayContaining([pump?.[1], fan?.[1]]));
  expect(lineOf(sharedParameters(facts("A-1", PUMP_VALUES)), "效率")?.[7]).toBe("单位 %");
});
