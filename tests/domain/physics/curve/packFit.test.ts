import { expect, test } from "vitest";
import type { Curve } from "#domain/physics/curve/Curve.ts";
import { fitCurve } from "#domain/physics/curve/fitCurve.ts";
import { packFit, unpackFit, type SourceFit } from "#domain/physics/curve/packFit.ts";

const curve = (y: readonly number[]): Curve => ({
  x: Float64Array.from(y, (_, at) => 100 + 37 * at),
  y: Float64Array.from(y),
});

test.each([
  ["polynomial", curve([90, 89.7, 88.8, 87.3, 85.2, 82.5, 79.2])],
  ["pchip", curve([10, 10, 10, 10, 90, 90, 90, 90])],
  ["polynomial", curve([2, 1])],
])("a %s that went through a database as text is the same fit", (kind, measured) => {
  const fitted = fitCurve(measured);
  expect(fitted.kind).toBe(kind);
  const stored = JSON.parse(JSON.stringify(packFit(fitted))) as SourceFit;
  expect(unpackFit(stored, measured)).toEqual(fitted);
});
