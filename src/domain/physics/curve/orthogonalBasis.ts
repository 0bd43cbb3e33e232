/** Thin QR of the powers of t: column j of `q` holds the values of an orthonormal polynomial of degree j. */
export interface OrthogonalBasis {
  /** One column for each degree, with one value per point. */
  readonly q: readonly Float64Array[];
  /** Upper triangular; `r[column][row]`. */
  readonly r: readonly Float64Array[];
}

/**
 * Householder QR of the matrix 1, t, t² … (Golub and Van Loan, Matrix Computations, algorithm 5.2.1). The leading
 * columns are the QR of every lower degree, so one factorisation serves them all.
 */
export function orthogonalBasis(t: Float64Array, columns: number): OrthogonalBasis {
  const r = powersOf(t, columns);
  const reflectors = r.map((column, at) => {
    const reflector = reflectorOf(column, at);
    for (let other = at; other < columns; other++) reflect(r[other]!, reflector, at);
    return reflector;
  });
  const q = reflectors.map((_, at) => {
    const column = new Float64Array(t.length);
    column[at] = 1;
    for (let last = at; last >= 0; last--) reflect(column, reflectors[last]!, last);
    return column;
  });
  return { q, r };
}

function powersOf(t: Float64Array, columns: number): Float64Array[] {
  const powers = [new Float64Array(t.length).fill(1)];
  while (powers.length < columns) {
    const lower = powers.at(-1)!;
    const power = new Float64Array(t.length);
    for (let row = 0; row < t.length; row++) power[row] = t[row]! * lower[row]!;
    powers.push(power);
  }
  return powers;
}

/** A vector of length √2 whose reflection turns the column's part below `from` onto its first entry. */
function reflectorOf(column: Float64Array, from: number): Float64Array {
  const reflector = column.slice();
  reflector.fill(0, 0, from);
  const length = lengthOf(reflector);
  // The powers of distinct t are independent, so the length is above zero.
  reflector[from]! += reflector[from]! < 0 ? -length : length;
  const scale = Math.SQRT2 / lengthOf(reflector);
  for (let row = from; row < reflector.length; row++) reflector[row]! *= scale;
  return reflector;
}

function lengthOf(vector: Float64Array): number {
  let sum = 0;
  for (let row = 0; row < vector.length; row++) sum += vector[row]! * vector[row]!;
  return Math.sqrt(sum);
}

function reflect(column: Float64Array, reflector: Float64Array, from: number): void {
  let product = 0;
  for (let row = from; row < column.length; row++) product += column[row]! * reflector[row]!;
  for (let row = from; row < column.length; row++) column[row]! -= product * reflector[row]!;
}

/**
 * Coefficients in powers of t of the polynomial with these coordinates in the orthogonal basis: back substitution.
 */
export function powerCoefficients({ r }: OrthogonalBasis, coordinates: Float64Array): Float64Array {
  const coefficients = coordinates.slice();
  for (let row = coefficients.length - 1; row >= 0; row--) {
    for (let column = row + 1; column < coefficients.length; column++)
      coefficients[row]! -= r[column]![row]! * coefficients[column]!;
    coefficients[row]! /= r[row]![row]!;
  }
  return coefficients;
}
