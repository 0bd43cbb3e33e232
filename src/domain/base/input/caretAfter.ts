/**
 * The caret's position in `clean(text)` when it stood at `caret` in `text`: behind the kept part of the characters
 * before it. Where that part depends on what follows, as a leading zero does, the position is in front of the kept
 * part of the characters behind it.
 */
export function caretAfter(clean: (text: string) => string, text: string, caret: number): number {
  const kept = clean(text);
  const before = clean(text.slice(0, caret));
  if (kept.startsWith(before)) return before.length;
  return Math.max(0, kept.length - clean(text.slice(caret)).length);
}
