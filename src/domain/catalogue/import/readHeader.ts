import { splitHeaderBy } from "../../base/sheet/splitHeader.ts";
import { normaliseText } from "../../base/sheet/normaliseText.ts";
import { findImportUnit, type ImportUnit } from "./importUnits.ts";

/** A header split for looking up names: `Total pressure [in.wg]` becomes `totalpressure` and in.wg. */
export interface ImportHeader {
  /** The header as the file writes it. */
  readonly text: string;
  /** The whole header as a name, for properties whose name ends like a unit. */
  readonly whole: string;
  readonly name: string;
  readonly unit: ImportUnit | null;
}

/** Removed first: brackets inside brackets would not be recognised as a unit. */
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

/**
 * Case, blanks and punctuation do not matter: `totalPressure`, `Total pressure` and `total_pressure` are the same.
 */
export const compactName = (text: string): string =>
  normaliseText(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");

/** The symbol of a quantity beside its Chinese name: 扬程 H, 效率 η. */
const SYMBOL = /^[a-zα-ω]{1,3}\d?$/u;

/**
 * The entry of `names` (compact) that a header names: in Chinese, in English or both at once; a symbol beside the
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
