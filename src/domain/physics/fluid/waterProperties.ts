import {
  density,
  dynamicViscosity,
  specificHeat,
  ZERO_CELSIUS,
  type Density,
  type DynamicViscosity,
  type SpecificHeat,
  type Temperature,
} from "../../base/units.ts";

// Liquid water at 0.1 MPa, 0 to 110 ℃ (above 100 ℃ metastable): IAPWS SR6-08(2011), Revised Supplementary Release
// on Properties of Liquid Water at 0.1 MPa, equations for volume, isobaric heat capacity and viscosity.

/** kJ/(kg·K); specific gas constant as given in the release. */
const GAS_CONSTANT = 0.461_518_05;
/** MPa */
const PRESSURE = 0.1;
const JOULES = 1000;
/** K */
const REFERENCE = { volume: 10, upper: 593, lower: 232, viscosity: 300 } as const;

/** a5 */
const VOLUME_CONSTANT = 1.937_631_57e-2;
/** [coefficient, exponent] */
type Term = readonly [number, number];
const VOLUME_A: readonly Term[] = [
  [6.744_584_46e3, 4],
  [-2.225_216_04e5, 5],
  [1.002_312_47e8, 7],
  [-1.635_521_18e9, 8],
  [8.322_996_58e9, 9],
];
const VOLUME_B: readonly Term[] = [
  [5.785_452_92e-3, 1],
  [-1.531_956_65e-2, 2],
  [3.113_378_59e-2, 3],
  [-4.235_462_41e-2, 4],
  [3.387_135_07e-2, 5],
  [-1.199_467_61e-2, 6],
];
const HEAT_CONSTANT = -8.983_025_854;
const HEAT_A: readonly Term[] = [
  [-1.661_470_539e5, 4],
  [2.708_781_64e6, 5],
  [-1.557_191_544e8, 7],
];
const HEAT_B: readonly Term[] = [
  [-8.237_426_256e-1, 2],
  [1.908_956_353, 3],
  [-2.017_597_384, 4],
  [8.546_361_348e-1, 5],
];
/** µPa·s, over T/300 K. */
const VISCOSITY: readonly Term[] = [
  [280.68, -1.9],
  [511.45, -7.7],
  [61.131, -19.6],
  [0.459_03, -40],
];
const MICRO = 1e6;

const kelvinOf = (t: Temperature): number => t + ZERO_CELSIUS;
const alpha = (kelvin: number): number => REFERENCE.volume / (REFERENCE.upper - kelvin);
const beta = (kelvin: number): number => REFERENCE.volume / (kelvin - REFERENCE.lower);
const sum = (terms: readonly Term[], of: (term: Term) => number): number =>
  terms.reduce((total, term) => total + of(term), 0);
const powers = (terms: readonly Term[], base: number): number =>
  sum(terms, ([coefficient, exponent]) => coefficient * base ** exponent);

/** 1/v, v = R·10/0.1/1000·[a5 + Σ ai·α^n + Σ bi·β^m] */
export function waterDensity(t: Temperature): Density {
  const kelvin = kelvinOf(t);
  const share = VOLUME_CONSTANT + powers(VOLUME_A, alpha(kelvin)) + powers(VOLUME_B, beta(kelvin));
  return density((PRESSURE * JOULES) / (GAS_CONSTANT * REFERENCE.volume * share));
}

/** −R·[c3 + τ·Σ ni(ni+1)aiα^(ni+2) + τ·Σ mi(mi+1)biβ^(mi+2)], τ = T/10 */
export function waterSpecificHeat(t: Temperature): SpecificHeat {
  const kelvin = kelvinOf(t);
  const tau = kelvin / REFERENCE.volume;
  const curvature = (terms: readonly Term[], base: number) =>
    sum(terms, ([coefficient, n]) => n * (n + 1) * coefficient * base ** (n + 2));
  return specificHeat(
    -GAS_CONSTANT *
      JOULES *
      (HEAT_CONSTANT + tau * (curvature(HEAT_A, alpha(kelvin)) + curvature(HEAT_B, beta(kelvin)))),
  );
}

export const waterViscosity = (t: Temperature): DynamicViscosity =>
  dynamicViscosity(powers(VISCOSITY, kelvinOf(t) / REFERENCE.viscosity) / MICRO);
