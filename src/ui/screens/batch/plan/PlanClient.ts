import type { BatchKind } from "#domain/building/batch/kind/BatchKind.ts";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";

/** The calls of a batch for a plan, independent of the kind's filter type. */
export type PlanClient = Pick<
  BatchClient<unknown>,
  "confirm" | "planRooms" | "equipmentSchedule" | "scheduleDrawing" | "saveVersion"
>;
export type PlannedKind = Pick<BatchKind<unknown>, "categoryCode" | "words" | "hostFields">;
