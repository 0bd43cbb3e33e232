import { temperature } from "../../../../base/units.ts";
import { liquidMedium, WATER } from "../../../../physics/pipe/medium.ts";
import { pipeSeries } from "../../../../physics/pipe/pipeSeries.ts";
import { condenserDuty, condenserLoad } from "../../condenserCircuit.ts";
import { flowForLoad } from "../../terminalFlow.ts";
import { metres } from "../../waterDuty.ts";
import type { WaterSystem } from "../runWaterSystem.ts";
import type { DutyCard } from "../waterDutyCard.ts";
import type { WaterSettings } from "../WaterSettings.ts";
import { primaryDuty } from "./primaryDuty.ts";
import type { CircuitName, CondenserSettings, PlantPumps } from "./PlantPumps.ts";

const KILO = 1000;

/** A part of the head of a circuit's pumps, Pa */
export interface CircuitLoss {
  readonly item: string;
  readonly loss: number;
}

interface MissingFigure {
  readonly word: string;
  readonly field: string;
}

/** Pumps of a plant besides those of the tree, with their duty if known */
export interface PlantCircuit {
  readonly name: CircuitName;
  /** The system's settings with the number, pump and medium of this circuit */
  readonly settings: WaterSettings;
  /** null while a setting is missing */
  readonly card: DutyCard | null;
  /** Settings that must be typed first: name and field */
  readonly missing: readonly MissingFigure[];
  readonly losses: readonly CircuitLoss[];
  /** Heat to the condenser water, kW; null for another circuit. */
  readonly heat: number | null;
  /** The single pipe of the condenser water; null for another circuit. */
  readonly pipe: { readonly dn: number; readonly friction: number } | null;
}

/** The settings for searching and judging its pumps */
const askedSettings = (
  settings: WaterSettings,
  { pumps, standby, efficiency, pump, year }: PlantPumps,
): WaterSettings => ({ ...settings, pumps, standby, efficiency, pump, year, winter: null });

interface CircuitDuty {
  readonly flow: number;
  readonly head: number;
  readonly staticHead: number;
  readonly exponent: number;
  readonly density: number;
  /** All losses without the margin, and the machine's part of them, Pa */
  readonly loss: number;
  readonly machine: number;
  readonly length: number;
}

/** The duty in the form that the search and the verdict of pumps use */
const cardOf = (of: CircuitDuty, { pumps }: PlantPumps, margin: number): DutyCard => ({
  flow: of.flow,
  eachFlow: of.flow / pumps,
  head: of.head,
  staticHead: of.staticHead,
  exponent: of.exponent,
  foundExponent: of.exponent,
  isCapped: false,
  density: of.density,
  index: { pipes: of.loss - of.machine, unit: 0, valve: 0 },
  segments: 1,
  plant: of.machine,
  margin: of.loss * margin,
  length: of.length,
  lossHead: metres(of.loss, of.density),
  ratio: null,
  pressure: 0,
  needsZones: false,
});

/** The primary pumps, one for each chiller; null without separate primary pumps. */
export function primaryPumps(system: WaterSystem): PlantCircuit | null {
  const { primary, lossMargin: margin } = system.settings;
  const duty = primaryDuty(system);
  if (duty === null) return null;
  const shared = {
    name: "primary",
    settings: askedSettings(system.settings, primary),
    ...{ heat: null, pipe: null },
  } as const;
  if (duty === "no-loss")
    return { ...shared, card: null, missing: [{ word: "机房内阻力", field: "plantLoss" }], losses: [] };
  const { flow, head, exponent, density, loss } = duty;
  const own = { flow, head, staticHead: 0, exponent, density, loss, machine: loss, length: 0 };
  return {
    ...shared,
    card: cardOf(own, primary, margin),
    missing: [],
    losses: [{ item: "蒸发器与一级管路", loss }],
  };
}

const NEEDED = [
  ["cop", "机组 COP"],
  ["loss", "冷凝器水阻"],
  ["lift", "提升高度"],
  ["spray", "喷淋压力"],
] as const satisfies readonly (readonly [keyof CondenserSettings, string])[];

/**
 * Condenser pumps on open towers: Q·(1 + 1/COP) of the system's design load through one pipe sized by the limits
 * of open circuits, with the lift and the spray's pressure as the static part without a margin (ENGINEERING-3
 * A.11, D.3). null for a system without condenser water.
 */
export function condenserPumps({ settings, sums }: WaterSystem): PlantCircuit | null {
  const { condenser, lossMargin: margin, localShare: share } = settings;
  if (condenser === null) return null;
  const { cop, supply, back, length, zeta, loss, lift, spray } = condenser;
  const asked: WaterSettings = {
    ...askedSettings(settings, condenser),
    supply,
    back,
    glycol: null,
    fraction: 0,
  };
  const shared = { name: "condenser", settings: asked } as const;
  const gap = (heat: number | null, ...missing: readonly MissingFigure[]): PlantCircuit => ({
    ...{ ...shared, card: null, missing, losses: [], heat, pipe: null },
  });
  if (cop === null || loss === null || lift === null || spray === null)
    return gap(
      null,
      ...NEEDED.flatMap(([field, word]) =>
        condenser[field] === null ? [{ word, field: `condenser.${field}` }] : [],
      ),
    );
  const liquid = liquidMedium(WATER, temperature((supply + back) / 2));
  const load = sums?.design ?? 0;
  if (!liquid.ok || !(load > 0)) return gap(null, { word: "设计负荷", field: "block" });
  const medium = liquid.value;
  const heat = condenserLoad(load, cop);
  const flow = flowForLoad(heat, back - supply, medium);
  const series = pipeSeries(settings.series)!;
  const found = condenserDuty(
    {
      ...{
        flow,
        length,
        condenser: loss * KILO,
        lift,
        spray: spray * KILO,
        margin,
        friction: settings.friction,
      },
      ...(zeta === null ? { zeta: 0, share } : { zeta, share: 0 }),
    },
    medium,
    series.sizes.value,
    series.roughness.open.value,
  );
  if (found === null) return gap(heat, { word: "能通过该流量的管材", field: "series" });
  const { pipes, local, dn, friction } = found;
  const total = pipes + local + loss * KILO;
  return {
    ...shared,
    card: cardOf(
      {
        ...{ flow, head: found.head, staticHead: found.staticHead, exponent: found.system.exponent },
        ...{ density: medium.density, loss: total, machine: loss * KILO, length: 2 * length },
      },
      condenser,
      margin,
    ),
    missing: [],
    losses: [
      { item: "管道沿程", loss: pipes },
      { item: "管道局部", loss: local },
      { item: "冷凝器", loss: loss * KILO },
    ],
    heat,
    pipe: { dn, friction },
  };
}

/** The circuits of a plant besides the tree */
export const plantCircuits = (system: WaterSystem): readonly PlantCircuit[] =>
  [primaryPumps(system), condenserPumps(system)].filter((each) => each !== null);

/** Key of a circuit's pump among verdicts and years */
export const circuitId = (system: string, name: CircuitName): string => `${system}/${name}`;

/** The change of settings that sets the pumps of a circuit; empty if the system has no such circuit. */
export const withCircuit = (
  { primary, condenser }: Pick<WaterSettings, "primary" | "condenser">,
  name: CircuitName,
  change: Partial<PlantPumps>,
): Partial<WaterSettings> => {
  if (name === "primary") return { primary: { ...primary, ...change } };
  return condenser === null ? {} : { condenser: { ...condenser, ...change } };
};
