import { airPower, shaftPowerOf, STANDARD_AIR } from "#domain/physics/curve/power.ts";
import { efficiency as efficiencyOf, flow as flowOf, pressure as pressureOf } from "#domain/base/units.ts";
import { roundTo } from "../../records/roundTo.ts";
import { between, type Random } from "../seededRandom.ts";
import type { FanFamily, FanVariant } from "./FanFamily.ts";

const SECONDS_PER_HOUR = 3600;
const PERCENT = 100;
/** Measuring errors of a test bench: of pressure and power as a share, of efficiency in percentage points. */
const STRAY = { pressure: 0.006, power: 0.002, efficiency: 0.4, flowShare: 0.012 };
/** Efficiency of a vanishingly small impeller as a share of the family's: leakage and friction weigh more. */
const SMALL_EFFICIENCY = 0.9;
/** dB(A) for each (flow share − 1)². */
const NOISE_AWAY = 14;

/** How a brand's impellers differ from the family's. */
export interface Variation {
  readonly pressure: number;
  readonly flow: number;
  readonly efficiency: number;
  /** dB(A) */
  readonly noise: number;
}

export interface Impeller {
  readonly family: FanFamily;
  readonly variant: FanVariant;
  readonly variation: Variation;
  /** m */
  readonly diameter: number;
}

/** Measurements at one flow. */
export interface FanPoint {
  /** m³/h */
  readonly flow: number;
  /** Pa */
  readonly totalPressure: number;
  readonly staticPressure: number;
  /** % */
  readonly totalEfficiency: number;
  readonly staticEfficiency: number;
  /** kW */
  readonly shaftPower: number;
  /** dB(A) */
  readonly noise: number;
}

export interface FanSet {
  /** r/min */
  readonly speed: number;
  readonly points: readonly FanPoint[];
  /** The point at best efficiency. */
  readonly rated: FanPoint;
}

export const tipSpeed = (diameter: number, speed: number) => (Math.PI * diameter * speed) / 60;

const roundFlow = (flow: number) => {
  const step = flow < 1000 ? 1 : flow < 10_000 ? 5 : 10;
  return Math.round(flow / step) * step;
};

export function outletAreaOf({ family, diameter }: Impeller): number {
  return roundTo(4, family.outletArea * diameter * diameter);
}

function pointAt(impeller: Impeller, speed: number, flowShare: number, random: Random): FanPoint {
  const { family, variant, variation, diameter } = impeller;
  const u = tipSpeed(diameter, speed);
  const discArea = (Math.PI / 4) * diameter * diameter;
  const flow = roundFlow(flowShare * variation.flow * variant.flow * discArea * u * SECONDS_PER_HOUR);
  const pressure =
    family.pressureShape(flowShare) * variation.pressure * variant.pressure * STANDARD_AIR * u * u;
  const totalPressure = roundTo(1, pressure * (1 + between(random, -STRAY.pressure, STRAY.pressure)));
  const sizeFactor = SMALL_EFFICIENCY + (1 - SMALL_EFFICIENCY) * Math.min(1, diameter);
  const efficiency =
    family.efficiencyShape(flowShare) * variation.efficiency * variant.efficiency * sizeFactor;
  const totalEfficiency = roundTo(
    1,
    efficiency * PERCENT + between(random, -STRAY.efficiency, STRAY.efficiency),
  );
  const shaftPower = roundTo(
    4,
    shaftPowerOf(airPower(flowOf(flow), pressureOf(totalPressure)), efficiencyOf(totalEfficiency)) *
      (1 + between(random, -STRAY.power, STRAY.power)),
  );
  const velocity = flow / SECONDS_PER_HOUR / outletAreaOf(impeller);
  const staticPressure = roundTo(1, totalPressure - (STANDARD_AIR / 2) * velocity * velocity);
  const away = flowShare - 1;
  // V8 computes log10 in software, and a tenth of a decibel is far above its last bit, so all machines agree.
  const level = 10 * Math.log10(flow / SECONDS_PER_HOUR) + 20 * Math.log10(pressure);
  return {
    flow,
    totalPressure,
    staticPressure,
    totalEfficiency,
    staticEfficiency: roundTo(1, (totalEfficiency * staticPressure) / totalPressure),
    shaftPower,
    noise: roundTo(1, family.noise + variation.noise + level + NOISE_AWAY * away * away),
  };
}

/** The measured points of an impeller at a speed; flows are near the family's shares, as on a test bench. */
export function fanSet(impeller: Impeller, speed: number, random: Random): FanSet {
  const points = impeller.family.flowShares.map((share) =>
    pointAt(
      impeller,
      speed,
      share === 1 ? 1 : share + between(random, -STRAY.flowShare, STRAY.flowShare),
      random,
    ),
  );
  const rated = points[impeller.family.flowShares.indexOf(1)];
  if (!rated) throw new Error(`${impeller.family.letters} has no point at best efficiency`);
  return { speed, points, rated };
}
