import { ApiError } from "#api/client/ApiError.ts";
import { failureText } from "./failureText.ts";

/** An expected failure of a call to the worker, as a value: codes survive a thread, error classes do not. */
export type Answered<Value> = { readonly ok: true; readonly value: Value } | Refusal;

export interface Refusal {
  readonly ok: false;
  readonly code: string;
  readonly message: string;
}

export const refusal = (code: string, message: string): Refusal => ({ ok: false, code, message });

/** A failed call as a value, for its class would not survive the thread; aborts and bugs stay exceptions. */
export async function answered<Value>(run: () => Promise<Answered<Value>>): Promise<Answered<Value>> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof ApiError) return refusal(error.code, failureText(error));
    throw error;
  }
}
