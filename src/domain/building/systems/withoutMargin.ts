/** A figure without its margin, which only the part that grows with the flow has */
export const withoutMargin = (value: number, fixed: number, margin: number): number =>
  (value - fixed) / (1 + margin) + fixed;
