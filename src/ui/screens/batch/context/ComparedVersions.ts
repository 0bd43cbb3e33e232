import type { PlanVersion } from "#api/contract/projectPlans.ts";

/** Two versions of one project that are compared. */
export interface ComparedVersions {
  readonly projectId: string;
  readonly earlier: PlanVersion;
  readonly later: PlanVersion;
}
