import { pipeSeries, velocityRemark } from "../../../physics/pipe/pipeSeries.ts";
import { lineOfCircuit, lineOfSegment, type CircuitLine, type SegmentLine } from "../systemLines.ts";
import { type RunSystem, type WaterSystem } from "./runWaterSystem.ts";
import { terminalId } from "../runTree.ts";
import type { WaterLists } from "./WaterLists.ts";

export function segmentLine(system: RunSystem, lists: WaterLists, at: number): SegmentLine {
  const { run, tree, settings } = system;
  return lineOfSegment({ run, tree: tree! }, lists, at, (size, _, velocity) => {
    const { dn, inner } = pipeSeries(settings.series)!.sizes.value[size]!;
    return { inner, equivalent: null, velocityRemark: velocityRemark("closed", dn, velocity) };
  });
}

export function circuitLine({ run, givenIndex, terminals, authorities }: RunSystem, at: number): CircuitLine {
  const terminal = terminals[givenIndex[at]!]!;
  const id = terminalId(terminal);
  const authority = authorities.get(id)?.authority ?? null;
  return lineOfCircuit(run, at, id, terminal.room, { isLossAssumed: terminal.isLossAssumed, authority });
}

/** Names of the sizes that a segment can be fixed to */
export const seriesSizes = (series: WaterSystem["settings"]["series"]): readonly string[] =>
  pipeSeries(series)!.sizes.value.map(({ dn }) => `DN${dn}`);
