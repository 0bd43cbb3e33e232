import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { bodyOf, boundsOf } from "#domain/things/component/bodyOf.ts";
import { displayDataOf } from "#domain/things/component/displayDataOf.ts";
import type { Patch, Solid } from "#domain/things/component/Solid.ts";
import type { DisplayNode, FaceNode, Triple } from "#domain/things/model/displayData.ts";
import { CATEGORY_CODES, figuresOf, formsOf } from "./figuresOf.ts";
import { runsOf } from "../../../support/runsOf.ts";

const keyOf = ([x, y, z]: Triple) => `${x.toFixed(3)},${y.toFixed(3)},${z.toFixed(3)}`;
const minus = (a: Triple, b: Triple): Triple => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const dot = (a: Triple, b: Triple) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: Triple, b: Triple): Triple => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

const cornersOf = ({ vertices, triangles }: Patch) =>
  triangles.map((corners) => corners.map((at) => vertices[at]!) as [Triple, Triple, Triple]);

/** Edges that do not occur once in each direction. */
function openEdges({ patches }: Solid): string[] {
  const sides = new Map<string, number>();
  for (const triangle of patches.flatMap(cornersOf))
    triangle.forEach((from, at) => {
      const [a, b] = [keyOf(from), keyOf(triangle[(at + 1) % 3]!)];
      // A sliver with two corners at one point neither closes nor opens the surface.
      if (a === b) return;
      const [key, step] = a < b ? [`${a}|${b}`, 1] : [`${b}|${a}`, -1];
      sides.set(key, (sides.get(key) ?? 0) + step);
    });
  return [...sides].filter(([, balance]) => balance !== 0).map(([key]) => key);
}

const volumeOf = ({ patches }: Solid) =>
  patches.flatMap(cornersOf).reduce((sum, [a, b, c]) => sum + dot(a, cross(b, c)) / 6, 0);

/** Triangles whose corner normals point to their other side. */
const turnedIn = ({ patches }: Solid) =>
  patches.flatMap(({ vertices, normals, triangles }) =>
    triangles.filter(([a, b, c]) => {
      const face = cross(minus(vertices[b]!, vertices[a]!), minus(vertices[c]!, vertices[a]!));
      const size = Math.hypot(...face);
      return size > 1e-6 && [a, b, c].some((at) => dot(face, normals[at]!) / size < 0.2);
    }),
  );

const FORMS = CATEGORY_CODES.flatMap((code) => formsOf(code).map((choices) => ({ code, choices })));

test.each(CATEGORY_CODES)("every part of %s is closed, has its normals outside and takes up room", (code) => {
  for (const choices of formsOf(code)) {
    const body = bodyOf(figuresOf(code, {}, choices))!;
    expect(body.solids.length).toBeGreaterThan(2);
    for (const solid of body.solids) {
      expect([solid.name, openEdges(solid)]).toEqual([solid.name, []]);
      expect([solid.name, turnedIn(solid)]).toEqual([solid.name, []]);
      expect([solid.name, volumeOf(solid) > 0]).toEqual([solid.name, true]);
    }
  }
});

/** Categories whose stated length, width and height include all attached parts. */
const OVERALL = { C000001: 1, C000004: 1, C000005: 1, C000006: 1, C000018: 1 } as const;
const side = fc.integer({ min: 150, max: 3000 });

describe.each(Object.keys(OVERALL))("bounds of %s", (code) => {
  test("are the stated length, width and height, whatever its form", () => {
    fc.assert(
      fc.property(side, side, side, fc.constantFrom(...formsOf(code)), (length, width, height, choices) => {
        const numbers = {
          [PROPERTY.length]: length,
          [PROPERTY.width]: width,
          [PROPERTY.height]: height,
          [PROPERTY.impellerDiameter]: Math.min(length, width, height) * 0.8,
        };
        const [low, high] = boundsOf(bodyOf(figuresOf(code, numbers, choices))!);
        const size = high.map((value, axis) => value - low[axis]!);
        for (const [axis, stated] of [length, width, height].entries())
          expect(size[axis]).toBeCloseTo(stated, 6);
      }),
      { numRuns: runsOf(60) },
    );
  });
});

test("what the catalogue states is taken as it is, and what it lacks is derived by a rule that says so", () => {
  const stated = bodyOf(figuresOf("C000001", { [PROPERTY.impellerDiameter]: 500, [PROPERTY.length]: 725 }))!;
  expect(stated.dimensions.map(({ name, value, rule }) => [name, value, rule])).toEqual([
    ["叶轮直径", 500, null],
    ["长度", 725, null],
    ["宽度", 600, "取叶轮直径的 1.2 倍"],
    ["高度", 875, "取叶轮直径的 1.75 倍"],
  ]);
  for (const { code, choices } of FORMS)
    for (const { rule } of bodyOf(figuresOf(code, {}, choices))!.dimensions) expect(rule).toMatch(/\S/u);
});

test("a body stands on the ground, in the middle of its length and width, its ports on its surface or outside", () => {
  for (const { code, choices } of FORMS) {
    const body = bodyOf(figuresOf(code, {}, choices))!;
    const [low, high] = boundsOf(body);
    expect(low[2]).toBeCloseTo(0, 6);
    expect(low[0] + high[0]).toBeCloseTo(0, 6);
    expect(low[1] + high[1]).toBeCloseTo(0, 6);
    for (const { direction, at } of body.ports) {
      expect(Math.hypot(...direction)).toBeCloseTo(1, 6);
      at.forEach((value, axis) => {
        expect(value).toBeGreaterThan(low[axis]! - 1);
        expect(value).toBeLessThan(high[axis]! + 1);
      });
    }
  }
});

test("a category that is none of ours has no body", () => {
  expect(bodyOf(figuresOf("C000099"))).toBeNull();
  expect(bodyOf(figuresOf("constructor"))).toBeNull();
});

const facesOf = (node: DisplayNode): FaceNode[] =>
  node.type === "face" ? [node] : node.type === "dimension" ? [] : node.children.flatMap(facesOf);

test("the viewer is shown every triangle, within its mesh, and the overall measures", () => {
  for (const code of CATEGORY_CODES) {
    const body = bodyOf(figuresOf(code))!;
    const { nodes, materials } = displayDataOf(body);
    const faces = nodes.flatMap(facesOf);
    for (const { mesh, material } of faces) {
      expect(mesh.normals).toHaveLength(mesh.vertices.length);
      expect(mesh.triangles.every((at) => at < mesh.vertices.length / 3)).toBe(true);
      expect(material).toBeLessThan(materials.length);
    }
    const shown = faces.reduce((sum, { mesh }) => sum + mesh.triangles.length / 3, 0);
    const all = body.solids.flatMap(({ patches }) => patches.map(({ triangles }) => triangles.length));
    expect(shown).toBe(all.reduce((sum, count) => sum + count, 0));
    expect(nodes.filter(({ type }) => type === "dimension")).toHaveLength(3);
  }
});
