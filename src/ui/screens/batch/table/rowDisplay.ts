import type { RoomRow } from "#domain/building/batch/state/batchState.ts";

/** The display of a row: with figures, or with a note over its result columns. */
export type RowDisplay =
  "matched" | "unsatisfied" | "unchecked" | "changed" | "unmatched" | "unanswered" | "refused" | "open";

/** Figures of a changed room, or of other conditions, stay visible and are marked beside the model. */
export function rowDisplay(room: RoomRow | null): RowDisplay {
  if (room === null) return "open";
  if (room.isRefused) return "refused";
  switch (room.standing) {
    case "unsatisfied":
    case "unchecked":
    case "unmatched":
    case "unanswered":
      return room.standing;
    case "changed":
      return room.selection === null ? "changed" : "matched";
    case "matched":
    case "otherConditions":
      return "matched";
    case "blank":
    case "waiting":
      return "open";
  }
}
