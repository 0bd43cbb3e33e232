export type Order = { readonly isDescending: boolean } & (
  | { readonly kind: "property"; readonly code: string }
  /** By brand name, model and id. */
  | { readonly kind: "brand" }
  /** By the size of the largest deviation from the duty, then by power. */
  | { readonly kind: "deviation" }
  /** By the size of one figure's deviation. */
  | { readonly kind: "deviationOf"; readonly code: string }
  /** By W/(m³/h) at the duty. */
  | { readonly kind: "airVolumePower" }
  /** By kWh a year at the duty, then by power. */
  | { readonly kind: "yearlyEnergy" }
);

/**
 * Names on the wire of orders that are not by a property. An order by deviation is named by the property and this
 * suffix.
 */
export const ORDER_BY = {
  brand: "brandCode",
  deviation: "deviationRate",
  airVolumePower: "powerConsumptionPerAirVolume",
  yearlyEnergy: "yearlyEnergy",
} as const;

const DEVIATION = "DeviationRate";
export const deviationOrder = (code: string): string => `${code}${DEVIATION}`;

/** The property whose deviation an order is by; null for any other order. */
export const deviationCode = (orderBy: string): string | null =>
  orderBy.endsWith(DEVIATION) ? orderBy.slice(0, -DEVIATION.length) : null;
