import { unbalancedCircuits } from "#domain/building/network/networkResults.ts";
import { consequence } from "#domain/building/systems/water/consequence.ts";
import type { PumpVerdict } from "#domain/building/systems/water/judgePump.ts";
import { hasRun } from "#domain/building/systems/water/runWaterSystem.ts";
import { countedPlaces } from "#domain/building/systems/water/SystemList.ts";
import { waterDutyCard } from "#domain/building/systems/water/waterDutyCard.ts";
import { circuitLine, seriesSizes } from "#domain/building/systems/water/waterLines.ts";
import { waterRemarks } from "#domain/building/systems/water/waterRemarks.ts";
import type { Judged } from "./Computed.ts";
import type { SystemSheet } from "./SystemSheet.ts";

const PERCENT = 100;

/** 0 … 1 at the operating point; null where it is not known. */
export function efficiencyOf(pump: PumpVerdict | "pending" | null): number | null {
  const efficiency = pump === "pending" ? null : (pump?.point?.efficiency ?? null);
  return efficiency === null ? null : efficiency / PERCENT;
}

/** What the page shows of a system beside its lines. */
export function systemSheet(
  { named, rooms, system, lists, before, pump }: Judged,
  unknownFloors: readonly string[],
): SystemSheet {
  const { kind, settings, terminals, sums, unknownStoreys } = system;
  const card = waterDutyCard(system, efficiencyOf(pump));
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
    consequence: before && consequence(before, { system, card }, verdict?.state ?? null),
    remarks: waterRemarks(system, lists, card, unknownFloors),
    unknownStoreys,
    sizes: seriesSizes(settings.series),
  };
}
