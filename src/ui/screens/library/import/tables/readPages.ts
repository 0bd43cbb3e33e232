/** The first and last page of `12` or `12-18`; `null` for all pages, `undefined` for an invalid text. */
export function readPages(text: string): readonly [first: number, last: number] | null | undefined {
  if (text.trim() === "") return null;
  const [, first, last] =
    /^\s*(?<first>\d{1,5})\s*(?:[-–~至]\s*(?<last>\d{1,5})\s*)?$/u.exec(text.normalize("NFKC")) ?? [];
  if (first === undefined) return undefined;
  const [from, to] = [Number(first), Number(last ?? first)];
  return from < 1 || to < from ? undefined : [from, to];
}
