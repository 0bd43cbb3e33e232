import { expect, test } from "vitest";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { bodyOf } from "#domain/things/component/bodyOf.ts";
import type { DescribedComponent } from "#domain/things/files/ComponentFacts.ts";
import { writeObj } from "#domain/things/files/writeObj.ts";
import { figuresOf } from "../component/figuresOf.ts";

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
