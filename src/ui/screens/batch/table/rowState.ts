import type { RoomRow, Verdict } from "#domain/batch/batchState.ts";

/** How a row is drawn: with figures, or with words over its result columns. */
export type RowState = "matched" | Exclude<Verdict, "none"> | "unmatched" | "unanswered" | "refused" | "open";

export function rowState(room: RoomRow | null): RowState {
  if (room === null) return "open";
  if (room.isRefused) return "refused";
  if (room.selection !== null) return room.verdict === "none" ? "matched" : room.verdict;
  return room.status === "unmatched" || room.status === "unanswered" ? room.status : "open";
}
