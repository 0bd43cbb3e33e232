import type { PlanVersion } from "#api/contract/projectPlans.ts";

/** Number of units that plans add to the project's 设备表. */
export const scheduledUnits = (versions: readonly PlanVersion[]): number =>
  versions.reduce((sum, { isScheduled, units }) => sum + (isScheduled ? units : 0), 0);
