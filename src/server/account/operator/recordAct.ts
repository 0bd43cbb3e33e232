import type { ActState, OperatorAct } from "#domain/desk/operators/operatorActs.ts";
import { operatorActs } from "../../database/schema/operatorSchema.ts";
import type { Queries } from "../../database/queries.ts";

/** The acting operator; null for a command at the terminal. */
export type Acting = { readonly userId: number; readonly account: string } | null;

interface Act {
  readonly act: OperatorAct;
  readonly subject: { readonly id: number; readonly name: string };
  /** State before and after, or a count. */
  readonly was?: ActState | number;
  readonly became?: ActState | number;
  readonly note?: string;
}

const textOf = (state: ActState | number | undefined) => (state === undefined ? null : String(state));

/** Adds an act to the record, within the transaction that performs it. */
export async function recordAct(
  inside: Queries,
  acting: Acting,
  { act, subject, was, became, note = "" }: Act,
): Promise<void> {
  await inside.insert(operatorActs).values({
    operatorId: acting?.userId ?? null,
    operatorAccount: acting?.account ?? null,
    act,
    subjectId: subject.id,
    subjectName: subject.name,
    was: textOf(was),
    became: textOf(became),
    note,
  });
}
