import { valueOrNaN } from "../../physics/curve/valueAt.ts";
import { greatest } from "../../base/lists.ts";
import { flowAtFullSpeed, type KnownMember } from "./knownMember.ts";
import type { Arrangement } from "./SetChoice.ts";

/** What all machines of a set together lack at full speed: m³/h at the needed pressure, or Pa or m. */
export interface Shortage {
  readonly of: "flow" | "value";
  readonly needed: number;
  readonly given: number;
  /** Pa or m that the load needs. */
  readonly value: number;
}

/** Why no combination of machines meets a load. */
export type Unmet =
  | { readonly code: "out-of-range" }
  | { readonly code: "row-unmet"; readonly shortage: Shortage }
  /**
   * The machines are strong enough, but no combination gives this flow within the speed range of the regulated
   * one.
   */
  | { readonly code: "no-choice" };

const ROUNDING = 1e-9;
const OUT_OF_RANGE: Unmet = { code: "out-of-range" };

const tooWeak = (needed: number, given: number): Unmet => ({
  code: "row-unmet",
  shortage: { of: "value", needed, given, value: needed },
});

/** The reason: all machines at full speed are too weak, they were not measured there, or no combination fits. */
export function whyUnmet(
  { arrangement, members }: { readonly arrangement: Arrangement; readonly members: readonly KnownMember[] },
  isRegulated: boolean,
  flow: number,
  value: number,
): Unmet {
  if (arrangement === "series") {
    const sum = members.reduce(
      (all, { machine, count }) => all + count * valueOrNaN(machine.pressure, flow),
      0,
    );
    return sum < value ? tooWeak(value, sum) : OUT_OF_RANGE;
  }
  const most = members.reduce((sum, of) => sum + of.count * flowAtFullSpeed(of, value), 0);
  // Above every peak there is no flow to report.
  if (most === 0) return tooWeak(value, greatest(members.map(({ peak }) => peak)));
  if (most < flow * (1 - ROUNDING))
    return { code: "row-unmet", shortage: { of: "flow", needed: flow, given: most, value } };
  return isRegulated && most >= flow ? { code: "no-choice" } : OUT_OF_RANGE;
}
