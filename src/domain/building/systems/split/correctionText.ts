import type { GridTable, LineTable } from "../seriesCorrections.ts";

const ROWS = /[;；\n]+/u;
const HEAD = /[:：=]/u;
const FIGURES = /[,，、\s]+/u;
const PERCENT = 100;

const numbersOf = (text: string): readonly number[] =>
  text
    .split(FIGURES)
    .filter((each) => each !== "")
    .map(Number);

interface TextRow {
  /** The figure before the colon; NaN for the words of a head. */
  readonly at: number;
  readonly figures: readonly number[];
}

/**
 * Rows of a table in words: a figure, a colon and figures, with semicolons between rows. null if the text is no
 * table.
 */
function rowsOf(text: string): readonly TextRow[] | null {
  const rows = text
    .split(ROWS)
    .filter((row) => row.trim() !== "")
    .map((row): TextRow | null => {
      const [head, figures, more] = row.split(HEAD);
      if (head === undefined || figures === undefined || more !== undefined) return null;
      return { at: head.trim() === "" ? Number.NaN : Number(head), figures: numbersOf(figures) };
    });
  const isWhole = rows.length > 1 && rows.every((row) => row !== null && row.figures.every(Number.isFinite));
  return isWhole ? (rows as readonly TextRow[]) : null;
}

const ascends = (list: readonly number[]): boolean =>
  list.every((each, at) => Number.isFinite(each) && (at === 0 || each > list[at - 1]!));

/** A table over one figure: `50: 0.53; 100: 1; 130: 1.06`. null if the text is no table. */
export function lineTableOf(text: string): LineTable | null {
  const rows = rowsOf(text);
  if (rows === null || rows.some(({ figures }) => figures.length !== 1)) return null;
  const at = rows.map((row) => row.at);
  return ascends(at) ? { at, factors: rows.map(({ figures }) => figures[0]!) } : null;
}

/**
 * A table over two figures: `m\%: 50, 130; 10: 1, 1; 100: 0.95, 0.9`. The first row has the figures across; each
 * other row begins with the figure down. null if the text is no table.
 */
export function gridTableOf(text: string): {
  readonly down: readonly number[];
  readonly across: readonly number[];
  readonly factors: readonly (readonly number[])[];
} | null {
  const [head, ...rows] = rowsOf(text) ?? [];
  if (head === undefined || !Number.isNaN(head.at)) return null;
  const [down, across] = [rows.map(({ at }) => at), head.figures];
  if (!ascends(down) || !ascends(across) || across.length === 0) return null;
  if (rows.some(({ figures }) => figures.length !== across.length)) return null;
  return { down, across, factors: rows.map(({ figures }) => figures) };
}

/** f_CR over the ratio in % */
export function ratioTableOf(text: string): LineTable | null {
  const found = lineTableOf(text);
  return found && { at: found.at.map((each) => each / PERCENT), factors: found.factors };
}

/** A table over two figures for `gridFactor`: the figure down is its length, the figure across its ratio. */
export function pairTableOf(text: string): GridTable | null {
  const found = gridTableOf(text);
  return found && { lengths: found.down, ratios: found.across, factors: found.factors };
}

/** f_L over the equivalent length in m and the ratio in % */
export function pipeTableOf(text: string): GridTable | null {
  const found = pairTableOf(text);
  return found && { ...found, ratios: found.ratios.map((each) => each / PERCENT) };
}
