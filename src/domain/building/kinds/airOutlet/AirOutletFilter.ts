import { SPHERICAL_NOZZLE, SQUARE_DIFFUSER, type OutletType } from "../../../catalogue/outletTypes.ts";
import type { OriginFilter } from "../../batch/kind/originField.ts";
import type { SiteFilter } from "../../rooms/SiteFilter.ts";

/** The 筛选条件 (filter) of air outlets with every field valid. Velocities in m/s, throw in m, area in ㎡. */
export interface AirOutletFilter extends OriginFilter, SiteFilter {
  readonly type: OutletType;
  /** `null` for any brand. Only spherical nozzles have one. */
  readonly brandCode: string | null;
  readonly fromVelocity: number;
  readonly toVelocity: number;
  /** Applies to spherical nozzles only. */
  readonly nozzleThrow: number;
  /** Length divided by width; applies to louvres only. */
  readonly aspectRatioFrom: number;
  readonly aspectRatioTo: number;
  readonly singleUnitResponsibilityArea: number;
}

export const AIR_OUTLET_DEFAULTS: AirOutletFilter = {
  type: SQUARE_DIFFUSER,
  brandCode: null,
  fromVelocity: 2,
  toVelocity: 4,
  nozzleThrow: 8,
  aspectRatioFrom: 1,
  aspectRatioTo: 3,
  singleUnitResponsibilityArea: 50,
};

/** m; no nozzle throws farther. It is the upper end of the range that is requested. */
export const FARTHEST_THROW = 1000;

/** Changing the type clears the brand, which may not make that type. */
export const withOutletType = (filter: AirOutletFilter, type: OutletType): AirOutletFilter =>
  type === filter.type ? filter : { ...filter, type, brandCode: null };

/** The brand that takes effect under this filter. */
export const brandInForce = ({ type, brandCode }: AirOutletFilter): string | null =>
  type === SPHERICAL_NOZZLE ? brandCode : null;
