const DELIMITERS = ["\t", ";", ","] as const;

/**
 * Cells of tab-separated text as spreadsheets put it on the clipboard: a cell in double quotes may hold tabs,
 * line breaks and doubled quotes. Semicolons or commas are taken where there is no tab (RFC 4180).
 */
export function parseDelimited(text: string): string[][] {
  const delimiter = delimiterOf(text);
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < text.length) {
    const cell = cellAt(text, at, delimiter);
    row.push(cell.text);
    at = cell.end;
    if (text[at] === delimiter) {
      at++;
      // A delimiter at the very end still opens a cell.
      if (at === text.length) row.push("");
      continue;
    }
    rows.push(row);
    row = [];
    if (text[at] === "\r") at++;
    if (text[at] === "\n") at++;
  }
  if (row.length > 0) rows.push(row);
  return rows;
}

/** Titles above a schedule have none; a schedule's own rows soon tell. */
const LINES_LOOKED_AT = 50;

/** The delimiter in most of the first lines; a tab before the others. */
function delimiterOf(text: string): string {
  const lines = text.split(/\r\n?|\n/u, LINES_LOOKED_AT);
  const linesWith = (delimiter: string) => lines.filter((line) => line.includes(delimiter)).length;
  let best = DELIMITERS[0] as string;
  for (const delimiter of DELIMITERS) if (linesWith(delimiter) > linesWith(best)) best = delimiter;
  return best;
}

function cellAt(text: string, start: number, delimiter: string): { text: string; end: number } {
  if (text[start] === '"') {
    const quoted = quotedCellAt(text, start, delimiter);
    if (quoted) return quoted;
  }
  let end = start;
  while (end < text.length && text[end] !== delimiter && text[end] !== "\n" && text[end] !== "\r") end++;
  return { text: text.slice(start, end), end };
}

/** `null` when the quote is never closed before a delimiter: then it is a character like any other, as in 12". */
function quotedCellAt(text: string, start: number, delimiter: string): { text: string; end: number } | null {
  for (let close = text.indexOf('"', start + 1); close >= 0; close = text.indexOf('"', close + 1)) {
    const next = text[close + 1];
    if (next === '"') {
      close++;
      continue;
    }
    if (next !== undefined && next !== delimiter && next !== "\n" && next !== "\r") return null;
    return { text: text.slice(start + 1, close).replaceAll('""', '"'), end: close + 1 };
  }
  return null;
}
