import type { Health } from "#api/contract/health.ts";

export const HEALTH: Health = {
  isReady: true,
  database: "ok",
  selection: "ready",
  search: [{ categoryCode: "C000001", isReady: true }],
};

/** Of an app whose health nobody asks. */
export const healthy = (): Promise<Health> => Promise.resolve(HEALTH);
