import type { AnswerFigure } from "./answerFigures.ts";

/** Result of rechecking a claim that can be computed again. */
export type RecomputedState = "confirmed" | "confirmed-data-changed" | "confirmed-engine-changed" | "changed";

/** What has changed since the claim. An answer can also differ without a cause, if somebody edited the address. */
export interface Causes {
  readonly record: boolean;
  readonly engine: boolean;
}

/** The answer that the former record gives under today's rules. */
export interface FormerAnswer {
  /** It equals the answer that the address claims. */
  readonly isClaimed: boolean;
  /** It equals the answer of today's record. */
  readonly isOfNow: boolean;
}

/**
 * Which causes really changed the answer, if the former record is known. If neither did, no record and rules of
 * today lead to what the address claims.
 */
export function causesOfChange(causes: Causes, former: FormerAnswer | null): Causes {
  if (former === null) return causes;
  if (!former.isClaimed && !causes.engine) return { record: false, engine: false };
  return { record: !former.isOfNow, engine: causes.engine && !former.isClaimed };
}

/** @param isEqual today's answer as shown equals the claimed one */
export function recomputedState(causes: Causes, isEqual: boolean): RecomputedState {
  if (!isEqual) return "changed";
  // If both changed, the record is named, because it says more about the product than the rules do.
  if (causes.record) return "confirmed-data-changed";
  return causes.engine ? "confirmed-engine-changed" : "confirmed";
}

/** A claimed figure beside today's; `null` where one of them is missing. */
export interface ComparedFigure {
  readonly key: string;
  readonly claimed: string | null;
  readonly now: string | null;
}

/** Both answers side by side, in the order of today's; figures that no longer exist come last. */
export function compareAnswers(
  claimed: readonly AnswerFigure[],
  now: readonly AnswerFigure[],
): readonly ComparedFigure[] {
  const textIn = (answer: readonly AnswerFigure[], key: string) =>
    answer.find((figure) => figure.key === key)?.text ?? null;
  return [
    ...now.map(({ key, text }) => ({ key, claimed: textIn(claimed, key), now: text })),
    ...claimed.flatMap(({ key, text }) =>
      textIn(now, key) === null ? [{ key, claimed: text, now: null }] : [],
    ),
  ];
}

export const isSameFigure = ({ claimed, now }: ComparedFigure): boolean => claimed === now;
