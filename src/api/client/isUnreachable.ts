import { ApiError } from "./ApiError.ts";

/** From this status on, the answer comes from a proxy and not from our server. */
const BAD_GATEWAY = 502;

/** Whether the server cannot answer for now: offline, down, without its database, or only a proxy answers. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.code === "network" ||
    error.code === "timeout" ||
    error.code === "unavailable" ||
    (error.code === "unexpected.answer" && error.status >= BAD_GATEWAY));
