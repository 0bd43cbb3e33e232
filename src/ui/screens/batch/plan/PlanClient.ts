import type { BatchKind } from "#domain/building/batch/kind/BatchKind.ts";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";

/** What of a batch and its kind a plan is made with; none of it knows the filter of the kind. */
export type PlanClient = Pick<
  BatchClient<unknown>,
  "confirm" | "planRooms" | "equipmentSchedule" | "scheduleDrawing" | "saveVersion"
>;
export type PlannedKind = Pick<BatchKind<unknown>, "categoryCode" | "words" | "hostFields">;
