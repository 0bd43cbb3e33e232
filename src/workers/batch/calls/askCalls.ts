import type { Asking, Call, CallTable, Telling } from "./Call.ts";
import type { NumberedSummary } from "../session/NumberedSummary.ts";

interface AskingParts<Table> {
  readonly call: (name: keyof Table, args: readonly unknown[], signal?: AbortSignal) => Promise<unknown>;
  readonly stop: (callId: number) => void;
  readonly hear: (told: NumberedSummary) => void;
  /** By what an edit is rejected that was refused and has no answer to say so. */
  readonly rejection: (message: string) => Error;
}

/** The page's end of a table of calls. */
export function askCalls<Table extends CallTable>(
  table: Table,
  { call, stop, hear, rejection }: AskingParts<Table>,
): Asking<Table> {
  let lastCall = 0;

  /** Tells the worker to stop when the caller aborts; the caller has its rejection already. */
  async function stoppable(name: string, args: readonly unknown[], signal?: AbortSignal): Promise<unknown> {
    const callId = ++lastCall;
    const onAbort = () => stop(callId);
    signal?.addEventListener("abort", onAbort, { once: true });
    try {
      return await call(name, [callId, ...args], signal);
    } finally {
      signal?.removeEventListener("abort", onAbort);
    }
  }

  const asked = (name: string, { effect, isStoppable }: Call) => {
    if (effect === "look")
      return isStoppable
        ? (...args: unknown[]) => stoppable(name, args.slice(0, -1), args.at(-1) as AbortSignal)
        : (...args: unknown[]) => call(name, args);
    return async (...args: unknown[]): Promise<unknown> => {
      const answer = (await (isStoppable ? stoppable(name, args) : call(name, args))) as Telling;
      hear(answer.told);
      if (!("refused" in answer)) return answer.value;
      if (isStoppable) return answer.refused;
      throw rejection(answer.refused.message);
    };
  };

  const calls = Object.entries(table).map(([name, one]) => [name, asked(name, one)]);
  // One for each name of the table, which says what is asked and answered.
  return Object.fromEntries(calls) as Asking<Table>;
}
