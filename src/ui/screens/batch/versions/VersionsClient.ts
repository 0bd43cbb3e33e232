import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";

/** What of a batch is asked about versions; none of it knows the filter of a kind. */
export type VersionsClient = Pick<
  BatchClient<unknown>,
  "compareVersions" | "compareWithSchedule" | "comparisonEntries" | "replaceRooms" | "appendRooms" | "summary"
>;
