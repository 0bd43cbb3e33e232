const DELIMITERS = ["\t", ";", ","] as const;

/**
 * Cells of the tab-separated text that spreadsheets put on the clipboard. A cell in double quotes may hold tabs,
 * line breaks and doubled quotes. Where there is no tab, semicolons or commas separate (RFC 4180).
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
      // A delimiter at the very end opens one more, empty cell.
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

/** Title lines above a schedule have no delimiter; the schedule's own rows follow within this many lines. */
const LINES_LOOKED_AT = 50;

/** The delimiter found in most of the first lines; a tab wins over the others. */
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

/**
 * `null` when no quote closes right before a delimiter: then the opening quote is an ordinary character, as in
 * 12".
 */
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
