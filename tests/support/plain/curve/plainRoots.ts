import { refineRoot } from "#domain/physics/curve/refineRoot.ts";

const valueAt = (coefficients: Float64Array, t: number): number =>
  coefficients.reduceRight((value, coefficient) => value * t + coefficient, 0);

/** The derivative of the given order. */
const derived = (coefficients: Float64Array, times: number): Float64Array =>
  Float64Array.from({ length: coefficients.length - times }, (_, at) => {
    let factor = 1;
    for (let step = 0; step < times; step++) factor *= at + times - step;
    return factor * (coefficients[at + times] ?? Number.NaN);
  });

/**
 * Roots in −1 … 1 from the roots of every derivative, whatever the shape of the polynomial, and without caching.
 */
export function plainRoots(coefficients: Float64Array, touch: number): number[] {
  let roots: number[] = [];
  for (let order = coefficients.length - 1; order >= 0; order--) {
    const level = derived(coefficients, order);
    const near = order === 0 ? touch : 0;
    const found: number[] = [];
    const isZero = (t: number) => Math.abs(valueAt(level, t)) <= near;
    const ends = [-1, ...roots, 1];
    if (isZero(-1)) found.push(-1);
    for (const [at, right] of ends.slice(1).entries()) {
      const left = ends[at] ?? Number.NaN;
      const [atLeft, atRight] = [valueAt(level, left), valueAt(level, right)];
      if (!isZero(left) && !isZero(right) && atLeft > 0 !== atRight > 0)
        found.push(refineRoot(level, level.length, left, right, atLeft));
      if (isZero(right)) found.push(right);
    }
    roots = found.filter((root, at) => at === 0 || root !== found[at - 1]);
  }
  return roots;
}
