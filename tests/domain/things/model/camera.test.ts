import fc from "fast-check";
import { expect, test } from "vitest";
import { boundsOf, cornersOf, type Bounds } from "#domain/things/model/Bounds.ts";
import { cameraOf, depthsOf, FIT_MARGIN, fitted, rayThrough, seenAt } from "#domain/things/model/camera.ts";
import type { Triple } from "#domain/things/model/displayData.ts";
import {
  advance,
  AT_REST,
  dot,
  isStill,
  turnedBy,
  viewAxes,
  zoomedBy,
  type Orbit,
} from "#domain/things/model/orbit.ts";

const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const size = number(0.1, 1e5);
const bounds = fc
  .tuple(number(-1e5, 1e5), number(-1e5, 1e5), number(-1e5, 1e5), size, size, size)
  .map(([x, y, z, w, d, h]): Bounds => ({ min: [x, y, z], max: [x + w, y + d, z + h] }));
const orbit = fc
  .record({ azimuth: number(-7, 7), polar: number(1e-6, 3.14), distance: number(1, 1e4) })
  .map((parts): Orbit => ({ ...parts, target: [0, 0, 0] }));
const aspect = number(0.3, 4);
const projection = fc.constantFrom("perspective" as const, "parallel" as const);

test("fitted, the whole box is in the picture, and made larger by the margin it touches the edge", () => {
  fc.assert(
    fc.property(bounds, orbit, aspect, projection, (box, from, wide, kind) => {
      const camera = cameraOf(fitted(from, box, wide, kind), kind);
      const reach = (corners: readonly Triple[]) =>
        Math.max(...corners.flatMap((corner) => seenAt(camera, corner, wide).map(Math.abs)));
      expect(reach(cornersOf(box))).toBeLessThan(1);
      const { target } = camera;
      const larger = cornersOf(box).map(
        (corner) =>
          corner.map(
            (value, axis) => target[axis]! + (value - target[axis]!) * FIT_MARGIN,
          ) as unknown as Triple,
      );
      expect(reach(larger)).toBeCloseTo(1, 5);
    }),
  );
});

test("the box lies between the depths that are drawn", () => {
  fc.assert(
    fc.property(bounds, orbit, aspect, projection, (box, from, wide, kind) => {
      const camera = cameraOf(fitted(from, box, wide, kind), kind);
      const [near, far] = depthsOf(camera, box);
      expect(near).toBeGreaterThan(0);
      for (const corner of cornersOf(box)) {
        const depth = -dot(
          corner.map((value, axis) => value - camera.position[axis]!) as unknown as Triple,
          camera.back,
        );
        expect(depth).toBeLessThanOrEqual(far);
        // A parallel projection has no eye point, so objects behind the camera are visible, too.
        expect(kind === "parallel" || depth >= near).toBe(true);
      }
    }),
  );
});

test("what a ray goes through is seen where the ray began", () => {
  fc.assert(
    fc.property(
      orbit,
      aspect,
      projection,
      number(-1, 1),
      number(-1, 1),
      number(0.1, 3),
      (from, wide, kind, x, y, by) => {
        const camera = cameraOf(from, kind);
        const ray = rayThrough(camera, x, y, wide);
        const point = ray.from.map(
          (value, axis) => value + ray.along[axis]! * by * from.distance,
        ) as unknown as Triple;
        const [u, v] = seenAt(camera, point, wide);
        expect(u).toBeCloseTo(x, 5);
        expect(v).toBeCloseTo(y, 5);
      },
    ),
  );
});

test("the axes of a view have length 1 and are square to one another", () => {
  fc.assert(
    fc.property(orbit, (from) => {
      const { right, up, back } = viewAxes(from);
      for (const axis of [right, up, back]) expect(Math.hypot(...axis)).toBeCloseTo(1, 9);
      for (const [a, b] of [
        [right, up],
        [up, back],
        [back, right],
      ] as const)
        expect(dot(a, b)).toBeCloseTo(0, 9);
    }),
  );
});

test("a turn runs out, having turned as far as it was moved, and never over the top", () => {
  fc.assert(
    fc.property(number(-900, 900), number(-900, 900), (dx, dy) => {
      const start: Orbit = { target: [0, 0, 0], distance: 10, azimuth: 0, polar: 1 };
      let step = { orbit: start, motion: turnedBy(AT_REST, dx, dy, 600) };
      for (let at = 0; at < 60 && !isStill(step.motion, step.orbit); at++)
        step = advance(step.orbit, step.motion);
      expect(isStill(step.motion, step.orbit)).toBe(true);
      // Dragging twice the height turns the model twice.
      expect(step.orbit.azimuth).toBeCloseTo((-2 * Math.PI * dx * 2) / 600, 2);
      expect(step.orbit.polar).toBeGreaterThan(0);
      expect(step.orbit.polar).toBeLessThan(Math.PI);
    }),
  );
});

test("a notch of the wheel there and one back is where one was", () => {
  const start: Orbit = { target: [0, 0, 0], distance: 10, azimuth: 0, polar: 1 };
  expect(zoomedBy(start, -100).distance).toBeCloseTo(9.5, 9);
  expect(zoomedBy(zoomedBy(start, -100), 100).distance).toBeCloseTo(10, 9);
});

test("around nothing there is no box", () => {
  expect(boundsOf([])).toBeNull();
  expect(boundsOf([1, 2, 3], [-1, 5, 0])).toEqual({ min: [-1, 2, 0], max: [1, 5, 3] });
});
