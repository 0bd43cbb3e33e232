import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readCurve, readLists } from "#domain/physics/curve/readCurve.ts";
import { anyCurve } from "../../../support/curveMaker.ts";
import { runsOf } from "../../../support/runsOf.ts";

const points = (...pairs: readonly (readonly [number, number])[]) => pairs.map(([x, y]) => ({ x, y }));

describe("readCurve", () => {
  it("skips the points of an extended line", () => {
    const read = readCurve(
      [...points([10, 5], [20, 4]), { x: 30, y: 1, type: "EXTEND" }, { x: 0, y: 9, type: "EXTEND" }],
      "head",
    );
    expect(read).toEqual({ ok: true, value: { x: Float64Array.of(10, 20), y: Float64Array.of(5, 4) } });
  });

  it("reads the same curve from points in any order, given once or twice", () =>
    fc.assert(
      fc.property(
        anyCurve.chain((curve) => {
          const once = Array.from(curve.x, (x, at) => ({ x, y: curve.y[at]! }));
          return fc.tuple(
            fc.constant(curve),
            fc.shuffledSubarray([...once, ...once], { minLength: 2 * once.length }),
          );
        }),
        ([curve, shuffled]) => {
          expect(readCurve(shuffled, "totalPressure")).toEqual({ ok: true, value: curve });
        },
      ),
    ));

  it.each([
    ["not-a-number", "head", points([1, 2], [2, Number.NaN])],
    ["not-a-number", "head", points([1, 2], [Number.POSITIVE_INFINITY, 1])],
    ["negative-flow", "head", points([-1, 2], [2, 1])],
    ["negative-power", "shaftPower", points([1, -0.1], [2, 1])],
    ["negative-efficiency", "efficiency", points([1, -0.1], [2, 1])],
    ["efficiency-over-100", "totalPressureEfficiency", points([1, 50], [2, 100.1])],
    ["repeated-flow", "head", points([1, 2], [1, 3], [2, 1])],
    ["too-few-points", "head", points([1, 2])],
    ["too-few-points", "head", points([1, 2], [1, 2])],
    ["too-few-points", "head", []],
  ] as const)("refuses: %s of %s", (code, quantity, given) => {
    expect(readCurve(given, quantity)).toEqual({ ok: false, code });
  });

  it("lets a fan's static pressure go below zero", () => {
    expect(readCurve(points([1, 20], [2, -5]), "staticPressure").ok).toBe(true);
  });
});

describe("readLists", () => {
  const figure = fc.oneof(fc.integer({ min: -1, max: 120 }), fc.constant(Number.NaN));

  it("answers of two lists as readCurve does of their points, ascending or not", () =>
    fc.assert(
      fc.property(
        fc.array(figure, { maxLength: 6 }),
        fc.array(figure, { maxLength: 6 }),
        fc.boolean(),
        fc.constantFrom("head", "shaftPower", "efficiency"),
        (drawn, values, isSorted, quantity) => {
          const flows = isSorted ? [...new Set(drawn)].sort((a, b) => a - b) : drawn;
          const given = flows.map((x, at) => ({ x, y: values[at] ?? Number.NaN }));
          expect(readLists(flows, values, quantity)).toEqual(readCurve(given, quantity));
        },
      ),
      { numRuns: runsOf(2_000) },
    ));
});
