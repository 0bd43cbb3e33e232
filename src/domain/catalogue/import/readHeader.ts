import { splitHeaderBy } from "../../base/sheet/splitHeader.ts";
import { normaliseText } from "../../base/sheet/normaliseText.ts";
import { findImportUnit, type ImportUnit } from "./importUnits.ts";

/** A header as names are looked up by it: `Total pressure [in.wg]` is `totalpressure` and in.wg. */
export interface ImportHeader {
  /** As the file writes it. */
  readonly text: string;
  /** The whole header as a name, for properties whose name ends like a unit. */
  readonly whole: string;
  readonly name: string;
  readonly unit: ImportUnit | null;
}

/** Brackets inside brackets would not be taken for a unit. */
const A_WEIGHTED = /db\s*\(a\)/giu;

export function readHeader(text: string): ImportHeader {
  const { name, unit } = splitHeaderBy(text.replace(A_WEIGHTED, "dBA"), findImportUnit);
  return { text: text.trim(), whole: compactName(text), name: compactName(name), unit };
}

/** Reads each header of a file once. */
export type HeaderReader = (text: string) => ImportHeader;

export function createHeaderReader(): HeaderReader {
  const known = new Map<string, ImportHeader>();
  return (text) => {
    const header = known.get(text) ?? readHeader(text);
    known.set(text, header);
    return header;
  };
}

/** Case, blanks and signs make no other name: `totalPressure`, `Total pressure` and `total_pressure` are one. */
export const compactName = (text: string): string =>
  normaliseText(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");

/** 扬程 H, 效率 η: a quantity's symbol beside its Chinese name. */
const SYMBOL = /^[a-zα-ω]{1,3}\d?$/u;

/**
 * What a header names among `names` (compact): in Chinese, in English, or in both at once; a symbol beside the
 * Chinese name does not matter.
 */
export function namedBy<Named>({ whole, name }: ImportHeader, names: ReadonlyMap<string, Named>) {
  const direct = names.get(whole) ?? names.get(name);
  if (direct !== undefined) return direct;
  const chinese = name.replace(/[^\p{Script=Han}]/gu, "");
  const latin = name.replace(/\p{Script=Han}/gu, "");
  if (chinese === "" || latin === "") return undefined;
  const found = names.get(chinese);
  return found !== undefined && (SYMBOL.test(latin) || names.get(latin) === found) ? found : undefined;
}
