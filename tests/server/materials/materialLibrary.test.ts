import { expect, test } from "vitest";
import { lookUp } from "#domain/base/keyed.ts";
import type { LibraryMaterial } from "#server/materials/library/LibraryCategory.ts";
import { MATERIAL_GROUPS, MATERIAL_LIBRARY } from "#server/materials/library/materialLibrary.ts";
import { ironWall, seriesWall } from "#server/materials/library/plasticPipes.ts";
import { libraryRows } from "#server/materials/libraryRows.ts";

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

test("a plastic pipe is called checked only where its wall follows its series", () => {
  for (const code of ["M000105", "M000106"])
    for (const material of of(code).materials) {
      const [outer, wall] = [figure(material, "MP0002"), figure(material, "MP0003")];
      const [kind] = material.specification.split(" ");
      const number = Number(kind!.replace(/^\D+/u, ""));
      const thick = seriesWall(outer, kind!.startsWith("SDR") ? (number - 1) / 2 : number);
      if (material.verifiedBy === null) continue;
      expect(wall).toBeGreaterThan(thick - 0.06);
      expect(wall - thick).toBeLessThan(0.21);
    }
  const checked = ["M000105", "M000106"]
    .flatMap((code) => of(code).materials)
    .filter((each) => each.verifiedBy !== null);
  expect(checked.length).toBeGreaterThan(80);
});

test("ductile iron of class K9 is as thick as its formula says", () => {
  expect([80, 200, 300, 600, 1000].map(ironWall)).toEqual([6, 6.3, 7.2, 9.9, 13.5]);
});

test("what nobody has checked is not called checked", () => {
  for (const code of ["M000101", "M000102", "M000201", "M000401", "M000402", "M000501"])
    expect(of(code).materials.every(({ verifiedBy }) => verifiedBy === null)).toBe(true);
});

test("no duct is more than four times as wide as high", () => {
  for (const material of of("M000201").materials)
    expect(figure(material, "MP0011") / figure(material, "MP0012")).toBeLessThanOrEqual(4);
});
