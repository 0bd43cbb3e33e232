import { OUTLET_TYPES } from "#domain/catalogue/outletTypes.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { airOutletParameters } from "#domain/building/kinds/airOutlet/selection/airOutletParameters.ts";
import { airPerOutlet, outletFigures } from "#domain/building/kinds/airOutlet/selection/outletFigures.ts";
import type { Parameter } from "#domain/building/selection/multiRoom.ts";
import type { ParameterQuestion } from "#domain/building/selection/parameterQuestion.ts";
import { unitQuantity } from "#domain/building/selection/unitQuantity.ts";
import { area, flow } from "#domain/base/units.ts";
import type { StatedProduct } from "../EngineKind.ts";
import { readAirOutlet } from "./readAirOutlet.ts";
import { keyed, keyedFrom } from "#domain/base/keyed.ts";

/** ㎡ per outlet if a call does not state it; the same as in the form. */
const USUAL_AREA = 50;

/**
 * Computed values of an outlet in the room of the question, from its catalogue values; none if the product is
 * not a valid outlet.
 */
export function outletParameters(
  { id, model, parameters }: StatedProduct,
  question: ParameterQuestion,
): readonly Parameter[] {
  const numbers = parameters.flatMap(({ code, value }) =>
    typeof value === "number" ? [[code, value] as const] : [],
  );
  // Parameters contain the name of a type.
  const named = parameters.find(({ code }) => code === PROPERTY.outletType)?.value;
  const type = Object.entries(OUTLET_TYPES).find(([, name]) => name === named)?.[0];
  const outlet = readAirOutlet({
    id,
    model,
    brandCode: "",
    numbers: keyedFrom(numbers),
    enums: keyed<string>(type === undefined ? {} : { [PROPERTY.outletType]: type }),
  });
  if (!outlet.ok) return [];
  const { airSupplyVolume = null, equipmentNumber = null, roomArea = null } = question;
  const quantity = unitQuantity(
    { equipmentNumber, roomArea: roomArea === null ? null : area(roomArea) },
    question.singleUnitResponsibilityArea ?? USUAL_AREA,
  );
  const airFlow = airPerOutlet(
    { airSupplyVolume: airSupplyVolume === null ? null : flow(airSupplyVolume) },
    quantity,
  );
  return airOutletParameters(outlet.value, airFlow === null ? null : outletFigures(outlet.value, airFlow));
}
