import { ApiError } from "#api/client/ApiError.ts";
import { isUnreachable } from "#api/client/isUnreachable.ts";
import { failureText } from "./failureText.ts";

/**
 * An expected failure of a call to the worker, as a value: codes survive the transfer between threads, error
 * classes do not.
 */
export type Answered<Value> = { readonly ok: true; readonly value: Value } | Refusal;

export interface Refusal {
  readonly ok: false;
  readonly code: string;
  readonly message: string;
}

export const refusal = (code: string, message: string): Refusal => ({ ok: false, code, message });

/**
 * Statuses are not handed on: if a proxy's page came instead of the server's answer, the code is `unavailable`.
 */
const codeOf = (error: ApiError): string =>
  error.code === "unexpected.answer" && isUnreachable(error) ? "unavailable" : error.code;

/**
 * Returns a failed call as a value, because its class would not survive the transfer between threads; aborts
 * and bugs stay exceptions.
 */
export async function answered<Value>(run: () => Promise<Answered<Value>>): Promise<Answered<Value>> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof ApiError) return refusal(codeOf(error), failureText(error));
    throw error;
  }
}
