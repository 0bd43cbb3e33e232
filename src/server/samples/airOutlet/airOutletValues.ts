import { PROPERTY, type PropertyCode } from "#domain/catalogue/properties.ts";
import { outletFigures } from "#domain/building/kinds/airOutlet/selection/outletFigures.ts";
import { flow } from "#domain/base/units.ts";
import type { ValueRow } from "../../database/schema/catalogueRows.ts";
import { roundTo } from "../../records/roundTo.ts";
import type { AirOutletRecord } from "./generateAirOutlets.ts";

/** m/s at which the throw of a nozzle is listed; usual for nozzles in large rooms. */
const LISTED_VELOCITY = 5;
const SECONDS_PER_HOUR = 3600;

/**
 * An outlet's properties as rows; for spherical nozzles also the air flow and the throw at the listed
 * velocity.
 */
export function airOutletValues({ outlet }: AirOutletRecord): readonly ValueRow[] {
  const { id, specification, face, effectiveArea, type } = outlet;
  const airFlow = flow(roundTo(0, LISTED_VELOCITY * SECONDS_PER_HOUR * effectiveArea));
  const { nozzleThrow } = outletFigures(outlet, airFlow);
  const sizes: readonly (readonly [PropertyCode, number])[] =
    face.shape === "round"
      ? [[PROPERTY.diameter, face.diameter]]
      : [
          [PROPERTY.length, face.length],
          [PROPERTY.width, face.width],
        ];
  const listed: readonly (readonly [PropertyCode, number])[] =
    nozzleThrow === null
      ? []
      : [
          [PROPERTY.outletVelocity, LISTED_VELOCITY],
          [PROPERTY.airFlow, airFlow],
          [PROPERTY.nozzleThrow, roundTo(1, nozzleThrow)],
        ];
  const row = (propertyCode: PropertyCode) => ({ productId: id, propertyCode });
  return [
    { ...row(PROPERTY.outletType), enumCode: type },
    { ...row(PROPERTY.specification), text: specification },
    ...[...sizes, [PROPERTY.effectiveArea, effectiveArea] as const, ...listed].map(([code, number]) => ({
      ...row(code),
      number,
    })),
  ];
}
