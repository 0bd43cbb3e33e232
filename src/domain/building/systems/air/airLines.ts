import { equivalentDiameter } from "../../../physics/pipe/duct.ts";
import { NO_SIZE } from "../../../physics/pipe/Sizes.ts";
import { terminalId } from "../runTree.ts";
import { lineOfCircuit, lineOfSegment, type CircuitLine, type SegmentLine } from "../systemLines.ts";
import { RANGE, SystemLists } from "../SystemLists.ts";
import { ductsOf, velocitiesOf, type RanAir } from "./runAirSystem.ts";

const MILLI = 1000;

/** Only a fixed size can be outside its limits: too fast, or too high. */
function rangesOf({ settings, run }: RanAir): Uint8Array {
  const { size, velocity } = run.columns;
  const ducts = ductsOf(settings);
  const most = velocitiesOf(settings);
  const isHigh = (at: number) => {
    const limit = most[run.network.segments[at]!.limits ?? 0]!;
    return velocity[at]! > limit || (settings.height !== null && ducts[size[at]!]!.b > settings.height);
  };
  return Uint8Array.from(size, (each, at) => (each !== NO_SIZE && isHigh(at) ? RANGE.high : RANGE.within));
}

/** The lists of a duct system that ran; see `SystemLists`. */
export class AirLists extends SystemLists {
  constructor(system: RanAir, before: AirLists | null = null) {
    const { run, tree } = system;
    super({ run, tree, loads: () => null, ranges: () => rangesOf(system) }, before);
  }
}

/** Friction depends on D_h, which is shown as `inner`; Huebscher's D_e is for the drawing. */
export function ductLine(system: RanAir, lists: AirLists, at: number): SegmentLine {
  const { settings, run } = system;
  return lineOfSegment(system, lists, at, (size, segment, velocity) => {
    const { a, b, hydraulic } = ductsOf(settings)[size]!;
    const most = velocitiesOf(settings)[run.network.segments[segment]!.limits ?? 0]!;
    return {
      inner: hydraulic * MILLI,
      equivalent: settings.shape === "round" ? a : equivalentDiameter(a, b),
      velocityRemark: velocity > most ? "high" : null,
    };
  });
}

export function outletCircuit({ run, givenIndex, terminals }: RanAir, at: number): CircuitLine {
  const terminal = terminals[givenIndex[at]!]!;
  const { isLossAssumed, room } = terminal;
  return lineOfCircuit(run, at, terminalId(terminal), room, { isLossAssumed, authority: null });
}

/** Names of sizes in the series */
export const ductNames = (settings: RanAir["settings"]): readonly string[] =>
  ductsOf(settings).map(({ name }) => name);
