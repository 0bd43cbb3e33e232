import { unbalancedCircuits } from "#domain/building/network/networkResults.ts";
import { consequence } from "#domain/building/systems/water/consequence.ts";
import type { PumpVerdict } from "#domain/building/systems/water/judgePump.ts";
import { hasRun } from "#domain/building/systems/water/runWaterSystem.ts";
import { countedPlaces } from "#domain/building/systems/list/places.ts";
import { waterDutyCard } from "#domain/building/systems/water/waterDutyCard.ts";
import { circuitLine, seriesSizes } from "#domain/building/systems/water/waterLines.ts";
import { inOrder } from "#domain/building/systems/SystemRemark.ts";
import { CIRCUIT_WORDS } from "#domain/building/systems/water/plant/PlantPumps.ts";
import { treeTolerance } from "#domain/building/systems/treeTolerance.ts";
import { waterRemarks } from "#domain/building/systems/water/waterRemarks.ts";
import { judgedIn, pumpStates, type Judged, type JudgedCircuit } from "./Computed.ts";
import type { CircuitSheet, SystemSheet } from "./SystemSheet.ts";

const PERCENT = 100;

/** 0 … 1 at the operating point; null where unknown. */
export function efficiencyOf(pump: PumpVerdict | "pending" | null): number | null {
  const efficiency = pump === "pending" ? null : (pump?.point?.efficiency ?? null);
  return efficiency === null ? null : efficiency / PERCENT;
}

/** The data of a system for the page, without its lines; for two pipes in both seasons. */
export function systemSheet(judged: Judged, unknownFloors: readonly string[]): SystemSheet {
  const summer = seasonSheet(judged, unknownFloors);
  if (judged.system.changeover === null) return summer;
  const winter = seasonSheet(judgedIn(judged, "winter"), []);
  return {
    ...summer,
    remarks: bothRemarks(summer.remarks, winter.remarks),
    winter: { ...winter, season: "winter" },
  };
}

/** Remarks of winter that summer does not have; those of both are shown once. */
function bothRemarks(summer: SystemSheet["remarks"], winter: SystemSheet["remarks"]): SystemSheet["remarks"] {
  const said = new Set(summer.map(({ text }) => text));
  const own = winter.filter(({ text }) => !said.has(text));
  return inOrder([
    ...summer,
    ...own.map((remark) => ({ ...remark, season: "winter" as const, text: `冬季：${remark.text}` })),
  ]);
}

/** η_b of the kept primary pump at its operating point, 0 … 1; null where unknown. */
export const primaryEfficiency = ({ circuits }: Pick<Judged, "circuits">): number | null =>
  efficiencyOf(circuits.find(({ circuit }) => circuit.name === "primary")?.pump ?? null);

const circuitSheet = (
  { id, name }: Judged["named"],
  { circuit, pump }: JudgedCircuit,
  flow: number | null,
): CircuitSheet => ({
  ...{
    id,
    name: `${name}${CIRCUIT_WORDS[circuit.name]}`,
    circuit: circuit.name,
    season: "summer",
    winter: null,
  },
  ...{ settings: circuit.settings, card: circuit.card },
  ...{ missing: circuit.missing, losses: circuit.losses, heat: circuit.heat, pipe: circuit.pipe },
  decoupler:
    circuit.name !== "primary" || circuit.card === null || flow === null ? null : circuit.card.flow - flow,
  pump: pump === "pending" ? null : pump,
  isPumpPending: pump === "pending",
  resistance: null,
});

function seasonSheet(judged: Judged, unknownFloors: readonly string[]): SystemSheet {
  const { named, rooms, system, lists, before, pump, circuits } = judged;
  const { kind, settings, terminals, tree, sums, unknownStoreys } = system;
  const card = waterDutyCard(system, efficiencyOf(pump), primaryEfficiency(judged));
  const isIndexed = hasRun(system) && system.run.index >= 0;
  const { terminals: _each, ...whole } = sums ?? { terminals: [] };
  const index = isIndexed ? circuitLine(system, system.run.index) : null;
  const verdict = pump === "pending" ? null : pump;
  return {
    ...{ id: named.id, kind, name: named.name, settings },
    places: countedPlaces(rooms),
    rooms: terminals.length,
    sums: sums === null ? null : (whole as Omit<typeof sums, "terminals">),
    segments: lists?.count("tree") ?? 0,
    assumed: lists?.count("assumed") ?? 0,
    circuits: lists?.circuitCount ?? 0,
    unbalanced: isIndexed ? unbalancedCircuits(system.run) : 0,
    index: index && { segments: lists?.indexCount ?? 0, code: index.code || index.name, circuit: index },
    card,
    pump: verdict,
    isPumpPending: pump === "pending",
    resistance: isIndexed && tree !== null ? treeTolerance(system.run, tree.segments) : null,
    consequence: before && consequence(before, { system, card }, pumpStates(judged), judged.statesBefore),
    remarks: waterRemarks(system, lists, card, unknownFloors),
    unknownStoreys,
    sizes: seriesSizes(settings.series),
    season: "summer",
    winter: null,
    circuit: null,
    plant: circuits.map((each) => circuitSheet(named, each, card?.flow ?? null)),
  };
}
