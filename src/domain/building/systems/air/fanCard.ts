import { circuitLossAt, circuitSegments, partsLossAt, rootFlow } from "../../network/networkResults.ts";
import {
  fanDuty,
  fanPowerRatio,
  judgeFanRatio,
  meanFilterLoss,
  type FanRatioVerdict,
  type FanSystem,
} from "../fanDuty.ts";
import { curveExponent } from "../waterDuty.ts";
import { limitOf, type AirSettings } from "./AirSettings.ts";
import { hasRanAir, type AirSystem } from "./runAirSystem.ts";

/** Duty of a system's fan, item by item. Pa in the site's air, m³/h */
export interface FanCard {
  readonly flow: number;
  /** Total pressure */
  readonly pressure: number;
  /** The part of the pressure that a variable system keeps at any flow */
  readonly kept: number;
  readonly exponent: number;
  /** As computed, before the limit 1 … 2 */
  readonly foundExponent: number;
  readonly isCapped: boolean;
  /** Density, temperature and altitude of the site's air, kg/m³, ℃ and m */
  readonly density: number;
  readonly temperature: number;
  readonly altitude: number;
  /** `elements`: silencers and dampers on the index circuit */
  readonly index: { readonly ducts: number; readonly elements: number; readonly outlet: number };
  readonly segments: number;
  /** At the mean of clean and final */
  readonly filter: number;
  readonly coil: number;
  readonly silencer: number;
  readonly otherSide: number;
  readonly margin: number;
  /** W/(m³/h); null without an efficiency. */
  readonly ratio: number | null;
  readonly limitKind: FanSystem;
  readonly verdict: FanRatioVerdict;
}

/** Loss of the filter in the duty, Pa: the mean, or the only known figure */
function filterLoss({ filterClean, filterFinal }: AirSettings): number {
  if (filterClean === null || filterFinal === null) return filterClean ?? filterFinal ?? 0;
  return meanFilterLoss(filterClean, filterFinal);
}

/**
 * The duty by ENGINEERING-3 B.6; null without an index circuit.
 *
 * @param fanEfficiency η of the kept fan, 0 … 1, used if none is typed
 */
export function fanCard(system: AirSystem, fanEfficiency: number | null = null): FanCard | null {
  if (!hasRanAir(system)) return null;
  const { run, settings, altitude } = system;
  const half = run.index < 0 ? null : circuitLossAt(run, run.index, 1 / 2);
  if (half === null) return null;
  const { flowMargin, pressureMargin, control, temperature, efficiency } = settings;
  const isVariable = control === "variable";
  const parts = {
    filter: filterLoss(settings),
    coil: settings.coil ?? 0,
    silencer: settings.silencer ?? 0,
    otherSide: settings.otherSide ?? 0,
  };
  const beside = parts.filter + parts.coil + parts.silencer + parts.otherSide;
  const circuit = run.circuit[run.index]!;
  // Everything besides the ducts is taken to follow the square of the flow; filters do not, and are a small part.
  const { found, limited } = curveExponent(circuit + beside, half + beside / 4);
  const duty = fanDuty({
    ...{ flow: rootFlow(run), loss: circuit + beside, isFixedSpeed: !isVariable },
    ...{ flowMargin, pressureMargin, kept: isVariable ? settings.kept : 0, exponent: limited },
  });
  const { loss } = run.network.terminals[run.index]!;
  const segments = circuitSegments(run, run.index);
  const elements = segments.reduce((sum, at) => sum + partsLossAt(run, at), 0);
  const ratio = fanPowerRatio(duty.pressure, efficiency ?? fanEfficiency);
  const limitKind = limitOf(settings);
  return {
    flow: duty.flow,
    pressure: duty.pressure,
    kept: duty.system.staticValue,
    exponent: limited,
    foundExponent: found,
    isCapped: limited !== found,
    density: run.network.rules.medium.density,
    temperature,
    altitude,
    index: { ducts: circuit - loss - elements, elements, outlet: loss },
    segments: segments.length,
    ...parts,
    margin: isVariable ? 0 : (circuit + beside) * pressureMargin,
    ratio,
    limitKind,
    verdict: judgeFanRatio(ratio, limitKind),
  };
}
