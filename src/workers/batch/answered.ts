import { ApiError } from "#api/client/ApiError.ts";
import type { Answered } from "./BatchClient.ts";
import { failureText } from "./failureText.ts";

export const refusal = (code: string, message: string) => ({ ok: false, code, message }) as const;

/** A failed call as a value, for its class would not survive the thread; aborts and bugs stay exceptions. */
export async function answered<Value>(run: () => Promise<Answered<Value>>): Promise<Answered<Value>> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof ApiError) return refusal(error.code, failureText(error));
    throw error;
  }
}
