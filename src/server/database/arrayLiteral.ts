type Cell = string | number | boolean | null | undefined;

const SPECIAL = /["\\]/gu;

const quoted = (text: string) => `"${text.replaceAll(SPECIAL, String.raw`\$&`)}"`;

/**
 * A column of cells as a PostgreSQL array literal: {1,NULL,"a \"b\""}. It is sent as one string, where a
 * driver would look at every cell.
 */
export function arrayLiteral(cells: readonly Cell[]): string {
  const parts = cells.map((cell) => {
    if (cell === null || cell === undefined) return "NULL";
    return typeof cell === "string" ? quoted(cell) : String(cell);
  });
  return `{${parts.join(",")}}`;
}
