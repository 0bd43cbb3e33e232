/** Rated powers of standard motors in kW (IEC 60072-1 with the usual additions). */
const SERIES: ReadonlySet<number> = new Set([
  ...[0.012, 0.015, 0.018, 0.025, 0.03, 0.04, 0.045, 0.06, 0.09, 0.12, 0.18, 0.25, 0.37, 0.55, 0.75],
  ...[1.1, 1.5, 2.2, 3, 3.7, 4, 5.5, 6.5, 7.5, 8, 9, 11, 15, 18.5, 22, 26, 30, 37, 45, 55, 75, 90],
  ...[110, 132, 160, 185, 200, 220, 250, 280, 315, 355, 400, 450, 500, 560, 630, 710, 800, 900, 1000],
]);
const MOST = 0.9;

/** Whether nearly all of these powers are ratings of standard motors; measured powers are not. */
export function looksLikeMotors(powers: readonly number[]): boolean {
  const fitting = powers.filter((power) => SERIES.has(power)).length;
  return powers.length > 0 && fitting >= MOST * powers.length;
}
