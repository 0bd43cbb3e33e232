type Cell = string | number | boolean | null | undefined;

const SPECIAL = /["\\]/gu;

const quoted = (text: string) => `"${text.replaceAll(SPECIAL, String.raw`\$&`)}"`;

/**
 * A column of cells as the literal of an array that PostgreSQL reads: {1,NULL,"a \"b\""}. As one string it crosses
 * the protocol at once, where a driver would look at every cell.
 */
export function arrayLiteral(cells: readonly Cell[]): string {
  const parts = cells.map((cell) => {
    if (cell === null || cell === undefined) return "NULL";
    return typeof cell === "string" ? quoted(cell) : String(cell);
  });
  return `{${parts.join(",")}}`;
}
