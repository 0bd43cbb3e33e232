import { GRAVITY } from "../curve/power.ts";
import { head, type Head } from "../../base/units.ts";
import type { SiteLiquid } from "./siteLiquid.ts";

/**
 * What the NPSH available is to be at least: 1.1 times the required, and 0.6 m more than it. ANSI/HI 9.6.1, from a secondary
 * source; its edition is 待核对.
 */
export const NPSH_MARGIN = { ratio: 1.1, metres: 0.6 } as const;

/**
 * NPSHa = (p_surface − p_v)/(ρ·g) + z_s − h_f, h_f with the square of the flow; null where the duty does not say how high
 * the surface stands.
 *
 * @param flow of one pump, and the flow that the loss is stated at, in one unit
 */
export function availableNpsh(
  { stated, surface, vapourPressure, density }: SiteLiquid,
  flow: number,
  designFlow: number,
): Head | null {
  if (stated.head === null) return null;
  const share = flow / designFlow;
  return head(
    (surface - vapourPressure) / (density * GRAVITY) + stated.head - (stated.loss ?? 0) * share * share,
  );
}

/** m that has to be available. */
export const neededNpsh = (required: number): Head =>
  head(Math.max(NPSH_MARGIN.ratio * required, required + NPSH_MARGIN.metres));

/** Whether a pump cavitates; `unknown` where nobody measured what it requires, or it leaves its measured range. */
export type NpshVerdict = "met" | "short" | "unknown";

export function npshVerdict(available: number, required: number): NpshVerdict {
  if (Number.isNaN(required) || Number.isNaN(available)) return "unknown";
  return available >= neededNpsh(required) ? "met" : "short";
}

/** At one flow: what is there, and what the pump requires. */
export interface NpshState {
  /** m³/h of one pump. */
  readonly flow: number;
  /** m */
  readonly available: number;
  /** m; NaN where it is not measured there. */
  readonly required: number;
  readonly verdict: NpshVerdict;
}

export function npshAt(
  liquid: SiteLiquid,
  flow: number,
  designFlow: number,
  required: number,
): NpshState | null {
  const available = availableNpsh(liquid, flow, designFlow);
  return available === null ? null : { flow, available, required, verdict: npshVerdict(available, required) };
}

const WEIGHT: Readonly<Record<NpshVerdict, number>> = { met: 0, unknown: 1, short: 2 };

/** The state that decides: the first of those that fail, else of those that nobody knows, else the one with least to spare. */
export function decidingNpsh(states: readonly NpshState[]): NpshState | null {
  return (
    [...states].sort(
      (a, b) =>
        WEIGHT[b.verdict] - WEIGHT[a.verdict] ||
        a.available - neededNpsh(a.required) - (b.available - neededNpsh(b.required)),
    )[0] ?? null
  );
}
