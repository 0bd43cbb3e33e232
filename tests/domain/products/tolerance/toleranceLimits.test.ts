import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { acceptanceGrade } from "#domain/catalogue/standards/acceptanceGrades.ts";
import { PUMP_GRADES } from "#domain/catalogue/standards/gradeNames.ts";
import { extremes, lineThrough } from "#domain/physics/curve/MeasuredCurve.ts";
import { toleranceLimits } from "#domain/products/tolerance/toleranceLimits.ts";

const evenGrid = (from: number, step: number, count: number) =>
  Float64Array.from({ length: count }, (_, at) => from + at * step);

describe("the limits of a grade's tolerance", () => {
  it("are those of the corners where a curve falls", () => {
    const grid = evenGrid(0, 1, 201);
    const head = (q: number) => 40 - 0.0008 * q * q;
    const { least, most } = toleranceLimits(grid, grid.map(head), acceptanceGrade("2B")!);
    expect(least[100]).toBeCloseTo(0.95 * head(100 / 0.92), 3);
    expect(most[100]).toBeCloseTo(1.05 * head(100 / 1.08), 3);
    // At zero flow only the head is scaled.
    expect([least[0], most[0]]).toEqual([0.95 * 40, 1.05 * 40]);
    // 190 m³/h may correspond to 206 on the curve, where nothing is measured.
    expect([least[190], most[190]]).toEqual([Number.NaN, Number.NaN]);
  });

  it("are those of a plain search over the straight pieces, whatever the curve", () =>
    fc.assert(
      fc.property(
        fc.constantFrom(...PUMP_GRADES),
        fc.array(fc.double({ min: 0.1, max: 90, noNaN: true }), { minLength: 8, maxLength: 60 }),
        fc.nat(3),
        fc.double({ min: 0.01, max: 500, noNaN: true }),
        (name, measured, empty, step) => {
          const values = Float64Array.of(...Array<number>(empty).fill(Number.NaN), ...measured);
          const grid = evenGrid(0, step, values.length);
          const grade = acceptanceGrade(name)!;
          const { least, most } = toleranceLimits(grid, values, grade);
          const curve = lineThrough(measured.map((value, at) => [grid[at + empty]!, value]));
          grid.forEach((flow, at) => {
            const [from, to] = [flow / (1 + grade.flow[1]), flow / (1 + grade.flow[0])];
            const plain = from >= curve.from && to <= curve.to ? extremes(curve, from, to) : null;
            // Rounding may move an end of the range to either side of the last point.
            if (Math.abs(to - curve.to) < 1e-9 * to || Math.abs(from - curve.from) < 1e-9 * from) return;
            expect(Number.isNaN(least[at])).toBe(plain === null);
            if (plain === null) return;
            expect(least[at]).toBeCloseTo((1 + grade.value[0]) * plain.least, 6);
            expect(most[at]).toBeCloseTo((1 + grade.value[1]) * plain.most, 6);
          });
        },
      ),
    ));
});
