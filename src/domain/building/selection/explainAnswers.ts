import type { NoMatchReason } from "./multiRoom.ts";

interface Explained {
  readonly reasons: readonly NoMatchReason[];
}

/** What is only too large lacks nothing, and says itself what would help. */
const isOpen = ({ reasons }: Explained) =>
  reasons.length > 0 && reasons.every(({ code }) => code !== "no-requirement" && code !== "oversized");

/**
 * The answers of a selection, each room that asks for something and has no match with further reasons behind its own.
 * Rooms that match cost nothing.
 * @param reasonsOf the reasons of the rooms at these places, in their order; not called when there are none
 */
export function explainAnswers<Answer extends Explained>(
  answers: readonly Answer[],
  reasonsOf: (open: readonly number[]) => readonly (readonly NoMatchReason[])[],
): Answer[] {
  const explained = [...answers];
  const open = answers.flatMap((answer, at) => (isOpen(answer) ? [at] : []));
  if (open.length === 0) return explained;
  const found = reasonsOf(open);
  open.forEach((at, place) => {
    // Places of the answers, and one list of reasons for each.
    const answer = answers[at]!;
    explained[at] = { ...answer, reasons: [...answer.reasons, ...found[place]!] };
  });
  return explained;
}
