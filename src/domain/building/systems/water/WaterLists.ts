import { NO_SIZE } from "../../../physics/pipe/Sizes.ts";
import { pipeSeries, velocityLeast, velocityLimit } from "../../../physics/pipe/pipeSeries.ts";
import { RANGE, SystemLists } from "../SystemLists.ts";
import type { RunSystem } from "./runWaterSystem.ts";

function ownLoads({ givenIndex, made }: RunSystem): Float64Array {
  const { carried } = made!.figures;
  const own = new Float64Array(givenIndex.length);
  for (let at = 0; at < own.length; at++) own[at] = carried[givenIndex[at]!]!;
  return own;
}

function velocityRanges({ settings, run }: RunSystem): Uint8Array {
  const { size, velocity, flow } = run.columns;
  const limits = pipeSeries(settings.series)!.sizes.value.map(({ dn }) => ({
    most: velocityLimit("closed", dn),
    least: velocityLeast("closed", dn) ?? 0,
  }));
  const ranges = new Uint8Array(size.length);
  for (let at = 0; at < ranges.length; at++) {
    if (size[at] === NO_SIZE || !(flow[at]! > 0)) continue;
    const { most, least } = limits[size[at]!]!;
    if (velocity[at]! > most) ranges[at] = RANGE.high;
    else if (velocity[at]! < least) ranges[at] = RANGE.low;
  }
  return ranges;
}

/** The lists of a water system that ran; see `SystemLists`. */
export class WaterLists extends SystemLists {
  constructor(system: RunSystem, before: WaterLists | null = null) {
    const { run, tree } = system;
    super({ run, tree: tree!, loads: () => ownLoads(system), ranges: () => velocityRanges(system) }, before);
  }
}
