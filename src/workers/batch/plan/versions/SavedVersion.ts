import type { PlanVersion } from "#api/contract/projectPlans.ts";
import type { RevisionCounts } from "#domain/building/batch/revision/RoomRevision.ts";
import type { Difference } from "#domain/building/plan/compareSystems.ts";
import type { PlanDucts, PlanDuty, PlanPlant, PlanSplit } from "#domain/building/plan/PlanContent.ts";
import type { ProductDifference, SoundCounts } from "#domain/building/plan/comparePlans.ts";

/** Result of saving a confirmed plan. `same`: it equals the version before, and no version was made. */
export type SavedVersion =
  | { readonly status: "saved" | "same"; readonly versionId: string; readonly number: number }
  /** Another person saved a version meanwhile; both are kept. */
  | { readonly status: "conflict"; readonly yours: PlanVersion; readonly theirs: PlanVersion };

/** A version compared with another one or with a schedule; the rooms are requested in pieces. */
export interface VersionComparison extends Omit<RevisionCounts, "unmatched"> {
  /** Id of the comparison in the worker */
  readonly id: number;
  /** Rooms that may be the same but cannot be identified; always 0 between versions. */
  readonly unmatched: number;
  /** Differences of levels in rooms; `null` if a version stores none. A schedule has no levels. */
  readonly sound: SoundCounts | null | "schedule";
  /** Products with different numbers of units */
  readonly products: readonly ProductDifference[];
  /** Systems of water, ducts and indoor units in both versions, with their results */
  readonly systems: readonly Difference<PlanDuty>[];
  readonly ducts: readonly Difference<PlanDucts>[];
  /** Plants that were taken */
  readonly plants: readonly Difference<PlanPlant>[];
  readonly splits: readonly Difference<PlanSplit>[];
}
