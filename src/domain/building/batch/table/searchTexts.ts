import type { RoomColumns } from "./RoomColumns.ts";

/** Stands between code and name, so that no search matches across them. */
const GAP = "\n";

interface SearchTexts {
  readonly names: readonly string[];
  readonly texts: readonly string[];
}

const known = new WeakMap<readonly string[], SearchTexts>();

export const foldCase = (text: string) => text.trim().toLowerCase();

/** Code and name of each room in lower case; computed once until a code or name changes. */
export function searchTexts({ codes, names }: RoomColumns): readonly string[] {
  const cached = known.get(codes);
  if (cached?.names === names) return cached.texts;
  const texts = codes.map((code, row) => `${code}${GAP}${names[row]!}`.toLowerCase());
  known.set(codes, { names, texts });
  return texts;
}
