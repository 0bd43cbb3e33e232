import { keyOf, type ScheduleTable } from "./findTables.ts";

/**
 * Tells tables of one form from those of another, in this schedule and in later ones: their headers, column by column
 * from the first. Short enough to be kept, and nobody can read a project's words out of it.
 */
export function formKeyOf({ grid, header: { columns } }: ScheduleTable): string {
  const first = columns[0]?.column ?? 0;
  // Where another column is hidden another one may be meant.
  const hidden = (column: number) => (grid.hiddenColumns?.has(column) ? "-" : "");
  return hash(
    columns.map(({ column, header }) => `${column - first}${hidden(column)}${keyOf(header)}`).join("|"),
  );
}

/** cyrb53, a hash of 53 bits by multiplication (public domain). */
function hash(text: string): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36);
}
