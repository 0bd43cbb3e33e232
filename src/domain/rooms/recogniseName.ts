import { FIELD_NAMES, VAGUE_NAMES } from "./fieldNames.ts";
import type { RoomField } from "./importPreview.ts";

/**
 * `qualified`: the name is that of a field, but words beside it say that the column holds something else,
 * as the W/m² of 冷负荷（W/m²）.
 */
export type NameMatch = { readonly field: RoomField; readonly is: "plain" | "vague" | "qualified" };

/** 冷负荷 Qc, 热湿比 ε: a quantity's symbol beside its name. */
const SYMBOL = /^[a-zα-ω]{1,3}\d?$/u;

/** The field that a header without its unit names, in Chinese, in English, or in both at once. */
export function recogniseName(name: string): NameMatch | null {
  const chinese = name.replace(/[^\p{Script=Han}]/gu, "");
  const latin = name.replace(/[^a-zα-ω0-9/%#]/gu, "").replace(/^\/+|\/+$/gu, "");

  const names = FIELD_NAMES.find((candidate) =>
    chinese === "" ? candidate.english.test(latin) : candidate.chinese.test(chinese),
  );
  if (!names) return null;
  const { field } = names;
  if (chinese !== "" && latin !== "" && !SYMBOL.test(latin) && !names.english.test(latin))
    return { field, is: "qualified" };
  return { field, is: VAGUE_NAMES.has(chinese || latin) ? "vague" : "plain" };
}
