import { SPHERICAL_NOZZLE, SQUARE_DIFFUSER, type OutletType } from "../../../catalogue/outletTypes.ts";
import type { SiteFilter } from "../../rooms/SiteFilter.ts";

/** The 筛选条件 of air outlets, every field valid. Velocities in m/s, throw in m, area in ㎡. */
export interface AirOutletFilter extends SiteFilter {
  readonly type: OutletType;
  /** `null`: any brand. Only spherical nozzles have one. */
  readonly brandCode: string | null;
  readonly fromVelocity: number;
  readonly toVelocity: number;
  /** Acts for spherical nozzles only. */
  readonly nozzleThrow: number;
  /** Length over width; acts for louvres only. */
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

/** m: no nozzle throws farther; the end of the range that is asked for. */
export const FARTHEST_THROW = 1000;

/** Another type clears the brand: it may not build that type. */
export const withOutletType = (filter: AirOutletFilter, type: OutletType): AirOutletFilter =>
  type === filter.type ? filter : { ...filter, type, brandCode: null };

/** The brand that acts under this filter. */
export const brandInForce = ({ type, brandCode }: AirOutletFilter): string | null =>
  type === SPHERICAL_NOZZLE ? brandCode : null;
