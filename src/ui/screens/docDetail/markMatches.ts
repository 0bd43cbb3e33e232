import type { TextMatch } from "#domain/desk/documents/pageText.ts";

interface Part {
  readonly from: number;
  readonly to: number;
  readonly isCurrent: boolean;
}

/** The parts of a text run that matches cover, in order. */
function partsOf(
  run: number,
  length: number,
  matches: readonly TextMatch[],
  current: TextMatch | null,
): Part[] {
  return matches.flatMap((match) => {
    const { from, to } = match;
    if (run < from.run || run > to.run) return [];
    const begin = run === from.run ? from.offset : 0;
    const end = run === to.run ? to.offset : length;
    return end > begin ? [{ from: begin, to: end, isCurrent: match === current }] : [];
  });
}

/**
 * Marks matches in the text layer, whose elements correspond one to one to the page's text runs. Returns the first
 * element of the current match.
 */
export function markMatches(
  runs: readonly HTMLElement[],
  texts: readonly string[],
  matches: readonly TextMatch[],
  current: TextMatch | null,
): HTMLElement | null {
  let shown: HTMLElement | null = null;
  runs.forEach((element, run) => {
    const text = texts[run] ?? "";
    const parts = partsOf(run, text.length, matches, current);
    if (parts.length === 0) {
      if (element.childElementCount > 0) element.textContent = text;
      return;
    }
    const pieces: (Node | string)[] = [];
    let at = 0;
    for (const { from, to, isCurrent } of parts) {
      const mark = document.createElement("mark");
      mark.textContent = text.slice(from, to);
      if (isCurrent) {
        mark.dataset["current"] = "";
        shown ??= mark;
      }
      pieces.push(text.slice(at, from), mark);
      at = to;
    }
    element.replaceChildren(...pieces, text.slice(at));
  });
  return shown;
}
