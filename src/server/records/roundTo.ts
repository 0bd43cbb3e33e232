/**
 * So close to half of the last digit, rounding is decided by more digits than floating-point arithmetic has.
 */
const NEAR_HALF = 1e-6;
/** Above it the product of value and scale is less precise than that. */
const MOST = 2 ** 29;

/** Rounds as a catalogue prints it: 2 digits turn 1.2345 into 1.23. */
export function roundTo(digits: number, value: number): number {
  const scale = 10 ** digits;
  const scaled = value * scale;
  const isClear = Math.abs(scaled) < MOST && Math.abs(Math.abs(scaled % 1) - 0.5) > NEAR_HALF;
  // An integer divided by a power of ten is the number nearest to the printed one, so converting to text
  // would give the same.
  return isClear ? Math.round(scaled) / scale : Number(value.toFixed(digits));
}
