import type { PropertyValue } from "#api/contract/products.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";

/** Figures that only a product of two speeds has: on any other their absence says nothing. */
const OF_TWO_SPEEDS: ReadonlySet<string> = new Set([
  PROPERTY.highSpeedAirFlow,
  PROPERTY.lowSpeedAirFlow,
  PROPERTY.highSpeedTotalPressure,
  PROPERTY.lowSpeedTotalPressure,
  PROPERTY.highSpeedEfficiency,
  PROPERTY.lowSpeedEfficiency,
  PROPERTY.highSpeedMotorPower,
  PROPERTY.lowSpeedMotorPower,
  PROPERTY.highRotationalSpeed,
  PROPERTY.lowRotationalSpeed,
]);

/** Figures that hardly any record has, or only machines of one kind: hubs of axial fans, what makers of sets measure. */
const OF_FEW: ReadonlySet<string> = new Set([
  PROPERTY.hubRatio,
  PROPERTY.inputPower,
  PROPERTY.overallEfficiency,
]);

/** The properties that a person looks for, stated or not. */
export const shownProperties = (properties: readonly PropertyValue[]) =>
  properties.filter(({ code, value }) => value !== null || !(OF_TWO_SPEEDS.has(code) || OF_FEW.has(code)));
