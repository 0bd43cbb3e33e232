import { normaliseText } from "../../../base/sheet/normaliseText.ts";
import { splitHeaderBy, type HeaderParts } from "../../../base/sheet/splitHeader.ts";
import { findImportUnit } from "../../import/importUnits.ts";
import type { TableUnit } from "./TableUnit.ts";
import { TABLE_WORDS } from "./tableWords.ts";

const own = (kind: TableUnit["kind"], label: string, spellings: readonly string[], factor = 1) =>
  spellings.map((spelling): readonly [string, TableUnit] => [spelling, { kind, label, factor, origin: 0 }]);

const OWN: ReadonlyMap<string, TableUnit> = new Map([
  ...own("angle", "°", ["°", "deg", "grad", "度"]),
  ...own("current", "A", ["a", "安"]),
  ...own("current", "mA", ["ma", "毫安"], 1e-3),
  ...own("voltage", "V", ["v", "伏"]),
  ...own("voltage", "kV", ["kv", "千伏"], 1e3),
  ...own("mass", "t", ["t", "吨"], 1e3),
  ...own("mass", "g", ["g", "克"], 1e-3),
  // Of water, of which a kilogram is taken for a litre; the factor leads to m³/h.
  ...own("waterMass", "kg/h", ["kg/h", "千克/时", "公斤/时"], 1e-3),
  ...own("waterMass", "kg/s", ["kg/s", "千克/秒"], 3.6),
  ...own("waterMass", "t/h", ["t/h", "吨/时", "吨/小时"]),
  ...own("frequency", "Hz", ["hz", "赫兹"]),
]);

/** kW/台 is stated for each machine; the figure stays as printed. */
const EACH = /\/(?:台|只|组|套|pc|pcs|set|unit|pump|stück|stk)$/u;

/** The unit that a word means, if any; in lower case, as `normaliseText` leaves it. */
export function findTableUnit(spelling: string): TableUnit | undefined {
  const written = spelling.toLowerCase().replace(/\s+/gu, "").replace(EACH, "");
  const key = TABLE_WORDS.units.get(written) ?? written;
  // Without a digit or letter it is no unit; "1" alone would be the fraction of the import.
  if (key === "" || key === "1") return undefined;
  return OWN.get(key) ?? findImportUnit(key);
}

/** Removed first: brackets inside brackets would not be recognised as a unit. */
const A_WEIGHTED = /(?:db|дб)\s*\([aа]\)/giu;
/** A unit behind a blank that ends a head: 转速 min⁻¹ is taken apart by `splitHeaderBy`, (r·min⁻¹) is not. */
const INVERSE = /\(?\s*r[·*]min-1\s*\)?/giu;

/** Marks that refer to a footnote: 流量*, 噪声①, Flow †. */
const MARKS = /[*※†‡①-⑳]/gu;
/** A raised figure behind a word or bracket refers to a footnote; units such as m³ have fewer letters. */
const RAISED = /(?<=[\p{Script=Han})）]|\p{L}{4})[¹²³⁴⁵⁶⁷⁸⁹]+[)）]?/gu;

export const withoutMarks = (text: string): string => text.replace(MARKS, "").replace(RAISED, "");

/** A head's name in lower case, and its unit. */
export const splitTableHead = (text: string): HeaderParts<TableUnit> =>
  splitHeaderBy(
    normaliseText(withoutMarks(text)).replace(A_WEIGHTED, "dBA").replace(INVERSE, "(r/min)"),
    findTableUnit,
  );

/** An efficiency of 0.68. */
export const FRACTION: TableUnit = { kind: "percentage", label: "1", factor: 100, origin: 0 };

/** A unit by the label that a question offered. */
export const tableUnitLabelled = (label: string): TableUnit | undefined =>
  label === FRACTION.label ? FRACTION : findTableUnit(label.normalize("NFKC"));

/** A figure in the unit that the import stores its kind in: flows in m³/h, pressures in Pa, powers in kW. */
export const inStandard = (value: number, { factor, origin }: TableUnit): number => (value - origin) * factor;
