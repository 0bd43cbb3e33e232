import type { FanCoilInstallation, FanCoilStructure } from "../../../../catalogue/properties.ts";
import type { Flow, HeatMoistureRatio, Power, Pressure, Temperature } from "../../../../base/units.ts";
import type { Level } from "../../../selection/multiRoom.ts";

/**
 * The six figures by which a fan coil is checked and shown, in the order of the specification's check items 1 to
 * 6.
 */
export const FAN_COIL_FIGURES = [
  "airFlow",
  "totalCooling",
  "sensibleCooling",
  "latentCooling",
  "heatMoistureRatio",
  "heating",
] as const;
export type FanCoilFigure = (typeof FAN_COIL_FIGURES)[number];

/** Figures of one unit at one fan level in its rated state. `null` is not stated. */
export interface FanCoilLevel {
  readonly airFlow: Flow;
  readonly totalCooling: Power;
  readonly sensibleCooling: Power;
  readonly heating: Power | null;
  readonly inputPower: Power | null;
  /** dB(A) */
  readonly noise: number | null;
}

/** The state at which a product's capacities are stated. */
export interface RatedState {
  readonly coolingDryBulb: Temperature;
  readonly coolingWetBulb: Temperature;
  readonly coolingWater: Temperature;
  readonly heatingDryBulb: Temperature;
  readonly heatingWater: Temperature;
}

/** A fan coil with what selection needs. Latent cooling and heat-moisture ratio follow from total and sensible. */
export interface FanCoil {
  readonly id: string;
  readonly model: string;
  readonly brandCode: string;
  /** `null` if not stated; such a unit passes no filter on it. */
  readonly structure: FanCoilStructure | null;
  readonly installation: FanCoilInstallation | null;
  readonly externalStaticPressure: Pressure | null;
  readonly rated: RatedState;
  readonly levels: Readonly<Record<Level, FanCoilLevel>>;
}

/** Figures of one unit at one state; without latent cooling there is no ratio. */
export interface FanCoilFigures {
  readonly airFlow: Flow;
  readonly totalCooling: Power;
  readonly sensibleCooling: Power;
  readonly latentCooling: Power;
  readonly heatMoistureRatio: HeatMoistureRatio | null;
  readonly heating: Power | null;
}
