/** Half a last digit lies between two, and which one it is is told by more digits than arithmetic has. */
const NEAR_HALF = 1e-6;
/** Beyond it the product of value and scale is less exact than that. */
const MOST = 2 ** 29;

/** As a catalogue prints it: 2 digits turn 1.2345 into 1.23. */
export function roundTo(digits: number, value: number): number {
  const scale = 10 ** digits;
  const scaled = value * scale;
  const isClear = Math.abs(scaled) < MOST && Math.abs(Math.abs(scaled % 1) - 0.5) > NEAR_HALF;
  // A whole number over a power of ten is the number nearest to what would be printed: text tells nothing more.
  return isClear ? Math.round(scaled) / scale : Number(value.toFixed(digits));
}
