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
/** Of a pump, in metres of the pumped liquid; its NPSH too. */
export type Head = Quantity<"m head">;
export type Efficiency = Quantity<"%">;
export type RotationalSpeed = Quantity<"r/min">;
export type Density = Quantity<"kg/m3">;
/** K of a system curve Y = K·Q², in the unit of Y (Pa or m) per (m³/h)². */
export type Resistance = Quantity<"Y/(m3/h)2">;
/** Speed over full speed. */
export type SpeedRate = Quantity<"speed rate">;
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
export const head = (metres: number) => metres as Head;
export const efficiency = (percent: number) => percent as Efficiency;
export const rotationalSpeed = (revolutionsPerMinute: number) => revolutionsPerMinute as RotationalSpeed;
export const density = (kilogramsPerCubicMetre: number) => kilogramsPerCubicMetre as Density;
export const resistance = (perSquareFlow: number) => perSquareFlow as Resistance;
export const speedRate = (ofFullSpeed: number) => ofFullSpeed as SpeedRate;

const WATTS_PER_KILOWATT = 1000;
export const fromWatts = (watts: number) => power(watts / WATTS_PER_KILOWATT);
export const toWatts = (kilowatts: Power) => kilowatts * WATTS_PER_KILOWATT;
