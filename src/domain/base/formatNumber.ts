/** Shown where a figure is missing. */
export const MISSING = "- -";

const formats = new Map<number, Intl.NumberFormat>();
function formatOf(digits: number): Intl.NumberFormat {
  let format = formats.get(digits);
  if (!format) {
    format = new Intl.NumberFormat("en-US", {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
    formats.set(digits, format);
  }
  return format;
}

/** A figure in a table: fixed decimals, comma for thousands, a true minus sign, never minus zero. */
export function formatNumber(value: number | null, digits: number): string {
  if (value === null || !Number.isFinite(value)) return MISSING;
  const size = formatOf(digits).format(Math.abs(value));
  return value < 0 && /[1-9]/u.test(size) ? `−${size}` : size;
}

/** A figure on a data sheet: as many decimals as it has, at most `digits`. */
export function formatPlain(value: number, digits = 6): string {
  const rounded = Number(value.toFixed(digits));
  const decimals = (/\.(\d+)$/u.exec(String(rounded))?.[1] ?? "").length;
  return formatNumber(rounded, decimals);
}
