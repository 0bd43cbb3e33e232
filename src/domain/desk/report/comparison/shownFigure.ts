/** A figure as it stands on a screen. */
export interface ShownFigure {
  readonly value: number;
  readonly decimals: number;
}

const SHOWN = /^(−?)(\d{1,3}(?:,\d{3})*)(?:\.(\d+))?$/u;

/**
 * The number that `formatNumber` has written: what a cell of a workbook holds, so that the file says neither more nor less
 * than the page; `null` for any other text.
 */
export function shownFigure(text: string): ShownFigure | null {
  const [, sign, whole, decimals = ""] = SHOWN.exec(text) ?? [];
  if (whole === undefined) return null;
  const size = Number(`${whole.replaceAll(",", "")}.${decimals}`);
  return { value: sign === "" ? size : -size, decimals: decimals.length };
}
