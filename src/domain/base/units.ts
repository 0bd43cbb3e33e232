declare const unit: unique symbol;

/** A number that carries its unit at compile time and costs nothing at run time. */
export type Quantity<Unit extends string> = number & { readonly [unit]: Unit };

export type Flow = Quantity<"m3/h">;
export type Pressure = Quantity<"Pa">;
/** Loads, capacities and electric input. */
export type Power = Quantity<"kW">;
export type Temperature = Quantity<"degC">;
export type Area = Quantity<"m2">;
export type Velocity = Quantity<"m/s">;
/** Dimensions of outlets. */
export type Length = Quantity<"mm">;
/** Throw of an air jet. */
export type Distance = Quantity<"m">;
export type HumidityRatio = Quantity<"kg/kg">;
export type Enthalpy = Quantity<"kJ/kg">;
/** Head and NPSH of a pump, in metres of the pumped liquid. */
export type Head = Quantity<"m head">;
export type Efficiency = Quantity<"%">;
export type RotationalSpeed = Quantity<"r/min">;
export type Density = Quantity<"kg/m3">;
export type SpecificHeat = Quantity<"J/(kg K)">;
export type DynamicViscosity = Quantity<"Pa s">;
export type KinematicViscosity = Quantity<"mm2/s">;
/** Share of a mixture's mass, between 0 and 1. */
export type MassFraction = Quantity<"kg/kg mixture">;
/** K of a system curve Y = Y_s + K·Qⁿ, in the unit of Y (Pa or m) per (m³/h)ⁿ; n is usually 2. */
export type Resistance = Quantity<"Y/(m3/h)2">;
/** Speed divided by full speed. */
export type SpeedRate = Quantity<"speed rate">;
/** Friction of a straight pipe or duct. */
export type SpecificFriction = Quantity<"Pa/m">;
/** Flow coefficient of a valve: m³/h of water at a loss of 1 bar. */
export type Kv = Quantity<"m3/h at 1 bar">;
/** Heat-moisture ratio ε: enthalpy divided by moisture taken from the air. */
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
export const specificHeat = (joulesPerKilogramKelvin: number) => joulesPerKilogramKelvin as SpecificHeat;
export const dynamicViscosity = (pascalSeconds: number) => pascalSeconds as DynamicViscosity;
export const kinematicViscosity = (squareMillimetresPerSecond: number) =>
  squareMillimetresPerSecond as KinematicViscosity;
export const massFraction = (ofMixture: number) => ofMixture as MassFraction;
export const resistance = (perSquareFlow: number) => perSquareFlow as Resistance;
export const specificFriction = (pascalsPerMetre: number) => pascalsPerMetre as SpecificFriction;
export const kv = (cubicMetresPerHour: number) => cubicMetresPerHour as Kv;
export const speedRate = (ofFullSpeed: number) => ofFullSpeed as SpeedRate;

const WATTS_PER_KILOWATT = 1000;
export const fromWatts = (watts: number) => power(watts / WATTS_PER_KILOWATT);
export const toWatts = (kilowatts: Power) => kilowatts * WATTS_PER_KILOWATT;

/** Conversion factors into the units above; exact by definition unless a source is named. */
export const SECONDS_PER_HOUR = 3600;
/** K at 0 ℃ */
export const ZERO_CELSIUS = 273.15;
export const MINUTES_PER_HOUR = 60;
export const INCH_IN_M = 0.0254;
export const FOOT_IN_M = 0.3048;
/** US liquid gallon, 231 cubic inches. */
export const GALLON_IN_M3 = 231 * INCH_IN_M ** 3;
export const POUND_IN_KG = 0.453_592_37;
/** International Table calorie and Btu, ISO 80000-5. */
export const KCAL_IN_KJ = 4.1868;
export const BTU_IN_KJ = 1.055_055_852_62;
/** 550 ft·lbf/s. */
export const HORSEPOWER_IN_KW = 0.745_699_871_582_270_2;
/** PS, 75 kgf·m/s. */
export const METRIC_HORSEPOWER_IN_KW = 0.735_498_75;
/** Pressure of a metre of water at 1000 kg/m³ under standard gravity. */
export const METRE_OF_WATER_IN_PA = 9806.65;
/** Inch of water gauge at 4 °C; NIST SP 811, appendix B.8. */
export const INCH_OF_WATER_IN_PA = 249.0889;
export const PSI_IN_PA = (POUND_IN_KG * 9.80665) / INCH_IN_M ** 2;
export const BAR_IN_PA = 1e5;
