import fc from "fast-check";
import { expect, test } from "vitest";
import type { DisplayNode } from "#domain/things/model/displayData.ts";
import { mergeModel } from "#domain/things/model/mergeModel.ts";
import { modelBuffers } from "#domain/things/model/MergedModel.ts";
import { anyModel, boxFaces, bundledModel, faceOf, manyBoxes, modelOf } from "../../../support/modelMaker.ts";
import {
  mergedTriangles,
  plainTriangles,
  type PlainTriangle,
} from "../../../support/plain/model/plainTriangles.ts";

/** A text that is the same whichever corner the triangle begins at. */
function textOf({ body, texture, opacity, points }: PlainTriangle): string {
  const corners = points.map((point) =>
    point.map((value) => (Math.round(value * 100) / 100 + 0).toFixed(2)).join(),
  );
  return [body, texture, opacity, ...corners.sort()].join(" ");
}

test("every triangle is kept, where it stands and with what it belongs to", () => {
  fc.assert(
    fc.property(anyModel, (model) => {
      const merged = mergeModel(model);
      const expected = plainTriangles(model);
      expect(mergedTriangles(merged).map(textOf).sort()).toEqual(expected.map(textOf).sort());
      expect(merged.triangles).toBe(expected.length);
    }),
  );
});

test("no vertex of a triangle lies outside the bounds, and each side of them is touched", () => {
  fc.assert(
    fc.property(anyModel, (model) => {
      const { bounds, groups } = mergeModel(model);
      const points = groups.flatMap(({ positions, indices }) =>
        [...indices].map((at) => [...positions.slice(at * 3, at * 3 + 3)]),
      );
      for (const axis of [0, 1, 2] as const) {
        const values = points.map((point) => point[axis]!);
        expect(Math.min(...values)).toBeCloseTo(bounds.min[axis], 6);
        expect(Math.max(...values)).toBeCloseTo(bounds.max[axis], 6);
      }
    }),
  );
});

test("every normal has length 1", () => {
  fc.assert(
    fc.property(anyModel, (model) => {
      for (const { normals } of mergeModel(model).groups)
        for (let at = 0; at < normals.length; at += 3)
          expect(Math.hypot(normals[at]!, normals[at + 1]!, normals[at + 2]!)).toBeCloseTo(1, 5);
    }),
  );
});

test("a box that is mirrored or stretched keeps its normals and its triangles turned outwards", () => {
  const mirror = [-2, 0, 0, 0, 0, 1, 0, 0, 0, 0, 3, 0, 500, -20, 7, 1];
  const faces = boxFaces([-1, -1, -1], [2, 2, 2]).map((face): DisplayNode => {
    const stated = mergeModel(modelOf([face])).groups[0]!.normals;
    return { ...face, mesh: { ...face.mesh, normals: [...stated] } };
  });
  for (const children of [faces, boxFaces([-1, -1, -1], [2, 2, 2])]) {
    const { groups } = mergeModel(modelOf([{ type: "body", name: "box", matrix: mirror, children }]));
    const [{ positions, normals, indices }] = groups as [(typeof groups)[0]];
    for (let at = 0; at < indices.length; at += 3) {
      const [a, b, c] = [0, 1, 2].map((offset) => {
        const vertex = indices[at + offset]! * 3;
        return [...positions.slice(vertex, vertex + 3)];
      }) as [number[], number[], number[]];
      const normal = [...normals.slice(indices[at]! * 3, indices[at]! * 3 + 3)];
      const middle = [0, 1, 2].map((axis) => (a[axis]! + b[axis]! + c[axis]!) / 3);
      const across = (u: number[], v: number[]) => u[0]! * v[1]! - u[1]! * v[0]!;
      const side = (from: number[], to: number[]) => from.map((value, axis) => to[axis]! - value);
      const [u, v] = [side(a, b), side(a, c)];
      const turned = [
        across(u.slice(1), v.slice(1)),
        u[2]! * v[0]! - u[0]! * v[2]!,
        across(u.slice(0, 2), v.slice(0, 2)),
      ];
      const along = (one: number[], other: number[]) =>
        one.reduce((sum, value, axis) => sum + value * other[axis]!, 0);
      expect(along(normal, middle)).toBeGreaterThan(0);
      expect(along(turned, normal)).toBeGreaterThan(0);
    }
  }
});

test("millimetres far away from zero are kept to a thousandth", () => {
  const far: readonly [number, number, number] = [500_000_000.125, -300_000_000.25, 12_000.5];
  const { origin, groups } = mergeModel(modelOf(boxFaces(far, [1.25, 2.5, 0.125])));
  const found = [0, 1, 2].map((axis) => origin[axis]! + groups[0]!.positions[axis]!);
  for (const axis of [0, 1, 2] as const) expect(found[axis]).toBeCloseTo(far[axis], 3);
});

test("2,500 bodies of as many colours are one group, glass and textures one more each", () => {
  expect(mergeModel(manyBoxes(2500)).groups).toHaveLength(1);
  const square = { vertices: [0, 0, 0, 1, 0, 0, 0, 1, 0], triangles: [0, 1, 2] };
  const uvs = [0, 0, 1, 0, 0, 1];
  const materials = [
    { id: 0, name: "glass", color: [1, 1, 1], opacity: 0.5 },
    { id: 1, name: "wood", color: [1, 1, 1], opacity: 1, texture: "wood.jpg" },
    { id: 2, name: "red", color: [1, 0, 0], opacity: 1 },
  ] as const;
  const nodes = [faceOf(square, 0), faceOf({ ...square, uvs }, 1), faceOf(square, 1), faceOf(square, 2)];
  const { groups } = mergeModel(modelOf(nodes, materials));
  expect(groups.map(({ texture, isTransparent }) => [texture, isTransparent])).toEqual([
    ["wood.jpg", false],
    [null, false],
    [null, true],
  ]);
});

test("colours are kept as light adds up", () => {
  const { groups } = mergeModel(
    modelOf(boxFaces([0, 0, 0], [1, 1, 1]), [{ id: 0, name: "half", color: [0, 0.5, 1], opacity: 0.5 }]),
  );
  expect([...groups[0]!.colors.slice(0, 4)]).toEqual([0, Math.round(0.214041 * 65_535), 65_535, 32_768]);
});

test.each(["radiator-column", "blower", "range-hood", "stove-chimney-duct"])(
  "%s keeps its triangles",
  (id) => {
    const model = bundledModel(id);
    const merged = mergeModel(model);
    expect(mergedTriangles(merged)).toHaveLength(plainTriangles(model).length);
    expect(new Set(modelBuffers(merged)).size).toBe(modelBuffers(merged).length);
  },
);
