import type { CorrectedGroup } from "./CorrectedGroup.ts";
import type { FanCoilFigure } from "./FanCoil.ts";
import type { FanCoilRequirement } from "./unitRequirement.ts";

/**
 * How a room's search walks through a group: along a rising rated column, from the first index that can meet the
 * requirement.
 */
export interface Lead {
  readonly order: Uint32Array;
  readonly values: Float64Array;
  /** Index in `order`; nothing before it meets the requirement of the walked column. */
  readonly start: number;
  /** A candidate's ratio of the leading figure is at least its value times this; 0 promises nothing. */
  readonly ratioPerValue: number;
}

/** Relative; keeps a lower bound below the figure that it bounds despite rounding. */
const ROUNDING = 1e-12;
/** Number of entries after which a room's list is usually full. */
const FULL = 50;

/**
 * The column that probably needs the shortest walk. Along the leading figure a walk ends when the room's list is
 * full. Along another figure it begins later, if that figure is harder to meet, but goes to the end. A unit that
 * just meets the hardest requirement shows how far the walk along the leading figure would go.
 */
export function leadOf(
  group: CorrectedGroup,
  required: FanCoilRequirement,
  heating: number,
  leading: FanCoilFigure | null,
): Lead {
  const { byHeating, heating: ratedHeating, byAirFlow, airFlow } = group.candidates;
  const leads = [totalCoolingLead(group, required, leading)];
  if (required.heating !== null)
    leads.push(lead(byHeating, ratedHeating, heating, required.heating, leading === "heating"));
  if (required.airFlow !== null)
    leads.push(lead(byAirFlow, airFlow, 1, required.airFlow, leading === "airFlow"));
  const hardest = leads.reduce(harder);
  const unit = hardest.order[Math.min(hardest.start + FULL, hardest.order.length - 1)];
  if (unit === undefined || hardest.start === hardest.order.length) return hardest;

  let ratio = 0;
  for (const { values, ratioPerValue } of leads) {
    const own = values[unit]! * ratioPerValue;
    // False for NaN: heating that the unit does not state.
    if (own > ratio) ratio = own;
  }
  let chosen = hardest;
  let fewest = Infinity;
  for (const other of leads) {
    const steps = firstAtLeast(other.order, other.values, other.ratioPerValue, ratio) - other.start;
    if (steps >= fewest) continue;
    fewest = steps;
    chosen = other;
  }
  return chosen;
}

const harder = (a: Lead, b: Lead): Lead => (b.order.length - b.start < a.order.length - a.start ? b : a);

/** A lead along a figure whose corrected value is the rated one times `factor`. */
function lead(
  order: Uint32Array,
  values: Float64Array,
  factor: number,
  required: number,
  isLeading: boolean,
): Lead {
  const start = firstAtLeast(order, values, factor, required);
  return { order, values, start, ratioPerValue: isLeading ? ratioPer(factor, required) : 0 };
}

/**
 * Sensible and latent cooling use the order of total cooling, which is never less. Corrected total and sensible
 * cooling lie between multiples of the rated total; the lower multiples promise a ratio.
 */
function totalCoolingLead(
  group: CorrectedGroup,
  required: FanCoilRequirement,
  leading: FanCoilFigure | null,
): Lead {
  const { byTotalCooling, totalCooling } = group.candidates;
  const { totalCooling: total, sensibleCooling: sensible, latentCooling: latent } = required;
  const needed = Math.max(total ?? 0, sensible ?? 0, latent ?? 0);
  const promised = () => {
    if (leading === "totalCooling" && total !== null) return ratioPer(group.leastTotalShare(), total);
    if (leading === "sensibleCooling" && sensible !== null)
      return ratioPer(group.leastSensibleShare(), sensible);
    return 0;
  };
  return {
    order: byTotalCooling,
    values: totalCooling,
    start: firstAtLeast(byTotalCooling, totalCooling, Math.max(group.wet, group.dry), needed),
    ratioPerValue: promised(),
  };
}

const ratioPer = (factor: number, required: number) => (factor / required) * (1 - ROUNDING);

/**
 * Index in `order` of the first value that times `factor` is at least `bound`. The product is rounded like the
 * corrected figure itself, so that no candidate at the edge is lost.
 */
function firstAtLeast(order: Uint32Array, values: Float64Array, factor: number, bound: number): number {
  let first = 0;
  for (let end = order.length; first < end;) {
    const middle = (first + end) >> 1;
    if (factor * values[order[middle]!]! < bound) first = middle + 1;
    else end = middle;
  }
  return first;
}
