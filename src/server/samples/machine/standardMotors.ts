/** kW, the preferred ratings of IEC 60072-1 that are on the market. */
const RATINGS = [
  0.09, 0.12, 0.18, 0.25, 0.37, 0.55, 0.75, 1.1, 1.5, 2.2, 3, 4, 5.5, 7.5, 11, 15, 18.5, 22, 30, 37, 45, 55,
  75, 90, 110, 132, 160, 200, 250, 315,
];

/** Reserve above the greatest shaft power: small motors need relatively more to start. */
const reserveOf = (shaftPower: number) => (shaftPower < 1.5 ? 1.3 : shaftPower < 15 ? 1.2 : 1.12);

/** kW of the motor for a greatest shaft power, with reserve; `null` beyond the largest. */
export function motorFor(shaftPower: number): number | null {
  const needed = shaftPower * reserveOf(shaftPower);
  return RATINGS.find((rating) => rating >= needed) ?? null;
}
