declare const unit: unique symbol;

/** A number that carries its unit at compile time and costs nothing at run time. */
export type Quantity<Unit extends string> = number & { readonly [unit]: Unit };

export type Flow = Quantity<"m3/h">;
export type Pressure = Quantity<"Pa">;
/** Loads, capacities and electric input alike. */
export type Power = Quantity<"kW">;
export type Temperature = Quantity<"degC">;
export type Area = Quantity<"m2">;
export type Velocity = Quantity<"m/s">;
/** Sizes of outlets. */
export type Length = Quantity<"mm">;
/** How far a jet reaches. */
export type Distance = Quantity<"m">;
export type HumidityRatio = Quantity<"kg/kg">;
export type Enthalpy = Quantity<"kJ/kg">;
/** Heat-moisture ratio ε, enthalpy over moisture taken from the air. */
export type HeatMoistureRatio = Quantity<"kJ/kg moisture">;

export const flow = (cubicMetresPerHour: number) => cubicMetresPerHour as Flow;
export const pressure = (pascals: number) => pascals as Pressure;
export const power = (kilowatts: number) => kilowatts as Power;
export const temperature = (celsius: number) => celsius as Temperature;
export const area = (squareMetres: number) => squareMetres as Area;
export const velocity = (metresPerSecond: number) => metresPerSecond as Velocity;
export const length = (millimetres: number) => millimetres as Length;
export const distance = (metres: number) => metres as Distance;
export const humidityRatio = (kilogramsPerKilogram: number) => kilogramsPerKilogram as HumidityRatio;
export const enthalpy = (kilojoulesPerKilogram: number) => kilojoulesPerKilogram as Enthalpy;
export const heatMoistureRatio = (kilojoulesPerKilogram: number) =>
  kilojoulesPerKilogram as HeatMoistureRatio;

const WATTS_PER_KILOWATT = 1000;
export const fromWatts = (watts: number) => power(watts / WATTS_PER_KILOWATT);
export const toWatts = (kilowatts: Power) => kilowatts * WATTS_PER_KILOWATT;
