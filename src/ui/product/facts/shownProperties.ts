import type { PropertyValue } from "#api/contract/products.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";

/** Figures that only double-speed products have; on others their absence means nothing. */
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

/**
 * Figures that few records state, or only one kind of machine: hubs of axial fans, figures that manufacturers of
 * booster sets measure.
 */
const OF_FEW: ReadonlySet<string> = new Set([
  PROPERTY.hubRatio,
  PROPERTY.inputPower,
  PROPERTY.overallEfficiency,
]);

/** The properties to show: all with a value, and of those without one only properties that most products state. */
export const shownProperties = (properties: readonly PropertyValue[]) =>
  properties.filter(({ code, value }) => value !== null || !(OF_TWO_SPEEDS.has(code) || OF_FEW.has(code)));
