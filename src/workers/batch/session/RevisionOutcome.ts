import type { RevisionCounts } from "#domain/building/batch/revision/RoomRevision.ts";

/** What came of a revised schedule that was taken. */
export interface RevisionOutcome extends RevisionCounts {
  /** Rooms that are gone were left among the others. */
  readonly keepsGone: boolean;
  /** Selections that stand: of unchanged rooms, and of changed ones that they still do for. */
  readonly kept: number;
  readonly unsatisfied: number;
  readonly unchecked: number;
  /** Why some stayed unchecked; empty where none did. */
  readonly cause: string;
}
