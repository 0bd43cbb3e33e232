/** Value at t of `count` coefficients that begin at `at`, constant first (Horner). */
export function polynomialAt(coefficients: Float64Array, at: number, count: number, t: number): number {
  let value = 0;
  // Every place from `at` to `at + count` is inside the array: callers pass whole pieces.
  for (let power = count - 1; power >= 0; power--) value = value * t + coefficients[at + power]!;
  return value;
}

/** The piece, counted from `start`, whose knots enclose a flow that lies within the curve's range. */
export function pieceOf(knots: Float64Array, start: number, pieces: number, flow: number): number {
  let low = 0;
  let high = pieces - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    // A middle piece's left knot exists.
    if (knots[start + middle]! <= flow) low = middle;
    else high = middle - 1;
  }
  return low;
}
