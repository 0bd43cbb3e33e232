/** By what a list is ordered. */
export type Order = { readonly isDescending: boolean } & (
  | { readonly kind: "property"; readonly code: string }
  /** By brand name, model and id. */
  | { readonly kind: "brand" }
  /** By the size of the worst deviation from the duty, then power. */
  | { readonly kind: "deviation" }
  /** By the size of one quantity's deviation. */
  | { readonly kind: "deviationOf"; readonly code: string }
  /** By W/(m³/h) at the duty. */
  | { readonly kind: "airVolumePower" }
  /** By kWh a year at the duty, then power. */
  | { readonly kind: "yearlyEnergy" }
);

/** Names of orders on the wire that are no property's; a deviation is named by its property and this ending. */
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
