import { formatNumber, formatPlain, MISSING } from "./formatNumber.ts";

/** Smaller figures of a unit may need more decimals than its usual ones. */
interface Finer {
  /** What a figure must round to less than. */
  readonly below: number;
  readonly decimals: number;
}

interface UnitFormat {
  readonly decimals: number;
  /** From the smallest bound up. */
  readonly finer?: readonly Finer[];
}

/**
 * How every measured or computed figure is written, wherever it stands: list, detail, chart, comparison, data sheet and
 * workbook. A unit means one kind of quantity here; what a person entered is shown as entered.
 */
const FORMATS: ReadonlyMap<string, UnitFormat> = new Map<string, UnitFormat>([
  // Water moves in tens of m³/h where air moves in thousands; the coil of one fan coil takes less than one.
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
  // A circulator takes some ten watts.
  ["㎡", { decimals: 2, finer: [{ below: 0.1, decimals: 4 }] }],
  ["kW", { decimals: 2, finer: [{ below: 0.1, decimals: 3 }] }],
  ["%", { decimals: 1 }],
  ["r/min", { decimals: 0 }],
  ["dB(A)", { decimals: 1 }],
  ["kJ/kg", { decimals: 0 }],
  ["W/(m³/h)", { decimals: 3 }],
]);

/** Decimals of a figure in its unit; `null` where the unit has no format and a figure keeps those it has. */
export function decimalsOf(unit: string | null, value: number): number | null {
  const format = FORMATS.get(unit ?? "");
  if (format === undefined) return null;
  const size = Math.abs(value);
  // What would round to nothing is written like nothing at all.
  const finer = format.finer?.find(({ below, decimals }) => {
    const rounded = Number(size.toFixed(decimals));
    return rounded > 0 && rounded < below;
  });
  return (finer ?? format).decimals;
}

/** A figure as it is shown, without its unit. */
export function formatQuantity(value: number | null, unit: string | null): string {
  if (value === null || !Number.isFinite(value)) return MISSING;
  const decimals = decimalsOf(unit, value);
  return decimals === null ? formatPlain(value) : formatNumber(value, decimals);
}

/** `12,267 m³/h`; what is missing has no unit. */
export function quantityText(value: number | null, unit: string | null): string {
  const text = formatQuantity(value, unit);
  return text === MISSING || !unit ? text : `${text} ${unit}`;
}

/** The number that stands there when it is shown. */
export function asShown(value: number, unit: string): number {
  const decimals = decimalsOf(unit, value);
  return decimals === null ? value : Number(value.toFixed(decimals));
}
