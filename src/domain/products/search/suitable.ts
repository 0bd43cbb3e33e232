/** Shares of the best-efficiency flow between which a machine is chosen to run. */
export const SUITABLE = { from: 0.7, to: 1.2 } as const;
