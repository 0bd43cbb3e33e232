import { circuitSegments } from "../../network/networkResults.ts";
import { lowestPoint } from "../staticPressure.ts";
import {
  standardDifference,
  transportRatio,
  type RunningPumps,
  type TransportKind,
  type TransportRatio,
} from "../transportRatio.ts";
import { primaryDuty } from "./plant/primaryDuty.ts";
import { metres, waterDuty } from "../waterDuty.ts";
import { levelOfStorey } from "../PlacedRoom.ts";
import { hasRun, type RunSystem, type WaterSystem } from "./runWaterSystem.ts";
import type { Climate } from "./WaterSettings.ts";

const KILO = 1000;

/** Duty of a system's pumps, item by item. Pa, m, m³/h */
export interface DutyCard {
  readonly flow: number;
  /** Flow of each running pump */
  readonly eachFlow: number;
  readonly head: number;
  readonly staticHead: number;
  readonly exponent: number;
  /** As computed, before the limit 1 … 2 */
  readonly foundExponent: number;
  readonly isCapped: boolean;
  readonly density: number;
  readonly index: { readonly pipes: number; readonly unit: number; readonly valve: number };
  readonly segments: number;
  readonly plant: number;
  readonly margin: number;
  /** From the plant to the farthest user and back, m */
  readonly length: number;
  /** Head of friction and other losses without the margin, m of the liquid */
  readonly lossHead: number;
  /** null if the climate of a hot system is not stated. */
  readonly ratio: TransportRatio | null;
  /** At the lowest point with the pump running, Pa */
  readonly pressure: number;
  readonly needsZones: boolean;
}

/** ΣL, m: supply and return to the farthest terminal */
function farthest({ run, circuitLengths }: RunSystem): number {
  const { flow } = run.taken;
  return circuitLengths.reduce((most, length, at) => (flow[at]! > 0 ? Math.max(most, length) : most), 0);
}

/** Running primary pumps, which count with those of the tree */
function primaryRunning(system: WaterSystem, efficiency: number | null): readonly RunningPumps[] {
  const duty = primaryDuty(system);
  if (duty === null || duty === "no-loss") return [];
  const { pumps, efficiency: typed } = system.settings.primary;
  return [{ count: pumps, flow: duty.flow / pumps, head: duty.head, efficiency: typed ?? efficiency }];
}

/** The row of EC(H)R; hot water of two pipes has rows by climate. */
function transportKind(
  kind: WaterSystem["kind"],
  isTwoPipe: boolean,
  climate: Climate | null,
): TransportKind | null {
  if (kind === "cold") return "cold";
  if (!isTwoPipe) return "hot4";
  return climate === null ? null : `hot2_${climate}`;
}

/**
 * null without an index circuit.
 *
 * @param pumpEfficiency η_b of the kept pump, 0 … 1, used if none is typed
 * @param primaryEfficiency η_b of the kept primary pump, likewise
 */
export function waterDutyCard(
  system: WaterSystem,
  pumpEfficiency: number | null = null,
  primaryEfficiency: number | null = null,
): DutyCard | null {
  const { kind, settings, sums, terminals } = system;
  if (!hasRun(system) || sums === null) return null;
  const { run } = system;
  const { lossMargin: margin, flowMargin, pumps, climate, efficiency, fill } = settings;
  // With separate primary pumps the evaporators and the pipes between them belong to those.
  const plant = settings.primaryFlow === null ? settings.plantLoss * KILO : 0;
  const duty = waterDuty(run, { plant, margin, flowMargin });
  if (duty === null) return null;
  const { density } = run.network.rules.medium;
  const { loss, valve = 0 } = run.network.terminals[run.index]!;
  const circuit = run.circuit[run.index]!;
  const length = farthest(system);
  const row = transportKind(kind, settings.winter !== null, climate);
  const difference = row === null ? null : standardDifference(row, climate);
  const plantLevel = levelOfStorey(settings.plantLevel);
  const highest = terminals.reduce((most, { level }) => Math.max(most, level), plantLevel);
  const lowest = terminals.reduce((least, { level }) => Math.min(least, level), plantLevel);
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
      difference === null || row === null
        ? null
        : transportRatio(
            [
              {
                count: pumps,
                flow: duty.flow / pumps,
                head: duty.head,
                efficiency: efficiency ?? pumpEfficiency,
              },
              ...primaryRunning(system, primaryEfficiency),
            ],
            {
              load: sums.design,
              length,
              difference,
              kind: row,
              stages: settings.primaryFlow === null ? 1 : 2,
            },
          ),
    pressure: lowestAt.pressure,
    needsZones: lowestAt.needsZones,
  };
}
