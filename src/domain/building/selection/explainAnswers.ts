import type { NoMatchReason } from "./multiRoom.ts";

interface Explained {
  readonly reasons: readonly NoMatchReason[];
}

/** A room whose products are only too large lacks nothing, and its reason already says what would help. */
const isOpen = ({ reasons }: Explained) =>
  reasons.length > 0 && reasons.every(({ code }) => code !== "no-requirement" && code !== "oversized");

/**
 * The answers of a selection; each room with a requirement but no match gets further reasons behind its own. Rooms
 * that match cost nothing.
 * @param reasonsOf the reasons of the rooms at these indices, in order; not called if there are none
 */
export function explainAnswers<Answer extends Explained>(
  answers: readonly Answer[],
  reasonsOf: (open: readonly number[]) => readonly (readonly NoMatchReason[])[],
): Answer[] {
  const explained = [...answers];
  const open = answers.flatMap((answer, at) => (isOpen(answer) ? [at] : []));
  if (open.length === 0) return explained;
  const found = reasonsOf(open);
  open.forEach((at, index) => {
    // Indices of the answers, and one list of reasons for each.
    const answer = answers[at]!;
    explained[at] = { ...answer, reasons: [...answer.reasons, ...found[index]!] };
  });
  return explained;
}
