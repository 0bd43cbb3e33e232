import type { PropertyCode } from "#domain/catalogue/properties.ts";
import type { CurveQuantity } from "#domain/physics/curve/curveQuantities.ts";
import type { ProductRow } from "../../database/schema/catalogueRows.ts";

/** Points of one quantity at one setting: flow in m³/h, values in the quantity's unit. */
export interface ListedCurve {
  readonly quantity: CurveQuantity;
  /** 高速 or 低速 of a double-speed fan. */
  readonly setting: string | null;
  /** r/min; `null` if the source names none, or if the speed falls along the curve. */
  readonly rotationalSpeed: number | null;
  readonly isScalable: boolean;
  readonly flows: readonly number[];
  readonly values: readonly number[];
}

type Stated<Value> = readonly (readonly [PropertyCode, Value | null])[];

/** A product to be written to the database; `null` means not stated. */
export interface CatalogueProduct {
  readonly product: ProductRow;
  readonly numbers: Stated<number>;
  readonly enums?: Stated<string>;
  readonly texts?: Stated<string>;
  readonly curves?: readonly ListedCurve[];
}
