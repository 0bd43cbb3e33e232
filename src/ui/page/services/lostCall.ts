import { EditRefused } from "#workers/batch/calls/createBatchClient.ts";

/** Why a call of a batch was rejected: the building may only be looked at, or its worker died, which keeps what it had. */
export const lostCall = (error: unknown): string =>
  error instanceof EditRefused ? error.message : "已有内容已保留，请重试";
