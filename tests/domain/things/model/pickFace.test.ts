import fc from "fast-check";
import { expect, test } from "vitest";
import type { Ray } from "#domain/things/model/camera.ts";
import type { Triple } from "#domain/things/model/displayData.ts";
import { mergeModel } from "#domain/things/model/mergeModel.ts";
import { pickFace } from "#domain/things/model/pickFace.ts";
import { cutPlane, type Section } from "#domain/things/model/section.ts";
import { labelAtlas } from "#domain/things/model/labelAtlas.ts";
import { anyModel, boxFaces, modelOf } from "../../../support/modelMaker.ts";

const minus = (a: readonly number[], b: readonly number[]) => a.map((value, axis) => value - b[axis]!);
const dot = (a: readonly number[], b: readonly number[]) =>
  a.reduce((sum, value, axis) => sum + value * b[axis]!, 0);
const cross = ([a, b, c]: readonly number[], [d, e, f]: readonly number[]) => [
  b! * f! - c! * e!,
  c! * d! - a! * f!,
  a! * e! - b! * d!,
];

/** A ray that grazes an edge may or may not hit it; hits nearer to an edge than this are not compared. */
const GRAZE = 1e-6;
/** The sine of a triangle's corner below which it has no plane. */
const SLIVER = 1e-9;

/**
 * How far along a ray it meets the plane of a triangle, and how deep inside its sides; null is no hit. NaN where
 * the ray
 * lies in the plane, because the hit is undefined there.
 */
function plainHit([a, b, c]: readonly (readonly number[])[], { from, along }: Ray) {
  const normal = cross(minus(b!, a!), minus(c!, a!));
  const size = Math.hypot(...normal);
  if (size <= SLIVER * Math.hypot(...minus(b!, a!)) * Math.hypot(...minus(c!, a!))) return null;
  const slope = dot(normal, along) / size;
  if (Math.abs(slope) < GRAZE) return { far: Number.NaN, depth: 0 };
  const far = dot(normal, minus(a!, from)) / size / slope;
  const point = from.map((value, axis) => value + along[axis]! * far);
  const inside = [
    [a!, b!],
    [b!, c!],
    [c!, a!],
  ].map(([start, end]) => dot(cross(minus(end!, start!), minus(point, start!)), normal) / size);
  return { far, depth: Math.min(...inside, far, Math.abs(slope)) };
}

const coordinate = fc.double({ min: -9, max: 9, noNaN: true });
const ray = fc
  .tuple(coordinate, coordinate, coordinate, coordinate, coordinate, coordinate)
  .filter(([x, y, z, u, v, w]) => Math.hypot(u / 3 - x, v / 3 - y, w / 3 - z) > 0.01)
  .map(([x, y, z, u, v, w]): Ray => {
    const towards = [u / 3 - x, v / 3 - y, w / 3 - z];
    const length = Math.hypot(...towards);
    return { from: [x, y, z], along: towards.map((value) => value / length) as unknown as Triple };
  });

test("the first face of all that a ray meets is picked", () => {
  fc.assert(
    fc.property(anyModel, ray, (model, line) => {
      const merged = mergeModel(model);
      const hits = merged.groups.flatMap(({ positions, indices }) =>
        Array.from({ length: indices.length / 3 }, (_, at) =>
          plainHit(
            [0, 1, 2].map((corner) => {
              const vertex = indices[at * 3 + corner]! * 3;
              return [...positions.slice(vertex, vertex + 3)];
            }),
            line,
          ),
        ).filter((hit) => hit !== null),
      );
      const sure = hits.filter(({ depth }) => depth > GRAZE).map(({ far }) => far);
      const perhaps = hits.filter(({ depth }) => depth > -GRAZE).map(({ far }) => far);
      const picked = pickFace(merged, line);
      const far = picked === null ? Infinity : Math.hypot(...minus(picked.point, line.from));
      expect(far).toBeLessThanOrEqual(Math.min(...sure) + 1e-4);
      expect(picked === null || perhaps.some((hit) => Number.isNaN(hit) || Math.abs(hit - far) <= 1e-4)).toBe(
        true,
      );
    }),
  );
});

const BOX = mergeModel(
  modelOf([{ type: "body", name: "箱体", children: boxFaces([-5, -5, -5], [10, 10, 10]) }]),
);
const FROM_FRONT: Ray = { from: [1, -100, 2], along: [0, 1, 0] };

test("says the body, the face and the corners that were hit", () => {
  const picked = pickFace(BOX, FROM_FRONT);
  expect(picked).toMatchObject({ body: "箱体", group: 0, face: 2, point: [1, -5, 2] });
  for (const corner of picked?.corners ?? []) expect(corner[1]).toBe(-5);
});

test.each<readonly [Section, number | null]>([
  [{ axis: "y", share: 1 }, -5],
  [{ axis: "y", share: 0.5 }, 5],
  [{ axis: "x", share: 0.5 }, null],
  [{ axis: "x", share: 0.7 }, -5],
  [{ axis: "z", share: 0.6 }, null],
  [{ axis: "z", share: 0.8 }, -5],
])("what a cut %o has taken away is not picked", (section, y) => {
  const picked = pickFace(BOX, FROM_FRONT, cutPlane(section, BOX.bounds));
  expect(picked?.point[1] ?? null).toBe(y);
});

test("no text of an atlas lies on another", () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 1, max: 3000, noNaN: true }), { maxLength: 40 }), (widths) => {
      const { boxes, width, height } = labelAtlas(widths, 64);
      boxes.forEach((place, at) => {
        expect(place.x + place.width).toBeLessThanOrEqual(width);
        expect(place.y + 64).toBeLessThanOrEqual(height);
        for (const other of boxes.slice(0, at))
          expect(other.y !== place.y || other.x + other.width <= place.x).toBe(true);
      });
    }),
  );
});
