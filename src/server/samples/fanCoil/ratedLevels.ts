import type { FanCoilLevel } from "#domain/building/kinds/fanCoil/selection/FanCoil.ts";
import { flow, power } from "#domain/base/units.ts";
import { roundTo } from "../../records/roundTo.ts";

/** A unit at high speed before rounding: m³/h, kW, W, dB(A). */
export interface HighSpeed {
  readonly airFlow: number;
  readonly cooling: number;
  readonly heating: number;
  readonly inputPower: number;
  readonly noise: number;
  readonly sensibleRatio: number;
  /** Share of the input power left at medium speed. */
  readonly mediumPower: number;
  /** A family's own deviation from the capacity law at medium speed. */
  readonly mediumCapacity: number;
}

/** GB/T 19232: high to medium air flow as 1 to 0.75. */
const MEDIUM_AIR = 0.75;
/** dB(A): fan noise changes with 50·lg of the speed, here 50·lg 0.75. */
const MEDIUM_NOISE = -6.2;
/** Slower air leaves the coil colder, so slightly more of its capacity is latent. */
const MEDIUM_SENSIBLE_RATIO = -0.01;
const SENSIBLE_RATIO = { least: 0.665, most: 0.775 };

/**
 * x^0.75, the law by which capacity follows air flow. Square roots are exact by IEEE 754 and `Math.pow` is
 * not: with it two machines could round one product differently.
 */
const capacityShare = (x: number) => Math.sqrt(x) * Math.sqrt(Math.sqrt(x));

const clamp = (value: number) => Math.min(Math.max(value, SENSIBLE_RATIO.least), SENSIBLE_RATIO.most);

function level(of: Omit<HighSpeed, "mediumPower" | "mediumCapacity">): FanCoilLevel {
  const total = roundTo(2, of.cooling);
  return {
    airFlow: flow(Math.round(of.airFlow)),
    totalCooling: power(total),
    sensibleCooling: power(roundTo(2, total * clamp(of.sensibleRatio))),
    heating: power(roundTo(2, of.heating)),
    inputPower: power(roundTo(3, of.inputPower / 1000)),
    noise: roundTo(1, of.noise),
  };
}

/** Both levels of a unit from its high speed, rounded as a catalogue prints them. */
export function ratedLevels(high: HighSpeed) {
  const share = capacityShare(MEDIUM_AIR) * high.mediumCapacity;
  return {
    HIGH_LEVEL: level(high),
    MEDIUM_LEVEL: level({
      airFlow: high.airFlow * MEDIUM_AIR,
      cooling: high.cooling * share,
      heating: high.heating * share,
      inputPower: high.inputPower * high.mediumPower,
      noise: high.noise + MEDIUM_NOISE,
      sensibleRatio: high.sensibleRatio + MEDIUM_SENSIBLE_RATIO,
    }),
  };
}
