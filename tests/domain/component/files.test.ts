import Parser from "dxf-parser";
import { beforeAll, expect, test } from "vitest";
import { IfcAPI, IFCDISTRIBUTIONPORT, IFCPROJECTLIBRARY, IFCPROPERTYSINGLEVALUE, IFCFANTYPE } from "web-ifc";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { bodyOf } from "#domain/component/bodyOf.ts";
import type { DescribedComponent } from "#domain/component/files/ComponentFacts.ts";
import { writeDxf } from "#domain/component/files/writeDxf.ts";
import { writeIfc, writeIfcLibrary } from "#domain/component/files/writeIfc.ts";
import { writeObj } from "#domain/component/files/writeObj.ts";
import { CATEGORY_CODES, figuresOf } from "./figuresOf.ts";

const AT = "2026-11-22T00:00:00";

const component = (categoryCode: string, id = "fan-1"): DescribedComponent => ({
  facts: {
    productId: id,
    categoryCode,
    model: `LY'风机-${id}`,
    name: "轴流风机",
    brand: "朗源",
    series: "LY 系列",
    source: "示例数据",
    values: [
      { code: PROPERTY.airFlow, name: "风量", group: "性能参数", unit: "m³/h", value: 3400 },
      { code: PROPERTY.motorPower, name: "电机功率", group: "性能参数", unit: "kW", value: 1.5 },
      { code: PROPERTY.fanType, name: "风机类型", group: "结构参数", unit: null, value: "轴流" },
    ],
  },
  body: bodyOf(
    figuresOf(categoryCode, { [PROPERTY.impellerDiameter]: 400 }, { [PROPERTY.fanType]: "V000704" }),
  )!,
});
const trianglesOf = ({ body }: DescribedComponent) =>
  body.solids.flatMap(({ patches }) => patches).reduce((sum, { triangles }) => sum + triangles.length, 0);

const ifc = new IfcAPI();
beforeAll(() => ifc.Init());

interface Line {
  readonly Name?: { readonly value: string };
  readonly NominalValue?: { readonly value: number; readonly name?: string };
}
function read(text: string) {
  const model = ifc.OpenModel(new TextEncoder().encode(text));
  const linesOf = (type: number) => {
    const ids = ifc.GetLineIDsWithType(model, type);
    return Array.from({ length: ids.size() }, (_, at) => ifc.GetLine(model, ids.get(at)) as Line);
  };
  return { model, linesOf };
}

test("another program reads the IFC back: every triangle, values with their measures, ports and names", () => {
  const fan = component("C000001");
  const { model, linesOf } = read(writeIfc(fan, AT));
  let triangles = 0;
  ifc.StreamAllMeshes(model, ({ geometries }) => {
    for (let at = 0; at < geometries.size(); at++) {
      const shape = ifc.GetGeometry(model, geometries.get(at).geometryExpressID);
      triangles += shape.GetIndexDataSize() / 3;
    }
  });
  expect(triangles).toBe(trianglesOf(fan));
  const values = new Map(
    linesOf(IFCPROPERTYSINGLEVALUE).map((line) => [line.Name?.value, line.NominalValue]),
  );
  expect(values.get("风量")).toMatchObject({ value: 3400, name: "IFCVOLUMETRICFLOWRATEMEASURE" });
  expect(values.get("电机功率")).toMatchObject({ value: 1500, name: "IFCPOWERMEASURE" });
  expect(values.get("风机类型")?.value).toBe("轴流");
  expect(linesOf(IFCDISTRIBUTIONPORT).map(({ Name }) => Name?.value)).toEqual(["进风口", "出风口"]);
  expect(linesOf(IFCFANTYPE).map(({ Name }) => Name?.value)).toEqual(["LY'风机-fan-1"]);
  ifc.CloseModel(model);
});

test("every category has a class that can be read, and the same product the same ids in every file", () => {
  for (const code of CATEGORY_CODES) {
    const text = writeIfc(component(code), AT);
    const { model } = read(text);
    let parts = 0;
    ifc.StreamAllMeshes(model, ({ geometries }) => (parts += geometries.size()));
    expect([code, parts]).toEqual([code, component(code).body.solids.length]);
    ifc.CloseModel(model);
  }
  const ids = (id: string) => new Set(writeIfc(component("C000001", id), AT).match(/'[0-3][\w$]{21}'/gu));
  expect(ids("fan-1")).toEqual(ids("fan-1"));
  const [one, other] = [ids("fan-1"), ids("fan-2")];
  expect(one.size).toBeGreaterThan(10);
  expect([...one].filter((id) => other.has(id))).toEqual([]);
});

test("a series is one library of types, none of them placed", () => {
  const series = { id: "s1", name: "LY 系列" };
  const { model, linesOf } = read(
    writeIfcLibrary(series, [component("C000001", "a"), component("C000001", "b")], AT),
  );
  expect(linesOf(IFCPROJECTLIBRARY)).toHaveLength(1);
  expect(linesOf(IFCFANTYPE)).toHaveLength(2);
  ifc.CloseModel(model);
});

test("another program reads the DXF back: three views as blocks with lines, and the values as attributes", () => {
  const fan = component("C000001");
  const drawing = new Parser().parseSync(writeDxf(fan));
  const blocks = Object.keys(drawing?.blocks ?? {}).filter((name) => !name.startsWith("*"));
  expect(blocks).toEqual(["LY'风机-fan-1_平面图", "LY'风机-fan-1_立面图", "LY'风机-fan-1_侧视图"]);
  for (const name of blocks) {
    const kinds = drawing?.blocks[name]?.entities.map(({ type }) => type) ?? [];
    expect(kinds.filter((kind) => kind === "LINE").length).toBeGreaterThan(20);
    expect(kinds).toContain("ATTDEF");
  }
  expect(drawing?.entities.filter(({ type }) => type === "INSERT")).toHaveLength(3);
  expect(drawing?.header["$INSUNITS"]).toBe(4);
  expect(Object.keys(drawing?.tables.layer.layers ?? {})).toEqual([
    "0",
    "V-OUTLINE",
    "V-PORT",
    "V-DIM",
    "V-TEXT",
  ]);
});

test("the OBJ holds every triangle, each corner of which is there, and its library every material", () => {
  const fan = component("C000001");
  const { name, obj, mtl } = writeObj(fan);
  const lines = obj.split("\n");
  const faces = lines.filter((line) => line.startsWith("f "));
  expect(faces).toHaveLength(trianglesOf(fan));
  const corners = faces.flatMap((line) => line.match(/\d+(?=\/\/)/gu) ?? []).map(Number);
  const vertices = lines.filter((line) => line.startsWith("v ")).length;
  expect(Math.min(...corners)).toBe(1);
  expect(Math.max(...corners)).toBe(vertices);
  expect(lines).toContain(`mtllib ${name}.mtl`);
  expect(name).toMatch(/^[\w.-]+$/u);
  const used = new Set(lines.flatMap((line) => line.match(/^usemtl (.+)$/u)?.[1] ?? []));
  expect(used.size).toBeGreaterThan(1);
  expect(new Set(mtl.match(/(?<=^newmtl ).+$/gmu))).toEqual(used);
  expect(mtl.match(/^Kd(?: [01](?:\.\d+)?){3}$/gmu)).toHaveLength(used.size);
});
