import type { PlanVersion } from "#api/contract/projectPlans.ts";
import type { RevisionCounts } from "#domain/building/batch/revision/RoomRevision.ts";
import type { Difference } from "#domain/building/plan/compareSystems.ts";
import type { PlanDucts, PlanDuty, PlanPlant, PlanSplit } from "#domain/building/plan/PlanContent.ts";
import type { ProductDifference, SoundCounts } from "#domain/building/plan/comparePlans.ts";

/** Result of saving a confirmed plan. `same`: it equals the version before, and none was made. */
export type SavedVersion =
  | { readonly status: "saved" | "same"; readonly versionId: string; readonly number: number }
  /** Somebody else saved a version meanwhile; both are kept. */
  | { readonly status: "conflict"; readonly yours: PlanVersion; readonly theirs: PlanVersion };

/** A version compared with another one or with a schedule; the rooms are requested piece by piece. */
export interface VersionComparison extends Omit<RevisionCounts, "unmatched"> {
  /** Id of the comparison in the worker. */
  readonly id: number;
  /** Rooms that may be the same, but cannot be identified; always 0 between versions. */
  readonly unmatched: number;
  /** How the levels in rooms differ; `null` where one of the versions keeps none. A schedule is not heard. */
  readonly sound: SoundCounts | null | "schedule";
  /** Products with different numbers of units. */
  readonly products: readonly ProductDifference[];
  /** Systems of water, of ducts and of indoor units of both versions, with what came of each */
  readonly systems: readonly Difference<PlanDuty>[];
  readonly ducts: readonly Difference<PlanDucts>[];
  /** Plants that were taken */
  readonly plants: readonly Difference<PlanPlant>[];
  readonly splits: readonly Difference<PlanSplit>[];
}
