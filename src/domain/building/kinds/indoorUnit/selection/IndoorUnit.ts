import { PROPERTY } from "../../../../catalogue/properties.ts";
import type { Power } from "../../../../base/units.ts";

/** What an indoor unit is checked by and shows, in the order of the specification's check items 1 and 2. */
export const INDOOR_UNIT_FIGURES = ["cooling", "heating"] as const;
export type IndoorUnitFigure = (typeof INDOOR_UNIT_FIGURES)[number];

/** The property that a request and an answer name a figure by. */
export const INDOOR_UNIT_PROPERTY = {
  cooling: PROPERTY.coolingCapacity,
  heating: PROPERTY.heatingCapacity,
} as const satisfies Readonly<Record<IndoorUnitFigure, string>>;

/** A multi-split indoor unit as selection needs it. `null` is not stated. */
export interface IndoorUnit {
  readonly id: string;
  readonly model: string;
  readonly brandCode: string;
  /** Code of 产品类型. */
  readonly productType: string | null;
  /** Code of 结构形式. */
  readonly structure: string | null;
  /** Rated capacities. */
  readonly cooling: Power | null;
  readonly heating: Power | null;
  readonly inputPower: Power | null;
  /** dB(A); absent is not stated. */
  readonly noise?: number | null;
}
