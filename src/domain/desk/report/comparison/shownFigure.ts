export interface ShownFigure {
  readonly value: number;
  readonly decimals: number;
}

const SHOWN = /^(−?)(\d{1,3}(?:,\d{3})*)(?:\.(\d+))?$/u;

/**
 * The number in a text that `formatNumber` has written, stored in a workbook's cell, so that file and page agree
 * exactly; `null` for any other text.
 */
export function shownFigure(text: string): ShownFigure | null {
  const [, sign, whole, decimals = ""] = SHOWN.exec(text) ?? [];
  if (whole === undefined) return null;
  const size = Number(`${whole.replaceAll(",", "")}.${decimals}`);
  return { value: sign === "" ? size : -size, decimals: decimals.length };
}
