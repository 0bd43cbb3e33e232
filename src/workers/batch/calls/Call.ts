import type { Answered, Refusal } from "../run/answered.ts";
import type { NumberedSummary } from "../session/NumberedSummary.ts";

/**
 * The effect of a call on the open building. `read`: none. `show`: rooms and results stay, but another view
 * of them, or another building, is shown. `edit`: rooms or results change, which is refused for a read-only
 * building. A read only returns its answer; the others also send the page a state update.
 */
type Effect = "read" | "show" | "edit";

type Ask = (...args: never[]) => unknown;

/**
 * One call of a worker. `Asked` types its parameters and answer; the other properties tell both ends how to
 * handle it.
 */
export interface Call<
  Of extends Effect = Effect,
  Stoppable extends boolean = boolean,
  Asked extends Ask = Ask,
> {
  readonly effect: Of;
  /**
   * The call asks the server: it may fail, which is answered as a value, and it may be stopped before the
   * answer.
   */
  readonly isStoppable: Stoppable;
  /** Never present at run time. */
  readonly asked?: Asked;
}

export type CallTable = Readonly<Record<string, Call>>;

export const read = <Asked extends Ask>(): Call<"read", false, Asked> => ({
  effect: "read",
  isStoppable: false,
});
export const show = <Asked extends Ask>(): Call<"show", false, Asked> => ({
  effect: "show",
  isStoppable: false,
});
export const edit = <Asked extends Ask>(): Call<"edit", false, Asked> => ({
  effect: "edit",
  isStoppable: false,
});
export const stoppableRead = <Asked extends Ask>(): Call<"read", true, Asked> => ({
  effect: "read",
  isStoppable: true,
});
/** Only a change of building stops it: an edit that a person has begun is not left half done. */
export const stoppableEdit = <Asked extends Ask>(): Call<"edit", true, Asked> => ({
  effect: "edit",
  isStoppable: true,
});

type WithSignal<Args extends readonly unknown[]> = [...args: Args, signal: AbortSignal];

type Implemented<One> =
  One extends Call<Effect, infer Stoppable, infer Asked>
    ? Stoppable extends true
      ? (...args: WithSignal<Parameters<Asked>>) => Promise<Answered<ReturnType<Asked>>>
      : (...args: Parameters<Asked>) => ReturnType<Asked> | Promise<ReturnType<Asked>>
    : never;

/** The worker's implementation of each call in a table. */
export type Implementation<Table> = { readonly [Name in keyof Table]: Implemented<Table[Name]> };

type AskedOf<One> =
  One extends Call<infer Of, infer Stoppable, infer Asked>
    ? Stoppable extends true
      ? (
          ...args: Of extends "edit" ? Parameters<Asked> : WithSignal<Parameters<Asked>>
        ) => Promise<Answered<ReturnType<Asked>>>
      : (...args: Parameters<Asked>) => Promise<ReturnType<Asked>>
    : never;

/** The page's functions for the calls of a table. */
export type Asking<Table> = { readonly [Name in keyof Table]: AskedOf<Table[Name]> };

/** Answer of a call other than a read: the building's state update, and the value or the refusal. */
export type CallReply = { readonly update: NumberedSummary } & (
  { readonly value: unknown } | { readonly refused: Refusal }
);
