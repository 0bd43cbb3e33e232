import { answered, type Answered, type Refusal } from "../run/answered.ts";
import type { Call, CallTable, Implementation, CallReply } from "./Call.ts";
import type { NumberedSummary } from "../session/NumberedSummary.ts";

interface ServingParts {
  /** The building's current state. */
  readonly update: () => NumberedSummary;
  /** Why the building may not be changed now; `null` if it may. */
  readonly refuseEdit: () => Refusal | null;
}

type Work = (...args: unknown[]) => unknown;

/** The worker's end of a table of calls. */
export function serveCalls<Table extends CallTable>(
  table: Table,
  implementation: Implementation<Table>,
  { update, refuseEdit }: ServingParts,
) {
  const asking = new Map<unknown, AbortController>();

  async function stoppable(work: Work, [callId, ...args]: readonly unknown[]): Promise<unknown> {
    const controller = new AbortController();
    asking.set(callId, controller);
    try {
      return await answered(async () => (await work(...args, controller.signal)) as Answered<unknown>);
    } finally {
      asking.delete(callId);
    }
  }

  const served = (work: Work, { effect, isStoppable }: Call) => {
    const run = (args: readonly unknown[]) => (isStoppable ? stoppable(work, args) : work(...args));
    if (effect === "read") return (...args: unknown[]) => run(args);
    return async (...args: unknown[]): Promise<CallReply> => {
      const refused = effect === "edit" ? refuseEdit() : null;
      if (refused) return { update: update(), refused };
      const value = await run(args);
      return { update: update(), value };
    };
  };

  // The page has checked the arguments by the same table.
  const works = implementation as unknown as Readonly<Record<string, Work>>;
  const calls = Object.entries(table).map(([name, call]) => [name, served(works[name]!, call)] as const);
  return {
    // One for each name of the table.
    calls: Object.fromEntries(calls) as Readonly<Record<keyof Table, (...args: unknown[]) => unknown>>,
    stop: (callId: number): void => asking.get(callId)?.abort(),
    stopAll(): void {
      for (const controller of asking.values()) controller.abort();
    },
  };
}
