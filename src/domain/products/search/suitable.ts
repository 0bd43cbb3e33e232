/** A machine should run between these shares of its best-efficiency flow. */
export const SUITABLE = { from: 0.7, to: 1.2 } as const;
