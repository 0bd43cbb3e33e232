import type { DataType } from "../DataType.ts";
import type { CurveQuantity } from "../../physics/curve/curveQuantities.ts";
import type { PackedFit } from "../../physics/curve/packFit.ts";

/** One value of a property, in the unit of its definition. */
export type ImportedValue = { readonly propertyCode: string } & (
  | { readonly number: number }
  | { readonly text: string }
  | { readonly enumCode: string }
  | { readonly bool: boolean }
  | { readonly rangeFrom: number | null; readonly rangeTo: number | null }
);

/** One quantity over flow (m³/h, ascending) at one setting, in the quantity's own unit. */
export interface ImportedCurve {
  readonly quantity: CurveQuantity;
  readonly setting: string | null;
  /** r/min */
  readonly rotationalSpeed: number | null;
  readonly isScalable: boolean;
  readonly flows: readonly number[];
  readonly values: readonly number[];
  readonly fit: PackedFit;
}

/** A product that passed every check. Category, brand and model together identify it. */
export interface ImportedProduct {
  readonly categoryCode: string;
  /** Code or name. */
  readonly brand: string;
  readonly series: string | null;
  readonly model: string;
  readonly name: string;
  readonly source: string | null;
  /** Conversions that were made and points that contradict each other, shown beside the source. */
  readonly remark?: string | null;
  readonly values: readonly ImportedValue[];
  readonly curves: readonly ImportedCurve[];
}

/** A property as its category defines it. */
export interface ImportDefinition {
  readonly code: string;
  readonly name: string;
  readonly dataType: DataType;
  readonly unitSymbol: string | null;
  readonly enumValues: readonly { readonly code: string; readonly name: string }[];
}

/** All categories with their properties. */
export interface ImportStandard {
  readonly categories: readonly {
    readonly code: string;
    readonly name: string;
    readonly definitions: readonly ImportDefinition[];
  }[];
}
