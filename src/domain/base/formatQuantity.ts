import { formatNumber, formatPlain, MISSING } from "./formatNumber.ts";

/** Small values of a unit may need more decimals than usual. */
interface Finer {
  /** Applies when the rounded value is below this. */
  readonly below: number;
  readonly decimals: number;
}

interface UnitFormat {
  readonly decimals: number;
  /** Ordered by ascending bound. */
  readonly finer?: readonly Finer[];
}

/**
 * How measured and computed figures are written everywhere: list, detail, chart, comparison, data sheet and
 * workbook. Each unit stands for one kind of quantity here. Figures that a person entered are shown as entered.
 */
const FORMATS: ReadonlyMap<string, UnitFormat> = new Map<string, UnitFormat>([
  // Water flows are tens of m³/h where air flows are thousands; a fan coil's water flow is below one.
  [
    "m³/h",
    {
      decimals: 0,
      finer: [
        { below: 1, decimals: 2 },
        { below: 100, decimals: 1 },
      ],
    },
  ],
  ["L/s", { decimals: 2 }],
  ["Pa", { decimals: 0, finer: [{ below: 10, decimals: 1 }] }],
  ["m", { decimals: 2 }],
  ["m/s", { decimals: 2 }],
  // A circulator pump takes tens of watts.
  ["㎡", { decimals: 2, finer: [{ below: 0.1, decimals: 4 }] }],
  ["kW", { decimals: 2, finer: [{ below: 0.1, decimals: 3 }] }],
  ["%", { decimals: 1 }],
  ["r/min", { decimals: 0 }],
  ["dB(A)", { decimals: 1 }],
  ["kJ/kg", { decimals: 0 }],
  ["W/(m³/h)", { decimals: 3 }],
]);

/**
 * Number of decimals for a value in its unit; `null` when the unit has no format and the value keeps its own
 * decimals.
 */
export function decimalsOf(unit: string | null, value: number): number | null {
  const format = FORMATS.get(unit ?? "");
  if (format === undefined) return null;
  const size = Math.abs(value);
  // A value that rounds to zero even with the finer decimals gets none of them.
  const finer = format.finer?.find(({ below, decimals }) => {
    const rounded = Number(size.toFixed(decimals));
    return rounded > 0 && rounded < below;
  });
  return (finer ?? format).decimals;
}

/** The figure as shown, without its unit. */
export function formatQuantity(value: number | null, unit: string | null): string {
  if (value === null || !Number.isFinite(value)) return MISSING;
  const decimals = decimalsOf(unit, value);
  return decimals === null ? formatPlain(value) : formatNumber(value, decimals);
}

/** `12,267 m³/h`; a missing value has no unit. */
export function quantityText(value: number | null, unit: string | null): string {
  const text = formatQuantity(value, unit);
  return text === MISSING || !unit ? text : `${text} ${unit}`;
}

/** The value rounded to the decimals that are shown. */
export function asShown(value: number, unit: string): number {
  const decimals = decimalsOf(unit, value);
  return decimals === null ? value : Number(value.toFixed(decimals));
}
