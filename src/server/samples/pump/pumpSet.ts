import { hydraulicPower, shaftPowerOf } from "#domain/physics/curve/power.ts";
import { efficiency as efficiencyOf, flow as flowOf, head as headOf } from "#domain/base/units.ts";
import { roundTo } from "../../records/roundTo.ts";
import { between, type Random } from "../seededRandom.ts";
import type { PumpFamily } from "./PumpFamily.ts";
import { PUMPS } from "./pumpFamilies.ts";

const SECONDS_PER_HOUR = 3600;

/**
 * Measuring errors of a test bench: of head, power and NPSH as a share, of efficiency in percentage points.
 */
const STRAY = { head: 0.006, power: 0.002, npsh: 0.03, efficiency: 0.4, flowShare: 0.01 };
/** %: of a large pump at the best specific speed, the loss at other speeds, and the loss of small pumps. */
const EFFICIENCY = { best: 85, bestSpecificSpeed: 130, perLogSquare: 14, perRootFlow: 45 };
/** Percentage points per share of the diameter that is turned off: the impeller no longer fits its casing. */
const TRIM_LOSS = 14;
/** Suction specific speed 5.62·n·√Q/NPSH^0.75 of an ordinary inlet. */
const SUCTION_SPECIFIC_SPEED = 900;

/** The design of a pump: the point of best efficiency of its full impeller. */
export interface PumpDuty {
  /** m³/h */
  readonly flow: number;
  /** m of one stage */
  readonly stageHead: number;
  readonly stages: number;
  /** r/min */
  readonly speed: number;
  /** Diameter of the impeller relative to the full one. */
  readonly trim: number;
}

/** How a brand's pumps differ from the family's. */
export interface PumpVariation {
  readonly flow: number;
  readonly head: number;
  /** Percentage points */
  readonly efficiency: number;
}

export interface PumpPoint {
  /** m³/h */
  readonly flow: number;
  /** m */
  readonly head: number;
  /** % */
  readonly efficiency: number;
  /** kW */
  readonly shaftPower: number;
  /** m */
  readonly npsh: number;
}

export interface PumpSet {
  readonly points: readonly PumpPoint[];
  /** The point at best efficiency. */
  readonly rated: PumpPoint;
}

/** x^0.75 by square roots, which are exact everywhere. */
const threeQuarters = (x: number) => Math.sqrt(x) * Math.sqrt(Math.sqrt(x));
const fourThirds = (x: number) => x * Math.cbrt(x);

/** n_s = 3.65·n·√Q/H^0.75 of one stage and one inlet, Q in m³/s. */
export const specificSpeedOf = ({ inlets }: PumpFamily, { flow, stageHead, speed }: PumpDuty) =>
  (3.65 * speed * Math.sqrt(flow / inlets / SECONDS_PER_HOUR)) / threeQuarters(stageHead);

function bestEfficiency(family: PumpFamily, duty: PumpDuty, variation: PumpVariation): number {
  const away = Math.log(specificSpeedOf(family, duty) / EFFICIENCY.bestSpecificSpeed);
  return (
    EFFICIENCY.best -
    EFFICIENCY.perLogSquare * away * away -
    EFFICIENCY.perRootFlow / Math.sqrt(duty.flow) -
    TRIM_LOSS * (1 - duty.trim) +
    family.efficiency +
    variation.efficiency
  );
}

const roundFlow = (flow: number) => roundTo(flow < 10 ? 2 : flow < 200 ? 1 : 0, flow);

/**
 * The measured points of a pump. For a trimmed impeller the flow changes with the diameter, the head with its
 * square.
 */
export function pumpSet(
  family: PumpFamily,
  duty: PumpDuty,
  variation: PumpVariation,
  random: Random,
): PumpSet {
  const { trim, stages, speed } = duty;
  const bestFlow = duty.flow * variation.flow * trim;
  const bestHead = duty.stageHead * stages * variation.head * trim * trim;
  const best = bestEfficiency(family, duty, variation);
  const bestNpsh = fourThirds(
    (5.62 * speed * Math.sqrt(bestFlow / family.inlets / SECONDS_PER_HOUR)) / SUCTION_SPECIFIC_SPEED,
  );
  const stray = (range: number) => 1 + between(random, -range, range);

  const points = PUMPS.flowShares.map((nominal): PumpPoint => {
    const share = nominal === 1 ? 1 : nominal * stray(STRAY.flowShare);
    const flow = roundFlow(bestFlow * share);
    const head = roundTo(2, family.headShape(share) * bestHead * stray(STRAY.head));
    const efficiency = roundTo(
      1,
      PUMPS.efficiency(share) * best + between(random, -STRAY.efficiency, STRAY.efficiency),
    );
    const waterPower = hydraulicPower(flowOf(flow), headOf(head));
    const shaftPower = roundTo(4, shaftPowerOf(waterPower, efficiencyOf(efficiency)) * stray(STRAY.power));
    // Hardly any inlet needs less than half a metre.
    const npsh = roundTo(2, Math.max(0.5, PUMPS.npsh(share) * bestNpsh * stray(STRAY.npsh)));
    return { flow, head, efficiency, shaftPower, npsh };
  });
  const rated = points[PUMPS.flowShares.indexOf(1)];
  if (!rated) throw new Error("no point at best efficiency");
  return { points, rated };
}
