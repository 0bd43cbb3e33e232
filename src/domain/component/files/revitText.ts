import { ifcIdentifier } from "./ifcIdentifier.ts";
import type { ComponentFacts, FactValue } from "./ComponentFacts.ts";

/** Words of a type catalogue: kind and unit, by the unit of the catalogue. Whatever has none is a plain number. */
const UNITS: ReadonlyMap<string, string> = new Map([
  ["mm", "LENGTH##MILLIMETERS"],
  ["m³/h", "HVAC_AIR_FLOW##CUBIC_METERS_PER_HOUR"],
  ["Pa", "HVAC_PRESSURE##PASCALS"],
  ["kPa", "HVAC_PRESSURE##KILOPASCALS"],
  ["kW", "HVAC_POWER##KILOWATTS"],
  ["W", "HVAC_POWER##WATTS"],
  ["㎡", "AREA##SQUARE_METERS"],
]);
/** Its kind alone, as a file of shared parameters says it. */
const kindOf = (unit: string | null) => (unit === null ? undefined : UNITS.get(unit)?.split("##")[0]);
const quoted = (text: string) => (/[",\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
const header = ({ name, unit, value }: FactValue) =>
  `${name}##${typeof value === "number" ? ((unit === null ? undefined : UNITS.get(unit)) ?? "OTHER##") : "OTHER##"}`;

/** A type catalogue (.txt beside the office's own family): a row a product, a column for whatever any of them states. */
export function typeCatalogue(products: readonly ComponentFacts[]): string {
  const columns = [
    ...new Map(products.flatMap(({ values }) => values).map((value) => [value.code, value])).values(),
  ];
  const rows = products.map(({ model, values }) => {
    const byCode = new Map(values.map(({ code, value }) => [code, value]));
    return [model, ...columns.map(({ code }) => String(byCode.get(code) ?? ""))].map(quoted).join(",");
  });
  return `${["", ...columns.map(header)].map(quoted).join(",")}\r\n${rows.join("\r\n")}\r\n`;
}

/** The 128 bits of an identifier as Revit writes them; the same parameter has the same in every file. */
function guidOf(name: string): string {
  const digits = Array.from(ifcIdentifier(name) + ifcIdentifier(`${name}+`))
    .map((digit) => (digit.charCodeAt(0) % 16).toString(16))
    .join("")
    .slice(0, 32);
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    digits.slice(12, 16),
    digits.slice(16, 20),
    digits.slice(20),
  ].join("-");
}

/** A file of shared parameters: what products of the category state. */
export function sharedParameters(values: readonly FactValue[]): string {
  const groups = [...new Set(values.map(({ group }) => group))];
  const rows = values.map(({ code, name, group, unit, value }) => {
    const type = typeof value === "number" ? (kindOf(unit) ?? "NUMBER") : "TEXT";
    return ["PARAM", guidOf(code), name, type, "", String(groups.indexOf(group) + 1), "1", "", "1", "0"].join(
      "\t",
    );
  });
  return [
    "# This is a Revit shared parameter file.",
    "# Do not edit manually.",
    "*META\tVERSION\tMINVERSION",
    "META\t2\t1",
    "*GROUP\tID\tNAME",
    ...groups.map((group, at) => `GROUP\t${at + 1}\t${group}`),
    "*PARAM\tGUID\tNAME\tDATATYPE\tDATACATEGORY\tGROUP\tVISIBLE\tDESCRIPTION\tUSERMODIFIABLE\tHIDEWHENNOVALUE",
    ...rows,
    "",
  ].join("\r\n");
}
