import type { FailureCode } from "../contract/envelope.ts";

/** No answer of the contract came at all: the wire was cut, time ran out, or somebody else answered. */
export type NoAnswerCode = "network" | "timeout" | "unexpected.answer";

/** Our own server's codes and our own client's; another back end may add some of its own. */
export type ApiErrorCode = FailureCode | NoAnswerCode | (string & {});

interface About {
  readonly status?: number;
  readonly data?: unknown;
  readonly cause?: unknown;
}

/** A call that failed. `message` may be shown to a person; `data` is the envelope's. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly code: ApiErrorCode;
  readonly data: unknown;
  /** HTTP status, 0 where there was no answer. */
  readonly status: number;

  constructor(code: ApiErrorCode, message: string, about: About = {}) {
    super(message, about.cause === undefined ? undefined : { cause: about.cause });
    this.code = code;
    this.data = about.data ?? null;
    this.status = about.status ?? 0;
  }
}
