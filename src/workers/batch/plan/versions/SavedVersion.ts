import type { PlanVersion } from "#api/contract/projectPlans.ts";
import type { RevisionCounts } from "#domain/building/batch/revision/RoomRevision.ts";
import type { ProductDifference } from "#domain/building/plan/comparePlans.ts";

/** What became of a confirmed plan. `same`: it says what the version before said, and none was made. */
export type SavedVersion =
  | { readonly status: "saved" | "same"; readonly versionId: string; readonly number: number }
  /** Somebody else saved one meanwhile; both are kept. */
  | { readonly status: "conflict"; readonly yours: PlanVersion; readonly theirs: PlanVersion };

/** A version held against another one or against a schedule; the rooms are asked for piece by piece. */
export interface VersionComparison extends Omit<RevisionCounts, "unmatched"> {
  /** By which the worker knows it. */
  readonly id: number;
  /** Rooms that may be one, but cannot be told to be; nothing of that among versions. */
  readonly unmatched: number;
  /** Products whose units differ. */
  readonly products: readonly ProductDifference[];
}
