/**
 * Where the caret belongs in `clean(text)` that stood at `caret` in `text`: behind what is kept of the signs before it.
 * Where those change by what follows them, as a leading zero does, in front of what is kept of the signs behind it.
 */
export function caretAfter(clean: (text: string) => string, text: string, caret: number): number {
  const kept = clean(text);
  const before = clean(text.slice(0, caret));
  if (kept.startsWith(before)) return before.length;
  return Math.max(0, kept.length - clean(text.slice(caret)).length);
}
