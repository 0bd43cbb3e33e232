import type { ComponentFacts, FactValue } from "../ComponentFacts.ts";
import { parameterGuid } from "./parameterGuid.ts";
import { catalogueKind, revitKind, type Quantity } from "./revitKind.ts";

type Facts = Pick<ComponentFacts, "categoryCode" | "values">;

const quoted = (text: string) => (/[",\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

function valueType(value: FactValue["value"]): Quantity["value"] {
  if (typeof value === "number") return "number";
  return typeof value === "boolean" ? "yesno" : "text";
}
const kindOf = ({ code, unit, value }: FactValue, categoryCode: string) =>
  revitKind({ code, unit, value: valueType(value) }, categoryCode);

function cell(value: FactValue["value"] | undefined): string {
  if (typeof value === "boolean") return value ? "1" : "0";
  return String(value ?? "");
}

/**
 * A type catalogue (.txt): a row for each product, a column for every property that any of them states. Revit
 * reads it beside a family of the same file name that has these parameters; by itself it creates nothing.
 */
export function typeCatalogue(products: readonly ComponentFacts[]): string {
  const columns = new Map(
    products.flatMap(({ categoryCode, values }) =>
      values.map((value) => [
        value.code,
        `${value.name}##${catalogueKind(kindOf(value, categoryCode), value.unit)}`,
      ]),
    ),
  );
  const rows = products.map(({ model, values }) => {
    const byCode = new Map(values.map(({ code, value }) => [code, value]));
    return [model, ...[...columns.keys()].map((code) => cell(byCode.get(code)))].map(quoted).join(",");
  });
  return `${["", ...columns.values()].map(quoted).join(",")}\r\n${rows.join("\r\n")}\r\n`;
}

/**
 * A file of shared parameters for what products of the category state. The unit of a plain number, which its kind
 * does not tell, stands in the description.
 */
export function sharedParameters({ categoryCode, values }: Facts): string {
  const groups = [...new Set(values.map(({ group }) => group))];
  const rows = values.map((value) => {
    const { code, name, group, unit } = value;
    const kind = kindOf(value, categoryCode);
    const described = kind === "NUMBER" && unit !== null ? `单位 ${unit}` : "";
    const groupNumber = String(groups.indexOf(group) + 1);
    const guid = parameterGuid(code, name, kind);
    return ["PARAM", guid, name, kind, "", groupNumber, "1", described, "1", "0"].join("\t");
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
