import Parser from "dxf-parser";
import { expect, test } from "vitest";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { bodyOf } from "#domain/things/component/bodyOf.ts";
import { DRAWING_SCALES, USUAL_DRAWING } from "#domain/things/files/drawingOptions.ts";
import type { DescribedComponent } from "#domain/things/files/ComponentFacts.ts";
import { writeDxf } from "#domain/things/files/writeDxf.ts";
import { dxfFaults } from "../dxf/dxfStructure.ts";
import { CATEGORY_CODES, figuresOf } from "../component/figuresOf.ts";

const component = (categoryCode: string): DescribedComponent => ({
  facts: {
    productId: "fan-1",
    categoryCode,
    model: "LY/风机-1",
    name: "轴流风机",
    brand: "朗源",
    series: null,
    source: "示例数据",
    values: [
      { code: PROPERTY.airFlow, name: "风量（8 m/s）", group: "性能参数", unit: "m³/h", value: 3400 },
      { code: PROPERTY.motorPower, name: "电机功率", group: "性能参数", unit: "kW", value: 1.5 },
      { code: PROPERTY.electricPower, name: "电机功率", group: "性能参数", unit: "kW", value: 1.7 },
    ],
  },
  body: bodyOf(
    figuresOf(categoryCode, { [PROPERTY.impellerDiameter]: 400 }, { [PROPERTY.fanType]: "V000704" }),
  )!,
});
const FAN = component("C000001");

interface Entity {
  readonly type: string;
  readonly layer: string;
  readonly text: string;
  readonly textHeight: number;
  readonly tag: string;
  readonly prompt: string;
  readonly block: string;
  readonly radius: number;
  readonly actualMeasurement: number;
  readonly linearOrAngularPoint1: { readonly x: number; readonly y: number };
  readonly linearOrAngularPoint2: { readonly x: number; readonly y: number };
}
function read(file: string) {
  const drawing = new Parser().parseSync(file);
  if (drawing === null) throw new Error("no drawing");
  const blocks = new Map(
    Object.entries(drawing.blocks).map(([name, { entities }]) => [
      name,
      (entities ?? []) as unknown as readonly Entity[],
    ]),
  );
  return { drawing, blocks, entities: drawing.entities as unknown as readonly Entity[] };
}

test("every category is drawn in a sound structure, in both formats and at every scale", () => {
  for (const code of CATEGORY_CODES) expect([code, dxfFaults(writeDxf(component(code)))]).toEqual([code, []]);
  for (const scale of DRAWING_SCALES)
    expect(dxfFaults(writeDxf(FAN, { scale, version: "R2000" }))).toEqual([]);
});

test("a file says its code page, and one of AutoCAD 2000 has no sign that a code page could spoil", () => {
  const [old, later] = (["R2000", "R2007"] as const).map((version) => writeDxf(FAN, { scale: 100, version }));
  expect(old).toContain("$ACADVER\r\n1\r\nAC1015\r\n9\r\n$DWGCODEPAGE\r\n3\r\nANSI_936\r\n");
  expect(later).toContain("$ACADVER\r\n1\r\nAC1021\r\n9\r\n$DWGCODEPAGE\r\n3\r\nANSI_936\r\n");
  expect(old).toMatch(/^[\0-\x7f]*$/u);
  const decoded = old!.replaceAll(/\\U\+([\dA-F]{4})/gu, (_, digits: string) =>
    String.fromCharCode(Number.parseInt(digits, 16)),
  );
  expect(decoded.replace("AC1015", "AC1021")).toBe(later);
});

test("texts are 2.5 mm and more on paper, at whatever scale, and the body stays as large as it is", () => {
  const widths = DRAWING_SCALES.map((scale) => {
    const { entities, blocks } = read(writeDxf(FAN, { ...USUAL_DRAWING, scale }));
    const all = [...entities, ...[...blocks.values()].flat()];
    const heights = all.filter(({ type }) => type === "TEXT").map(({ textHeight }) => textHeight / scale);
    expect(heights.length).toBeGreaterThan(6);
    expect(Math.min(...heights)).toBe(2.5);
    return entities.filter(({ type }) => type === "DIMENSION").map((one) => one.actualMeasurement);
  });
  expect(widths[0]).toEqual(widths[1]);
  expect(widths[0]).toEqual(widths[2]);
});

test("dimensions are entities on a layer of their own, with the geometry that other programs show, and in no block of the product", () => {
  const { entities, blocks } = read(writeDxf(FAN));
  const dimensions = entities.filter(({ type }) => type === "DIMENSION");
  expect(dimensions).toHaveLength(6);
  for (const {
    layer,
    block,
    actualMeasurement,
    linearOrAngularPoint1: a,
    linearOrAngularPoint2: b,
  } of dimensions) {
    expect(layer).toBe("M-DIMS");
    const axis = a.x === b.x ? "y" : "x";
    expect(actualMeasurement).toBeCloseTo(Math.abs(b[axis] - a[axis]), 6);
    const geometry = blocks.get(block)!;
    expect(geometry.filter(({ type }) => type === "LINE")).toHaveLength(5);
    expect(geometry.filter(({ type }) => type === "TEXT").map(({ text }) => text)).toEqual([
      String(Math.round(actualMeasurement)),
    ]);
    expect(new Set(geometry.map((entity) => entity.layer))).toEqual(new Set(["M-DIMS"]));
  }
  const ofProduct = [...blocks].filter(([name]) => !name.startsWith("*")).flatMap(([, of]) => of);
  expect(new Set(ofProduct.map(({ layer }) => layer))).not.toContain("M-DIMS");
});

test("layers tell the discipline and the view, and tags are words", () => {
  const { drawing, blocks } = read(writeDxf(FAN));
  expect(Object.keys(drawing.tables.layer.layers)).toEqual([
    "0",
    "M-EQPM-PLAN",
    "M-EQPM-ELEV",
    "M-EQPM-SIDE",
    "M-PORT-PLAN",
    "M-PORT-ELEV",
    "M-PORT-SIDE",
    "M-DIMS",
    "M-TEXT",
  ]);
  const plan = blocks.get("LY_风机-1_平面图")!;
  expect(new Set(plan.filter(({ type }) => type !== "ATTDEF").map(({ layer }) => layer))).toEqual(
    new Set(["M-EQPM-PLAN"]),
  );
  expect(plan.filter(({ type }) => type === "ATTDEF").map(({ tag, prompt }) => [tag, prompt])).toEqual([
    ["型号", "型号"],
    ["名称", "名称"],
    ["品牌", "品牌"],
    ["风量（8m_s）", "风量（8 m/s）"],
    ["电机功率", "电机功率"],
    ["电机功率_", "电机功率"],
  ]);
  expect(Object.keys(read(writeDxf(component("C000002"))).drawing.tables.layer.layers)).toContain(
    "P-EQPM-PLAN",
  );
  expect(Object.keys(read(writeDxf(component("C000013"))).drawing.tables.layer.layers)).toContain(
    "A-EQPM-PLAN",
  );
});

test("what is round is a circle", () => {
  const { blocks } = read(writeDxf(FAN));
  const body = ["平面图", "立面图", "侧视图"].flatMap((view) =>
    blocks.get(`LY_风机-1_${view}`)!.filter(({ layer }) => layer.startsWith("M-EQPM")),
  );
  expect(body.filter(({ type }) => type === "CIRCLE").length).toBeGreaterThanOrEqual(2);
});
