/** The part that grows with flow, without its margin; the static part has none. */
export const withoutMargin = (value: number, fixed: number, margin: number): number =>
  (value - fixed) / (1 + margin) + fixed;
