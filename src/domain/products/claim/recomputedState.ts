import type { AnswerFigure } from "./answerFigures.ts";

/** What a verdict of then is now, where it can be computed again. */
export type RecomputedState = "confirmed" | "confirmed-data-changed" | "confirmed-engine-changed" | "changed";

/** What is another one than then; an answer can differ without either, where somebody wrote the address. */
export interface Causes {
  readonly record: boolean;
  readonly engine: boolean;
}

/** What the record of then answers by the rules of now. */
export interface FormerAnswer {
  /** As the address claims. */
  readonly isClaimed: boolean;
  /** As the record of now does. */
  readonly isOfNow: boolean;
}

/**
 * What of it has made another answer, where the record of then is known. Neither: nothing that this program computes by
 * now leads to what the address claims.
 */
export function causesOfChange(causes: Causes, former: FormerAnswer | null): Causes {
  if (former === null) return causes;
  if (!former.isClaimed && !causes.engine) return { record: false, engine: false };
  return { record: !former.isOfNow, engine: causes.engine && !former.isClaimed };
}

/** @param isEqual the answer of now is, as shown, the one of then */
export function recomputedState(causes: Causes, isEqual: boolean): RecomputedState {
  if (!isEqual) return "changed";
  // The record says more of the product than the rules do: it goes first where both are others.
  if (causes.record) return "confirmed-data-changed";
  return causes.engine ? "confirmed-engine-changed" : "confirmed";
}

/** A figure of then beside that of now; `null` where it was not, or is no more. */
export interface ComparedFigure {
  readonly key: string;
  readonly claimed: string | null;
  readonly now: string | null;
}

/** Both answers side by side, in the order of now, with what is no more behind. */
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
