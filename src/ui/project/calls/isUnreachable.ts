import { ApiError } from "#api/client/ApiError.ts";

/** From here on it is not our server that answers, but who stands before it. */
const BAD_GATEWAY = 502;

/** Whether the server could not be asked at all: offline, down, or nobody but a proxy answers. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.code === "network" ||
    error.code === "timeout" ||
    (error.code === "unexpected.answer" && error.status >= BAD_GATEWAY));
