import type { FailureCode } from "../contract/envelope.ts";

/**
 * No answer in the contract's form arrived: the connection broke, time ran out, or something else answered.
 */
export type NoAnswerCode = "network" | "timeout" | "unexpected.answer";

/** Codes of our own server and client; another back end may add its own. */
export type ApiErrorCode = FailureCode | NoAnswerCode | (string & {});

interface About {
  readonly status?: number;
  readonly data?: unknown;
  readonly cause?: unknown;
}

/** A failed call. `message` may be shown to a person; `data` is the envelope's. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly code: ApiErrorCode;
  readonly data: unknown;
  /** HTTP status, 0 if there was no answer. */
  readonly status: number;

  constructor(code: ApiErrorCode, message: string, about: About = {}) {
    super(message, about.cause === undefined ? undefined : { cause: about.cause });
    this.code = code;
    this.data = about.data ?? null;
    this.status = about.status ?? 0;
  }
}
