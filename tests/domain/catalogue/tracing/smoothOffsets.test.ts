import * as fc from "fast-check";
import { expect, it } from "vitest";
import { smoothOffsets } from "#domain/catalogue/tracing/smoothOffsets.ts";
import { runsOf } from "../../../support/runsOf.ts";

/** The plain way: at each index the least-squares parabola over all values in its window, by Cramer's rule. */
function plain(offsets: Float32Array, half: number): Float32Array {
  const last = offsets.length - 1;
  return offsets.map((_, at) => {
    const from = Math.max(0, Math.min(Math.ceil(at - half), Math.floor(last - 2 * half)));
    const to = Math.min(last, Math.max(Math.floor(at + half), Math.ceil(2 * half)));
    const far = Math.max(at - from, to - at);
    const sums = [0, 0, 0, 0, 0];
    const values = [0, 0, 0];
    for (let other = from; other <= to; other++) {
      const x = (other - at) / far;
      const weight = 1 - x * x + 1e-3;
      for (let power = 0; power < 5; power++) sums[power]! += weight * x ** power;
      for (let power = 0; power < 3; power++) values[power]! += weight * x ** power * offsets[other]!;
    }
    const [a, b, c, d, e] = sums as [number, number, number, number, number];
    const whole = a * (c * e - d * d) - b * (b * e - c * d) + c * (b * d - c * c);
    const [r, s, t] = values as [number, number, number];
    return (r * (c * e - d * d) - s * (b * e - c * d) + t * (b * d - c * c)) / whole;
  });
}

// Waves so long that a parabola follows them: nothing is left out as an outlier.
const wave = fc.record({
  high: fc.double({ min: 0, max: 3, noNaN: true }),
  halves: fc.integer({ min: 12, max: 30 }),
});

it("27: smooths as a parabola at each place does, to a ten-thousandth of a pixel", () => {
  fc.assert(
    fc.property(wave, fc.integer({ min: 300, max: 1800 }), fc.nat({ max: 99 }), (of, length, seed) => {
      const half = Math.max(8, length / 28);
      const noise = (at: number) => 0.2 * (((Math.imul(at + seed, 2_654_435_761) >>> 8) % 1000) / 1000 - 0.5);
      const offsets = Float32Array.from(
        { length },
        (_, at) => of.high * Math.sin((2 * Math.PI * at) / (of.halves * half)) + noise(at),
      );
      const { smooth } = smoothOffsets(offsets, new Uint8Array(length).fill(1), half);
      const slow = plain(offsets, half);
      const worst = slow.reduce((most, one, at) => Math.max(most, Math.abs(smooth[at]! - one)), 0);
      expect(worst).toBeLessThan(1e-4);
    }),
    { endOnFailure: true, numRuns: runsOf(30) },
  );
});
