/** What moves, without its margin; what is static has none. */
export const withoutMargin = (value: number, fixed: number, margin: number): number =>
  (value - fixed) / (1 + margin) + fixed;
