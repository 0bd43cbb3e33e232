import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";

/** The calls of a batch about versions, independent of the kind's filter type. */
export type VersionsClient = Pick<
  BatchClient<unknown>,
  "compareVersions" | "compareWithSchedule" | "comparisonEntries" | "replaceRooms" | "appendRooms" | "summary"
>;
