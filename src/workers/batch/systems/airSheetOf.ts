import { unbalancedCircuits } from "#domain/building/network/networkResults.ts";
import { airConsequence, type DutiedAir } from "#domain/building/systems/air/airConsequence.ts";
import { ductNames, outletCircuit, type AirLists } from "#domain/building/systems/air/airLines.ts";
import type { NamedAir } from "#domain/building/systems/air/AirList.ts";
import { airRemarks } from "#domain/building/systems/air/airRemarks.ts";
import type { AirRoom } from "#domain/building/systems/air/AirRoom.ts";
import { elementLines } from "#domain/building/systems/air/elementLines.ts";
import { fanCard, type FanCard } from "#domain/building/systems/air/fanCard.ts";
import type { RecordState } from "#domain/building/sources/plantWords.ts";
import { handlerNeed, handlerVerdict } from "#domain/building/systems/air/judgeHandler.ts";
import type { FanVerdict } from "#domain/building/systems/air/judgeFan.ts";
import { hasRanAir, type AirSystem } from "#domain/building/systems/air/runAirSystem.ts";
import type { MachineState } from "#domain/building/systems/judgeMachine.ts";
import { treeTolerance } from "#domain/building/systems/treeTolerance.ts";
import { countedPlaces } from "#domain/building/systems/list/places.ts";
import type { AirSheet } from "./AirSheet.ts";

/** A computed system with its lists */
export interface ComputedAir {
  readonly named: NamedAir;
  readonly rooms: readonly AirRoom[];
  readonly system: AirSystem;
  readonly lists: AirLists | null;
  /** The system before the last change of its ducts; null without a change. */
  readonly before: DutiedAir | null;
}

/** A system with the verdict on its fan: null without one, "pending" before the server was asked. */
export interface JudgedAir extends ComputedAir {
  readonly fan: FanVerdict | "pending" | null;
  /** The verdict before the last change; undefined if unknown. */
  readonly fanBefore: MachineState | undefined;
  /** Record of the air handling unit; null without one, and before the server was asked. */
  readonly record: RecordState;
}

const PERCENT = 100;

/** The duty of a system, with the efficiency of its kept fan at its operating point */
export function cardOf(system: AirSystem, fan: FanVerdict | null): FanCard | null {
  const efficiency = fan?.point?.efficiency ?? null;
  return fanCard(system, efficiency === null ? null : efficiency / PERCENT);
}

/** The data of a duct system for the page, without its lines */
export function airSheet(
  { named, rooms, system, lists, before, fan, fanBefore, record }: JudgedAir,
  unknownFloors: readonly string[],
): AirSheet {
  const { settings, terminals, altitude, unknownStoreys } = system;
  const verdict = fan === "pending" ? null : fan;
  const card = cardOf(system, verdict);
  const ran = hasRanAir(system) ? system : null;
  const index = ran === null || ran.run.index < 0 ? null : outletCircuit(ran, ran.run.index);
  const handler = handlerVerdict(system, card);
  const handlerBefore = before && handlerVerdict(before.system, before.card);
  const areas = terminals.map(({ area }) => area);
  const sum = (figures: readonly (number | null)[]) =>
    figures.reduce<number>((all, each) => all + (each ?? 0), 0);
  return {
    ...{ id: named.id, kind: named.kind, name: named.name, settings, altitude },
    places: countedPlaces(rooms),
    rooms: terminals.length,
    outlets: sum(terminals.map(({ room }) => (room.isUnchosen ? 0 : room.count))),
    air: sum(terminals.map(({ flow }) => flow)),
    area: areas.includes(null) ? null : sum(areas),
    segments: lists?.count("tree") ?? 0,
    assumed: lists?.count("assumed") ?? 0,
    elements: elementLines(system),
    circuits: lists?.circuitCount ?? 0,
    unbalanced: ran === null || index === null ? 0 : unbalancedCircuits(ran.run),
    index: index && { segments: lists?.indexCount ?? 0, code: index.code || index.name, circuit: index },
    card,
    fan: verdict,
    isPending: fan === "pending" || (settings.handler !== null && record === null),
    need: handlerNeed(system, card),
    handler,
    record,
    resistance: ran === null || ran.tree === null ? null : treeTolerance(ran.run, ran.tree.segments),
    consequence:
      before &&
      airConsequence(
        before,
        { system, card },
        handler?.state ?? verdict?.state ?? null,
        handler === null ? fanBefore : handlerBefore?.state,
      ),
    remarks: airRemarks(system, lists, card, unknownFloors, named.kind),
    unknownStoreys,
    sizes: ductNames(settings),
    season: "summer",
  };
}
