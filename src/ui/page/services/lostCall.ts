import { EditRefused } from "#workers/batch/calls/createBatchClient.ts";

/**
 * The reason why a batch call was rejected: the building is read-only, or its worker died, which loses nothing
 * that was kept.
 */
export const lostCall = (error: unknown): string =>
  error instanceof EditRefused ? error.message : "已有内容已保留，请重试";
