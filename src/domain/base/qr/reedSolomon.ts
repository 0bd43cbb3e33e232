/** x^8 + x^4 + x^3 + x^2 + 1, the polynomial that defines the field of 256 elements (ISO/IEC 18004, 7.5.2). */
const FIELD = 0x11d;

const POWERS = new Uint8Array(255);
const LOGARITHMS = new Uint8Array(256);
for (let at = 0, value = 1; at < POWERS.length; at++) {
  POWERS[at] = value;
  LOGARITHMS[value] = at;
  value = value < 0x80 ? value << 1 : (value << 1) ^ FIELD;
}

/** Product of two elements of the field. */
const product = (a: number, b: number): number =>
  a === 0 || b === 0 ? 0 : POWERS[(LOGARITHMS[a]! + LOGARITHMS[b]!) % POWERS.length]!;

/** (x − 1)(x − α)(x − α²)… without its leading coefficient 1. */
function generator(degree: number): Uint8Array {
  const coefficients = new Uint8Array(degree);
  coefficients[degree - 1] = 1;
  for (let at = 0; at < degree; at++) {
    for (let index = 0; index < degree; index++)
      coefficients[index] = product(coefficients[index]!, POWERS[at]!) ^ (coefficients[index + 1] ?? 0);
  }
  return coefficients;
}

/** The correction codewords of a block: the remainder of its data divided by the generator (7.5.2). */
export function correctionOf(data: readonly number[], degree: number): readonly number[] {
  const divisor = generator(degree);
  const rest: number[] = Array.from({ length: degree }, () => 0);
  for (const codeword of data) {
    const factor = codeword ^ (rest.shift() ?? 0);
    rest.push(0);
    divisor.forEach((coefficient, at) => (rest[at]! ^= product(coefficient, factor)));
  }
  return rest;
}
