import { expect, test } from "vitest";
import { lookUp } from "#domain/base/keyed.ts";
import type { LibraryMaterial } from "#server/materials/library/LibraryCategory.ts";
import {
  MATERIAL_GROUPS,
  MATERIAL_LIBRARY,
  materialTable,
} from "#server/materials/library/materialLibrary.ts";
import { libraryRows } from "#server/materials/libraryRows.ts";
import { parseTable } from "#server/process/readData.ts";

const figure = ({ values }: LibraryMaterial, code: string) => {
  const value = lookUp(values, code);
  return typeof value === "number" ? value : Number.NaN;
};
const of = (code: string) => MATERIAL_LIBRARY.find((category) => category.code === code)!;

test("every category belongs to a group, and every value to a definition of its category", () => {
  const groups = new Set<string>(MATERIAL_GROUPS.map(({ code }) => code));
  for (const { parentCode, definitions, materials } of MATERIAL_LIBRARY) {
    expect(groups).toContain(parentCode);
    for (const { values } of materials)
      for (const code of Object.keys(values)) {
        const definition = definitions.find((each) => each.code === code)!;
        const value = lookUp(values, code);
        expect(typeof value).toBe(definition.dataType === "Enum" ? "string" : "number");
        const named: readonly unknown[] = definition.enumValues.map((each) => each.code);
        expect(definition.dataType === "Enum" ? named : [value]).toContain(value);
      }
  }
  expect(new Set(libraryRows().materials.map(({ id }) => id)).size).toBe(libraryRows().materials.length);
});

test("a tube's weight is that of its steel: 7.85 kg/dm³ around what is left free", () => {
  for (const material of of("M000102").materials) {
    const [outer, inner] = [figure(material, "MP0002"), figure(material, "MP0004")];
    const area = (Math.PI / 4) * (outer ** 2 - inner ** 2);
    expect(figure(material, "MP0005")).toBeCloseTo((area * 7.85) / 1000, 1);
  }
  // The published weights of GB/T 17395 and GB/T 3091.
  const published = new Map([
    ["Φ108×4", 10.26],
    ["Φ219×6", 31.52],
    ["Φ325×8", 62.54],
  ]);
  for (const [specification, weight] of published)
    expect(
      figure(
        of("M000102").materials.find((each) => each.specification === specification)!,
        "MP0005",
      ),
    ).toBeCloseTo(weight, 1);
});

test.each([
  ["M000101", 7.85],
  ["M000103", 8.94],
  ["M000104", 8.94],
])("a weight of %s is that of a tube of %s kg/dm³, to the gram of a metre", (code, density) => {
  const weighed = of(code).materials.filter((each) => lookUp(each.values, "MP0005") !== undefined);
  for (const material of weighed) {
    const [outer, wall] = [figure(material, "MP0002"), figure(material, "MP0003")];
    const exact = (Math.PI * (outer - wall) * wall * density) / 1000;
    // The table has three decimals.
    const isThat = Math.abs(figure(material, "MP0005") - exact) <= 0.000_51;
    expect([material.specification, isThat]).toEqual([material.specification, true]);
  }
  // Galvanised pipes are heavier, by an amount that is not stated.
  const others = of(code).materials.filter((each) => !weighed.includes(each));
  expect(others.filter(({ name }) => !name.includes("镀锌"))).toEqual([]);
  expect(weighed.length).toBeGreaterThan(20);
});

/** ISO 4065: the wall of a pipe of series S is dn/(2S + 1), rounded up to a tenth of a millimetre. */
const seriesWall = (outer: number, series: number) => outer / (2 * series + 1);

test("a plastic pipe is called checked where its wall follows its series, and only there", () => {
  for (const code of ["M000105", "M000106"])
    for (const material of of(code).materials) {
      const [outer, wall] = [figure(material, "MP0002"), figure(material, "MP0003")];
      const [kind] = material.specification.split(" ");
      const number = Number(kind!.replace(/^\D+/u, ""));
      const thick = seriesWall(outer, kind!.startsWith("SDR") ? (number - 1) / 2 : number);
      const follows = wall >= Number(thick.toFixed(2)) - 0.05 && wall - thick <= 0.2;
      expect([material.specification, material.verifiedBy !== null]).toEqual([
        material.specification,
        follows,
      ]);
    }
  const checked = ["M000105", "M000106"]
    .flatMap((code) => of(code).materials)
    .filter((each) => each.verifiedBy !== null);
  expect(checked.length).toBeGreaterThan(80);
});

test("ductile iron of class K9 is as thick as its formula says", () => {
  for (const material of of("M000108").materials) {
    // Class K9: 9 · (0.5 + 0.001 · DN) mm, at least 6.
    const wall = Math.max(6, 9 * (0.5 + 0.001 * figure(material, "MP0001")));
    expect(figure(material, "MP0003")).toBeCloseTo(wall, 1);
  }
  const walls = new Map(
    of("M000108").materials.map((each) => [figure(each, "MP0001"), figure(each, "MP0003")]),
  );
  expect([80, 200, 300, 600, 1000].map((size) => walls.get(size))).toEqual([6, 6.3, 7.2, 9.9, 13.5]);
});

test("what nobody has checked is not called checked", () => {
  for (const code of ["M000101", "M000102", "M000201", "M000401", "M000402", "M000501"])
    expect(of(code).materials.every(({ verifiedBy }) => verifiedBy === null)).toBe(true);
});

test("no duct is more than four times as wide as high", () => {
  for (const material of of("M000201").materials)
    expect(figure(material, "MP0011") / figure(material, "MP0012")).toBeLessThanOrEqual(4);
});

/** IEC 60228, class 2 copper at 20 ℃, by mm². */
const OHMS_PER_KM = new Map([
  [1.5, 12.1],
  [6, 3.08],
  [50, 0.387],
  [300, 0.0601],
]);

test("what follows from other figures of a material is what they say", () => {
  for (const code of ["M000101", "M000102", "M000103", "M000104", "M000105", "M000106", "M000107"])
    for (const material of of(code).materials)
      expect(figure(material, "MP0004")).toBeCloseTo(
        figure(material, "MP0002") - 2 * figure(material, "MP0003"),
        9,
      );
  for (const material of of("M000201").materials) {
    const [a, b] = [figure(material, "MP0011"), figure(material, "MP0012")];
    expect(figure(material, "MP0015")).toBeCloseTo((2 * (a + b)) / 1000, 9);
  }
  for (const material of of("M000202").materials)
    expect(figure(material, "MP0015")).toBeCloseTo((Math.PI * figure(material, "MP0013")) / 1000, 3);
  const cables = ["M000401", "M000402", "M000403"].flatMap((code) => of(code).materials);
  for (const cable of cables) {
    // Copper with 0.01724 Ω·mm²/m; strands are longer than the cable, and IEC 60228 allows more for drawing.
    const ohms = 17.24 / figure(cable, "MP0031");
    expect(figure(cable, "MP0033") / ohms).toBeGreaterThan(1);
    expect(figure(cable, "MP0033") / ohms).toBeLessThan(1.15);
  }
  const published = cables.filter((cable) => OHMS_PER_KM.has(figure(cable, "MP0031")));
  expect(new Set(published.map((cable) => figure(cable, "MP0031"))).size).toBe(OHMS_PER_KM.size);
  for (const cable of published)
    expect(figure(cable, "MP0033")).toBe(OHMS_PER_KM.get(figure(cable, "MP0031")));
  for (const code of ["M000501", "M000502", "M000503", "M000504", "M000505"])
    for (const material of of(code).materials)
      expect(material.specification).toMatch(
        new RegExp(`-${figure(material, "MP0041")}[A-Z]? DN${figure(material, "MP0001")}$`, "u"),
      );
});

test.each([
  ["no number", "焊接钢管,DN15,,15,普通,21.3x", '外径: "21.3x" is no number'],
  [
    "a word that the category has not",
    "焊接钢管,DN15,,15,特厚,21.3",
    '壁厚系列: "特厚" is none of 普通, 加厚',
  ],
  [
    "a figure that is not written as one",
    "焊接钢管,DN15,,0x0f,普通,21.3",
    '公称尺寸 DN: "0x0f" is no number',
  ],
  ["a material without a name", ",DN15,,15,普通,21.3", "名称: is empty"],
  ["a material without a specification", "焊接钢管,,,15,普通,21.3", "规格: is empty"],
])("a table with %s is refused with file, line and column", (_, row, words) => {
  const definitions = of("M000101").definitions.slice(0, 3);
  const text = `名称,规格,核对依据,公称尺寸 DN,壁厚系列,外径\n焊接钢管,DN20,,20,普通,26.9\n${row}\n`;
  expect(() => parseTable("data/materials/weldedPipes.csv", text, materialTable(definitions))).toThrow(
    `data/materials/weldedPipes.csv, line 3, ${words}`,
  );
});
