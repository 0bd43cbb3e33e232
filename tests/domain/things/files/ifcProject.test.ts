import { expect, test } from "vitest";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { boundsOf } from "#domain/things/component/bodyOf.ts";
import { writeIfcProject, type ProjectUnits } from "#domain/things/files/writeIfcProject.ts";
import { IfcText, stepItems, stepWords } from "../../../support/IfcText.ts";
import { readIfc } from "../../../support/readIfc.ts";
import { component } from "../component/ifcComponent.ts";

const AT = "2026-11-25T00:00:00";
const FAN = component("C000001", { [PROPERTY.fanType]: "V000701" }, "fan");
const PUMP = component("C000002", { [PROPERTY.pumpType]: "V000601" }, "pump");
const units = (id: string, more: Partial<ProjectUnits>): ProjectUnits => ({
  id,
  productId: "fan",
  number: id,
  quantity: 1,
  remark: "",
  floor: null,
  rooms: null,
  ...more,
});
const PROJECT = {
  id: "project",
  name: "一号楼",
  units: [
    units("F-1", { quantity: 3, remark: "屋面", floor: "1F", rooms: "101、102" }),
    units("P-1", { productId: "pump", floor: "1F" }),
    units("F-2", { floor: "2F" }),
    units("X-1", { productId: "gone" }),
  ],
};
const written = writeIfcProject(PROJECT, [FAN, PUMP], AT);
const text = new IfcText(written);

test("a project is one file: a type for each product, each machine once with its number, on its storey", () => {
  expect(text.faults()).toEqual([]);
  expect(text.of("IFCFANTYPE")).toHaveLength(1);
  expect(text.of("IFCFAN").map(({ values }) => [stepWords(values[2]!), stepWords(values[7]!)])).toEqual([
    ["F-1 (1/3)", "F-1"],
    ["F-1 (2/3)", "F-1"],
    ["F-1 (3/3)", "F-1"],
    ["F-2", "F-2"],
  ]);
  const names = text
    .of("IFCRELCONTAINEDINSPATIALSTRUCTURE")
    .map(({ values }) => [
      stepWords(text.at(values[5]!).values[2]!),
      stepItems(values[4]!).map((id) => stepWords(text.at(id).values[7]!)),
    ]);
  expect(names).toEqual([
    ["1F", ["F-1", "F-1", "F-1", "P-1"]],
    ["2F", ["F-2"]],
  ]);
  expect(text.setsOf("选型_项目").map((set) => [set.get("数量"), set.has("备注")])).toEqual([
    ["IFCINTEGER(3)", true],
    ["IFCINTEGER(1)", false],
    ["IFCINTEGER(1)", false],
  ]);
});

test("machines stand beside each other and do not meet", async () => {
  const { triangles, size, close } = await readIfc(written);
  const count = ({ body }: typeof FAN) =>
    body.solids.flatMap(({ patches }) => patches).reduce((sum, patch) => sum + patch.triangles.length, 0);
  expect(triangles).toBe(4 * count(FAN) + count(PUMP));
  const lengthOf = ({ body }: typeof FAN) => {
    const [low, high] = boundsOf(body);
    return high[0] - low[0];
  };
  expect(size[0]).toBeCloseTo(3 * lengthOf(FAN) + lengthOf(PUMP) + 3 * 1000, 0);
  close();
});

test("a thousand machines are a file of few shapes", () => {
  const many = { ...PROJECT, units: [units("F-1", { quantity: 1000 })] };
  const file = writeIfcProject(many, [FAN], AT);
  expect(new IfcText(file).of("IFCFAN")).toHaveLength(1000);
  expect(file.length).toBeLessThan(8_000_000);
});

test("a project without anything to be shown is an empty building", () => {
  expect(new IfcText(writeIfcProject({ ...PROJECT, units: [] }, [], AT)).faults()).toEqual([]);
});
