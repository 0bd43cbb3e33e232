import type { Keyed } from "#domain/base/keyed.ts";

/** A stated value: a number, a text, yes or no, one of the property's enumerated values, or a range. */
export type SheetValue =
  | number
  | string
  | boolean
  | { readonly enum: string }
  | { readonly from: number | null; readonly to: number | null };

type Range = Extract<SheetValue, { readonly from: unknown }>;

export const asNumber = (value: SheetValue): number | null => (typeof value === "number" ? value : null);
export const asText = (value: SheetValue): string | null => (typeof value === "string" ? value : null);
export const asBool = (value: SheetValue): boolean | null => (typeof value === "boolean" ? value : null);
export const asEnum = (value: SheetValue): string | null =>
  typeof value === "object" && "enum" in value ? value.enum : null;
export const asRange = (value: SheetValue): Range | null =>
  typeof value === "object" && "from" in value ? value : null;

/** One quantity over the flows of its set, in the quantity's unit (domain/physics/curve). */
export interface CurveLine {
  /** A `CurveQuantity` of the domain, such as totalPressure or head. */
  readonly quantity: string;
  readonly values: readonly number[];
  /** The curve as it was fitted when it was written, as the domain packs it; null where no fit is possible. */
  readonly fit: unknown;
}

/** Quantities that were measured at the same flows, as they were listed. */
export interface CurveSet {
  /** Which set of a double-speed fan or which tap; null where the product has one set. */
  readonly setting: string | null;
  /** r/min; null where the source names none. */
  readonly rotationalSpeed: number | null;
  /** False for taps and power-limited lines, which no affinity law describes. */
  readonly isScalable: boolean;
  /** m³/h. */
  readonly flows: readonly number[];
  readonly lines: readonly CurveLine[];
}

/** Curves as they were measured. */
export interface MeasuredSet extends Omit<CurveSet, "lines"> {
  readonly lines: readonly Omit<CurveLine, "fit">[];
}

/** What acts of a product, and what its hash is of. A fit is what our rules make of the points, and is no part of it. */
export interface ProductRecord {
  readonly id: string;
  readonly values: Keyed<SheetValue>;
  readonly curves: readonly MeasuredSet[];
}
