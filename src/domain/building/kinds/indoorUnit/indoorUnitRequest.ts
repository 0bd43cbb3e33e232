import { INDOOR_UNIT_TYPE } from "../../../catalogue/indoorUnitValues.ts";
import { PROPERTY } from "../../../catalogue/properties.ts";
import { originRequest } from "../../batch/kind/originField.ts";
import type { Room } from "../../rooms/Room.ts";
import { INDOOR_UNIT_FIGURES, INDOOR_UNIT_PROPERTY } from "./selection/IndoorUnit.ts";
import { TOP_SIZE, type CheckedRequest, type PropertyCondition } from "../../selection/multiRoom.ts";
import { limitRequest } from "../../batch/kind/LimitFilter.ts";
import type { IndoorUnitCheck, IndoorUnitFilter } from "./IndoorUnitFilter.ts";

const equal = (code: string, value: string): PropertyCondition => ({
  code,
  parameterType: "Enums",
  queryType: "EQUAL",
  value,
});

/** Check items 1 and 2 are the figures in their order. */
export const checkedFigures = (checks: readonly IndoorUnitCheck[]) =>
  INDOOR_UNIT_FIGURES.filter((_, at) => checks.some((check) => check === at + 1));

/**
 * The request that a filter makes for these rooms. The product type is always that of multi-split indoor units.
 */
export function indoorUnitRequest(filter: IndoorUnitFilter, rooms: readonly Room[]): CheckedRequest {
  const ticked = checkedFigures(filter.checks);
  const limits = limitRequest(filter, {
    noise: PROPERTY.noise,
    codeOf: (name) => {
      const figure = INDOOR_UNIT_FIGURES.find((known) => known === name);
      return figure === undefined ? null : INDOOR_UNIT_PROPERTY[figure];
    },
  });
  return {
    topSize: TOP_SIZE,
    brandCode: filter.brandCode,
    ...originRequest(filter),
    inputCondition: rooms,
    productProperties: [
      equal(PROPERTY.productType, INDOOR_UNIT_TYPE),
      equal(PROPERTY.structure, filter.structure),
      ...limits.properties,
    ],
    singleUnitResponsibilityArea: filter.singleUnitResponsibilityArea,
    validationProperties: ticked.map((figure) => INDOOR_UNIT_PROPERTY[figure]),
    nonValidationProperties: INDOOR_UNIT_FIGURES.filter((figure) => !ticked.includes(figure)).map(
      (figure) => INDOOR_UNIT_PROPERTY[figure],
    ),
    ...limits.fields,
  };
}
