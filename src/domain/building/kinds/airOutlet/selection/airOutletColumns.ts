import type { OutletType } from "../../../../catalogue/outletTypes.ts";
import type { AirOutlet } from "./AirOutlet.ts";
import { byOutletOrder } from "./byOutletOrder.ts";
import { aspectRatioOf } from "./outletGeometry.ts";

type Figures = Float64Array<ArrayBuffer>;
type Indexes = Uint32Array<ArrayBuffer>;

/**
 * The outlets as a structure of arrays by rising effective area, so that at a given air flow the velocity falls
 * from row to row. Made once per catalogue and given to each engine thread once. Plain data that can be cloned.
 */
export interface AirOutletColumns {
  readonly ids: readonly string[];
  readonly specifications: readonly string[];
  readonly brandCodes: readonly string[];
  readonly types: readonly OutletType[];
  /** ㎡ */
  readonly effectiveArea: Figures;
  /** Length divided by width; NaN for a round face. */
  readonly aspectRatio: Figures;
  /** Rank of each row among equally good velocities. */
  readonly tieOrder: Indexes;
}

export function airOutletColumns(outlets: readonly AirOutlet[]): AirOutletColumns {
  const sorted = outlets.toSorted((a, b) => a.effectiveArea - b.effectiveArea || byOutletOrder(a, b));
  const order = new Map(outlets.toSorted(byOutletOrder).map(({ id }, index) => [id, index]));
  return {
    ids: sorted.map(({ id }) => id),
    specifications: sorted.map(({ specification }) => specification),
    brandCodes: sorted.map(({ brandCode }) => brandCode),
    types: sorted.map(({ type }) => type),
    effectiveArea: Float64Array.from(sorted, (outlet) => outlet.effectiveArea),
    aspectRatio: Float64Array.from(sorted, ({ face }) => aspectRatioOf(face) ?? NaN),
    // Every outlet has its rank.
    tieOrder: Uint32Array.from(sorted, ({ id }) => order.get(id)!),
  };
}
