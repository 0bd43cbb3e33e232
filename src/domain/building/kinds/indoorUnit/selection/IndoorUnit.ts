import { PROPERTY } from "../../../../catalogue/properties.ts";
import type { Power } from "../../../../base/units.ts";

/**
 * The figures by which an indoor unit is checked and shown, in the order of the specification's check items 1 and
 * 2.
 */
export const INDOOR_UNIT_FIGURES = ["cooling", "heating"] as const;
export type IndoorUnitFigure = (typeof INDOOR_UNIT_FIGURES)[number];

/** The property by which requests and answers name a figure. */
export const INDOOR_UNIT_PROPERTY = {
  cooling: PROPERTY.coolingCapacity,
  heating: PROPERTY.heatingCapacity,
} as const satisfies Readonly<Record<IndoorUnitFigure, string>>;

/** A multi-split indoor unit with what selection needs. `null` is not stated. */
export interface IndoorUnit {
  readonly id: string;
  readonly model: string;
  readonly brandCode: string;
  /** Code of 产品类型 (product type). */
  readonly productType: string | null;
  /** Code of 结构形式 (structure). */
  readonly structure: string | null;
  /** Rated capacities. */
  readonly cooling: Power | null;
  readonly heating: Power | null;
  readonly inputPower: Power | null;
  /** dB(A); absent is not stated. */
  readonly noise?: number | null;
}
