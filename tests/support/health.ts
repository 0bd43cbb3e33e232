import type { Health } from "#api/contract/health.ts";

export const HEALTH: Health = {
  isReady: true,
  database: "ok",
  selection: "ready",
  search: [{ categoryCode: "C000001", isReady: true }],
  workers: null,
};

/** The health of an app whose health is not under test. */
export const healthy = (): Promise<Health> => Promise.resolve(HEALTH);
