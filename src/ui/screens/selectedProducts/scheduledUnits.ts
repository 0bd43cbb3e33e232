import type { PlanVersion } from "#api/contract/projectPlans.ts";

/** Units that plans bring into the project's 设备表. */
export const scheduledUnits = (versions: readonly PlanVersion[]): number =>
  versions.reduce((sum, { isScheduled, units }) => sum + (isScheduled ? units : 0), 0);
