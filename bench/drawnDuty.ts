import { FAN } from "#domain/catalogue/categories.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";

/** Duties spread over the catalogue of fans, in an order that no cache can predict. */
export const drawnDuty = (at: number) => [
  { code: PROPERTY.airFlow, value: 1_000 * 100 ** (((at * 37) % 101) / 101) },
  { code: PROPERTY.totalPressure, value: 120 * 8 ** (((at * 53) % 97) / 97) },
];

/** A question for fans in the form of a call. */
export const askedFans = (conditions: object) => ({
  gjwCategoryCode: FAN,
  brandCode: null,
  productSeriesId: null,
  speedControl: "SINGLE_SPEED",
  curveProperties: [],
  productProperties: [],
  ...conditions,
});
