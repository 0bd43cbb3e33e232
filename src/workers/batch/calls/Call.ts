import type { Answered, Refusal } from "../run/answered.ts";
import type { NumberedSummary } from "../session/NumberedSummary.ts";

/**
 * What a call does to the open building. `look`: nothing. `show`: rooms and results stay as they are, but another view
 * of them, or another building, is shown. `edit`: rooms or results change, which is refused where they may only be
 * looked at. A look answers what was asked; the others tell the page besides how the building stands then.
 */
type Effect = "look" | "show" | "edit";

type Ask = (...args: never[]) => unknown;

/** One call of a worker. By `Asked` the compiler knows what is asked and answered, by the rest both ends what to do. */
export interface Call<
  Of extends Effect = Effect,
  Stoppable extends boolean = boolean,
  Asked extends Ask = Ask,
> {
  readonly effect: Of;
  /** It asks the server: it may fail, which is answered as a value, and it may be stopped before it is answered. */
  readonly isStoppable: Stoppable;
  /** Never there at run time. */
  readonly asked?: Asked;
}

export type CallTable = Readonly<Record<string, Call>>;

export const look = <Asked extends Ask>(): Call<"look", false, Asked> => ({
  effect: "look",
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
export const stoppableLook = <Asked extends Ask>(): Call<"look", true, Asked> => ({
  effect: "look",
  isStoppable: true,
});
/** Stopped by another building alone: an edit that a person has begun is not left half way. */
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

/** What the worker does for each call of a table. */
export type Implementation<Table> = { readonly [Name in keyof Table]: Implemented<Table[Name]> };

type AskedOf<One> =
  One extends Call<infer Of, infer Stoppable, infer Asked>
    ? Stoppable extends true
      ? (
          ...args: Of extends "edit" ? Parameters<Asked> : WithSignal<Parameters<Asked>>
        ) => Promise<Answered<ReturnType<Asked>>>
      : (...args: Parameters<Asked>) => Promise<ReturnType<Asked>>
    : never;

/** How the page asks each call of a table. */
export type Asking<Table> = { readonly [Name in keyof Table]: AskedOf<Table[Name]> };

/** What crosses for a call that is no mere look: how the building stands after it, and its answer or why there is none. */
export type Telling = { readonly told: NumberedSummary } & (
  { readonly value: unknown } | { readonly refused: Refusal }
);
