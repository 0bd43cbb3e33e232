import type { PlanVersion } from "#api/contract/projectPlans.ts";

/** Two versions of one project, the earlier held against the later. */
export interface ComparedVersions {
  readonly projectId: string;
  readonly earlier: PlanVersion;
  readonly later: PlanVersion;
}
