import type { NpshVerdict } from "./liquidStates.ts";
import { GRAVITY } from "../curve/power.ts";
import { head, type Head } from "../../base/units.ts";
import type { SiteLiquid } from "./siteLiquid.ts";

/**
 * Least NPSH available: 1.1 times the required one, and 0.6 m more than it. ANSI/HI 9.6.1, from a secondary
 * source; its edition is 待核对 (to be verified).
 */
export const NPSH_MARGIN = { ratio: 1.1, metres: 0.6 } as const;

/**
 * NPSHa = (p_surface − p_v)/(ρ·g) + z_s − h_f, where h_f grows with the square of the flow; null if the duty does
 * not state the height of the surface.
 *
 * @param flow of one pump; it and the flow that the loss is stated at have the same unit
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

/** NPSH in m that must be available. */
export const neededNpsh = (required: number): Head =>
  head(Math.max(NPSH_MARGIN.ratio * required, required + NPSH_MARGIN.metres));

export function npshVerdict(available: number, required: number): NpshVerdict {
  if (Number.isNaN(required) || Number.isNaN(available)) return "unknown";
  return available >= neededNpsh(required) ? "met" : "short";
}

/** Available and required NPSH at one flow. */
export interface NpshState {
  /** m³/h of one pump. */
  readonly flow: number;
  /** m */
  readonly available: number;
  /** m; NaN if not measured at this flow. */
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

/** The state that decides: a short one before an unknown one before a met one; of equals, the least margin. */
export function decidingNpsh(states: readonly NpshState[]): NpshState | null {
  return (
    [...states].sort(
      (a, b) =>
        WEIGHT[b.verdict] - WEIGHT[a.verdict] ||
        a.available - neededNpsh(a.required) - (b.available - neededNpsh(b.required)),
    )[0] ?? null
  );
}
