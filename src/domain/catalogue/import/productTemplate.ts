import type { ImportStandard } from "./ImportedProduct.ts";
import { readHeader } from "./readHeader.ts";

/** Columns of products of every category. */
const OF_EVERY = ["分类", "品牌", "系列", "型号", "名称"] as const;

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

/**
 * A file of products of one category to be filled in, as CSV: the headers by which the import knows its
 * properties, and a row that names the category. A byte order mark tells spreadsheets that it is UTF-8.
 */
export function productTemplate({ name, definitions }: ImportStandard["categories"][number]): string {
  const properties = definitions.map((each) => {
    const withUnit = `${each.name}(${each.unitSymbol ?? ""})`;
    // A unit that the import does not know would hide the name before it; without one, the property's own applies.
    return readHeader(withUnit).unit === null ? each.name : withUnit;
  });
  const rows = [[...OF_EVERY, ...properties], [name]];
  return `\uFEFF${rows.map((row) => `${row.map(quoted).join(",")}\r\n`).join("")}`;
}
