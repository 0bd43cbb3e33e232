import { circuitSegments } from "../../network/networkResults.ts";
import { lowestPoint } from "../staticPressure.ts";
import { standardDifference, transportRatio, type TransportRatio } from "../transportRatio.ts";
import { metres, waterDuty } from "../waterDuty.ts";
import { levelOfStorey } from "./SystemRoom.ts";
import type { WaterSystem } from "./runWaterSystem.ts";
import type { Climate } from "./WaterSettings.ts";

const KILO = 1000;

/** What the pumps of a system must do, item by item. Pa, m, m³/h. */
export interface DutyCard {
  readonly flow: number;
  /** Of each running pump */
  readonly eachFlow: number;
  readonly head: number;
  readonly staticHead: number;
  readonly exponent: number;
  /** As found, before the limit 1 … 2 */
  readonly foundExponent: number;
  readonly isCapped: boolean;
  readonly density: number;
  readonly index: { readonly pipes: number; readonly unit: number; readonly valve: number };
  readonly segments: number;
  readonly plant: number;
  readonly margin: number;
  /** m of the liquid, from plant to the farthest user and back */
  readonly length: number;
  /** m; the whole of friction and losses without the margin */
  readonly lossHead: number;
  /** null where the climate of a hot system is not stated. */
  readonly ratio: TransportRatio | null;
  /** Pa at the lowest point, with the pump running */
  readonly pressure: number;
  readonly needsZones: boolean;
}

/** ΣL, m: supply and return to the terminal with the longest way; a return of its own begins where it joins the common one. */
function farthest({ network, layout }: NonNullable<WaterSystem["run"]>): number {
  const { segments, terminals } = network;
  const way = new Float64Array(segments.length);
  for (const at of layout.order) {
    const { length, pipes, isReturn = false } = segments[at]!;
    const above = layout.parent[at]!;
    const isJoint = above < 0 || (isReturn && segments[above]!.isReturn !== true);
    way[at] = pipes * length + (isJoint ? 0 : way[above]!);
  }
  return terminals.reduce((most, { flow }, at) => {
    const back = layout.backOf[at]!;
    const own = way[layout.segmentOf[at]!]! + (back < 0 ? 0 : way[back]!);
    return flow > 0 ? Math.max(most, own) : most;
  }, 0);
}

const standardOf = (kind: WaterSystem["kind"], climate: Climate | null) =>
  standardDifference(kind === "cold" ? "cold" : "hot4", climate);

/** Null where the index is not known. */
export function waterDutyCard({ kind, settings, run, sums, terminals }: WaterSystem): DutyCard | null {
  if (run === null || sums === null) return null;
  const { lossMargin: margin, flowMargin, pumps, climate, efficiency, fill } = settings;
  const plant = settings.plantLoss * KILO;
  const duty = waterDuty(run, { plant, margin, flowMargin });
  if (duty === null) return null;
  const { density } = run.network.rules.medium;
  const { loss, valve = 0 } = run.network.terminals[run.index]!;
  const circuit = run.circuit[run.index]!;
  const length = farthest(run);
  const difference = standardOf(kind, climate);
  const levels = terminals.map(({ level }) => level);
  const plantLevel = levelOfStorey(settings.plantLevel);
  const highest = levels.reduce((most, each) => Math.max(most, each), plantLevel);
  const lowest = levels.reduce((least, each) => Math.min(least, each), plantLevel);
  const lowestAt = lowestPoint(density, {
    rise: (highest - lowest) * settings.storeyHeight,
    fill: fill * KILO,
    head: duty.head,
  });
  return {
    flow: duty.flow,
    eachFlow: duty.flow / pumps,
    head: duty.head,
    staticHead: duty.system.staticValue,
    exponent: duty.system.exponent,
    foundExponent: duty.exponent,
    isCapped: duty.isCapped,
    density,
    index: { pipes: circuit - loss - valve, unit: loss, valve },
    segments: circuitSegments(run, run.index).length,
    plant,
    margin: (circuit + plant) * margin,
    lossHead: metres(circuit + plant, density),
    length,
    ratio:
      difference === null
        ? null
        : transportRatio([{ count: pumps, flow: duty.flow / pumps, head: duty.head, efficiency }], {
            load: sums.design,
            length,
            difference,
            kind: kind === "cold" ? "cold" : "hot4",
            stages: 1,
          }),
    pressure: lowestAt.pressure,
    needsZones: lowestAt.needsZones,
  };
}
