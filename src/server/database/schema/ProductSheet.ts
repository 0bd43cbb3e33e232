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
  /** The fitted curve, as the domain packs it; made when the line was written. Null if no fit is possible. */
  readonly fit: unknown;
}

/** Quantities that were measured at the same flows, in their original order. */
export interface CurveSet {
  /** Which speed of a double-speed fan or which tap; null if the product has one set. */
  readonly setting: string | null;
  /** r/min; null if the source states none. */
  readonly rotationalSpeed: number | null;
  /** False for taps and power-limited lines, which follow no affinity law. */
  readonly isScalable: boolean;
  /** m³/h. */
  readonly flows: readonly number[];
  readonly lines: readonly CurveLine[];
}

/** Curves as they were measured. */
export interface MeasuredSet extends Omit<CurveSet, "lines"> {
  readonly lines: readonly Omit<CurveLine, "fit">[];
}

/**
 * The part of a product that affects results, and from which its hash is made. A fit is computed from the
 * points by our rules and is not included.
 */
export interface ProductRecord {
  readonly id: string;
  readonly values: Keyed<SheetValue>;
  readonly curves: readonly MeasuredSet[];
}
