import { INDOOR_UNIT_TYPE } from "#domain/catalogue/indoorUnitValues.ts";
import type { IndoorUnit } from "#domain/building/kinds/indoorUnit/selection/IndoorUnit.ts";
import type { IndoorUnitConditions } from "#domain/building/kinds/indoorUnit/selection/IndoorUnitConditions.ts";
import { power } from "#domain/base/units.ts";

/** A duct unit of 3.6 / 4.0 kW; tests override fields. */
export const indoorUnit = (id: string, stated: Partial<IndoorUnit> = {}): IndoorUnit => ({
  id,
  model: id.toUpperCase(),
  brandCode: "B1",
  productType: INDOOR_UNIT_TYPE,
  structure: "V000501",
  cooling: power(3.6),
  heating: power(4),
  inputPower: power(0.05),
  ...stated,
});

/** The conditions of the default filter. */
export const indoorUnitConditions = (changed: Partial<IndoorUnitConditions> = {}): IndoorUnitConditions => ({
  topSize: 50,
  brandCode: null,
  productType: INDOOR_UNIT_TYPE,
  structure: "V000501",
  productIds: null,
  singleUnitArea: 20,
  checks: ["cooling"],
  ...changed,
});
