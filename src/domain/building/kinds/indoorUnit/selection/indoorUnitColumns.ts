import { byTieOrder } from "../../../selection/byTieOrder.ts";
import type { IndoorUnit, IndoorUnitFigure } from "./IndoorUnit.ts";

type Figures = Float64Array<ArrayBuffer>;

/**
 * The candidates as a structure of arrays, made once per catalogue and given to each engine thread once. Each row
 * is a product. Plain data that can be cloned.
 */
export interface IndoorUnitColumns {
  readonly ids: readonly string[];
  readonly models: readonly string[];
  readonly brandCodes: readonly string[];
  readonly productTypes: readonly (string | null)[];
  readonly structures: readonly (string | null)[];
  /** kW; NaN is "not stated". */
  readonly figures: Readonly<Record<IndoorUnitFigure, Figures>>;
  /** dB(A); NaN is "not stated". */
  readonly noise: Figures;
  /** Rank of each row among equally good candidates. */
  readonly tieOrder: Uint32Array<ArrayBuffer>;
}

export function indoorUnitColumns(units: readonly IndoorUnit[]): IndoorUnitColumns {
  const tieOrder = new Uint32Array(units.length);
  units
    .map((unit, row) => ({ unit, row }))
    .sort((a, b) => byTieOrder(a.unit, b.unit))
    .forEach(({ row }, index) => (tieOrder[row] = index));
  return {
    ids: units.map(({ id }) => id),
    models: units.map(({ model }) => model),
    brandCodes: units.map(({ brandCode }) => brandCode),
    productTypes: units.map(({ productType }) => productType),
    structures: units.map(({ structure }) => structure),
    figures: {
      cooling: Float64Array.from(units, ({ cooling }) => cooling ?? NaN),
      heating: Float64Array.from(units, ({ heating }) => heating ?? NaN),
    },
    noise: Float64Array.from(units, ({ noise }) => noise ?? NaN),
    tieOrder,
  };
}
