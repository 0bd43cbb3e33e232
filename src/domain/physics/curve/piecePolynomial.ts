/** Value at t of the polynomial whose `count` coefficients begin at index `at`, constant first (Horner). */
export function polynomialAt(coefficients: Float64Array, at: number, count: number, t: number): number {
  let value = 0;
  // Every index from `at` to `at + count` lies inside the array: callers pass whole pieces.
  for (let power = count - 1; power >= 0; power--) value = value * t + coefficients[at + power]!;
  return value;
}

/**
 * Index, counted from `start`, of the piece whose knots enclose a flow; the flow must lie within the curve's
 * range.
 */
export function pieceOf(knots: Float64Array, start: number, pieces: number, flow: number): number {
  let low = 0;
  let high = pieces - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    // A middle piece has a left knot.
    if (knots[start + middle]! <= flow) low = middle;
    else high = middle - 1;
  }
  return low;
}
