import { ZERO_CELSIUS } from "../../../base/units.ts";
import { stepReal, stepText } from "../StepText.ts";

/** The kind of a property's or quantity's value, in the units of the file. */
export type Measure =
  | "AREA"
  | "FREQUENCY"
  | "LENGTH"
  | "MASS"
  | "POSITIVELENGTH"
  | "POSITIVERATIO"
  | "POWER"
  | "PRESSURE"
  | "ROTATIONALFREQUENCY"
  | "SOUNDPOWER"
  | "THERMALTRANSMITTANCE"
  | "THERMODYNAMICTEMPERATURE"
  | "VOLUMETRICFLOWRATE"
  | "ELECTRICVOLTAGE";

export const measured = (measure: Measure, value: number): string =>
  `IFC${measure}MEASURE(${stepReal(value)})`;
export const real = (value: number): string => `IFCREAL(${stepReal(value)})`;
export const integer = (value: number): string => `IFCINTEGER(${Math.round(value)})`;
export const label = (text: string): string => `IFCLABEL(${stepText(text)})`;
export const identifier = (text: string): string => `IFCIDENTIFIER(${stepText(text)})`;

/** Kelvin at 0 ℃. */
export const kelvin = (celsius: number): number => celsius + ZERO_CELSIUS;
