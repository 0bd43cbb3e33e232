import type { Asking, Call, CallTable, CallReply } from "./Call.ts";
import type { NumberedSummary } from "../session/NumberedSummary.ts";

interface AskingParts<Table> {
  readonly call: (name: keyof Table, args: readonly unknown[], signal?: AbortSignal) => Promise<unknown>;
  readonly stop: (callId: number) => void;
  readonly onUpdate: (update: NumberedSummary) => void;
  /** Makes the error for a refused edit that has no answer in which to report it. */
  readonly rejection: (message: string) => Error;
}

/** The page's end of a table of calls. */
export function askCalls<Table extends CallTable>(
  table: Table,
  { call, stop, onUpdate, rejection }: AskingParts<Table>,
): Asking<Table> {
  let lastCall = 0;

  /** Stops the call in the worker when the caller aborts; the caller's promise has already rejected. */
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
    if (effect === "read")
      return isStoppable
        ? (...args: unknown[]) => stoppable(name, args.slice(0, -1), args.at(-1) as AbortSignal)
        : (...args: unknown[]) => call(name, args);
    return async (...args: unknown[]): Promise<unknown> => {
      const answer = (await (isStoppable ? stoppable(name, args) : call(name, args))) as CallReply;
      onUpdate(answer.update);
      if (!("refused" in answer)) return answer.value;
      if (isStoppable) return answer.refused;
      throw rejection(answer.refused.message);
    };
  };

  const calls = Object.entries(table).map(([name, one]) => [name, asked(name, one)]);
  // One function for each name of the table, which types its parameters and answer.
  return Object.fromEntries(calls) as Asking<Table>;
}
