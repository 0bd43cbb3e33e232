import type { RevisionCounts } from "#domain/building/batch/revision/RoomRevision.ts";

/** Result of accepting a revised schedule. */
export interface RevisionOutcome extends RevisionCounts {
  /** Rooms that are gone were kept among the others. */
  readonly keepsGone: boolean;
  /**
   * Selections that are still valid: of unchanged rooms, and of changed ones whose requirement they still
   * meet.
   */
  readonly kept: number;
  readonly unsatisfied: number;
  readonly unchecked: number;
  /** Why some stayed unchecked; empty if none did. */
  readonly cause: string;
}
