import {
  SECONDS_PER_HOUR,
  specificFriction,
  type Density,
  type KinematicViscosity,
  type SpecificFriction,
} from "../../base/units.ts";
import { frictionFactor } from "./friction.ts";

/** The liquid or the air in pipes and ducts. */
export interface Medium {
  readonly density: Density;
  /** mm²/s */
  readonly viscosity: KinematicViscosity;
}

/** The inside of a pipe or duct. */
export interface Bore {
  /** m; four times the area over the circumference. */
  readonly hydraulic: number;
  /** m² */
  readonly area: number;
}

/** How a medium flows in a bore. */
export interface ConduitFlow {
  /** m/s */
  readonly velocity: number;
  readonly reynolds: number;
  /** Darcy's f. */
  readonly factor: number;
  readonly friction: SpecificFriction;
}

const MILLI = 1e-3;
const MICRO = 1e-6;

/** @param inner mm */
export const roundBore = (inner: number): Bore => ({
  hydraulic: inner * MILLI,
  area: (Math.PI / 4) * (inner * MILLI) ** 2,
});

/** Velocity, m/s. */
export const velocityIn = (flow: number, area: number): number => flow / SECONDS_PER_HOUR / area;

/** ρ·v²/2, Pa */
export const dynamicPressure = (density: number, velocity: number): number =>
  (density * velocity * velocity) / 2;

/**
 * R = (f/d)·ρ·v²/2, Pa/m; 0 without flow.
 *
 * @param velocity m/s
 * @param hydraulic m
 * @param roughness K, mm
 */
export function frictionAt(
  velocity: number,
  hydraulic: number,
  { density, viscosity }: Medium,
  roughness: number,
): number {
  if (velocity === 0) return 0;
  const factor = frictionFactor(
    (velocity * hydraulic) / (viscosity * MICRO),
    (roughness * MILLI) / hydraulic,
  );
  return (factor / hydraulic) * dynamicPressure(density, velocity);
}

/**
 * Velocity, Reynolds number, friction factor and R of a flow.
 *
 * @param flow m³/h
 * @param roughness K, mm
 */
export function flowIn(flow: number, bore: Bore, medium: Medium, roughness: number): ConduitFlow {
  const velocity = velocityIn(flow, bore.area);
  const reynolds = (velocity * bore.hydraulic) / (medium.viscosity * MICRO);
  return {
    velocity,
    reynolds,
    factor: frictionFactor(reynolds, (roughness * MILLI) / bore.hydraulic),
    friction: specificFriction(frictionAt(velocity, bore.hydraulic, medium, roughness)),
  };
}
