import { bySize, carriesRooms, nearestFit, ofSeries, smallestFit } from "./chooseOutdoor.ts";
import { judgeOutdoor, type OutdoorVerdict } from "./keptOutdoor.ts";
import { outdoorFit, type OutdoorFit } from "./outdoorFit.ts";
import type { OutdoorUnit } from "./OutdoorUnit.ts";
import { splitDemand, type SplitDemand } from "./splitDemand.ts";
import { proposedSplits, roomsOfSplits, withNewRooms } from "./splitList.ts";
import { outdoorLevelOf, splitPipes, type SplitPipes } from "./splitPipes.ts";
import type { SplitConditions, SplitSettings, SplitSystem } from "./SplitSettings.ts";
import type { UnknownStorey } from "../runTree.ts";
import type { SystemRoom } from "../water/SystemRoom.ts";

/** A computed system of indoor units */
export interface RanSplit {
  readonly system: SplitSystem;
  readonly rooms: readonly SystemRoom[];
  readonly conditions: SplitConditions;
  readonly demand: SplitDemand;
  /** null without rooms, or if a storey has neither areas nor a typed corridor. */
  readonly pipes: SplitPipes | null;
  readonly unknownStoreys: readonly UnknownStorey[];
  /**
   * Fit of the kept outdoor unit, else of the smallest that fits, else of the one with the least faults; null
   * without units.
   */
  readonly fit: OutdoorFit | null;
  /** Verdict on the kept outdoor unit; null without one. */
  readonly verdict: OutdoorVerdict | null;
}

const outdoorLevelIn = (rooms: readonly SystemRoom[], { outdoorLevel }: SplitConditions): number =>
  outdoorLevelOf(
    outdoorLevel,
    rooms.map(({ level }) => level),
  );

const EMPTY = { block: null, heatBlock: null } as const;

/** Whether a unit of the selected series carries the rooms of a proposed system */
function carriesIn(units: readonly OutdoorUnit[], level: number, conditions: SplitConditions) {
  return (rooms: readonly SystemRoom[]): boolean =>
    carriesRooms(
      units,
      splitDemand(rooms, EMPTY, conditions),
      () => {
        const pipes = splitPipes(rooms, conditions, [], level);
        return pipes.ok ? pipes.value : null;
      },
      conditions,
    );
}

/**
 * The systems of a building: as a person arranged them, with rooms that were added later, or the proposed ones.
 *
 * @param units of the catalogue
 */
export function splitSystems(
  rooms: readonly SystemRoom[],
  settings: SplitSettings,
  units: readonly OutdoorUnit[],
): readonly SplitSystem[] {
  const own = bySize(ofSeries(units, settings.series));
  // Without a catalogue nothing can be judged: each storey and zone is one system.
  const carries = own.length === 0 ? () => true : carriesIn(own, outdoorLevelIn(rooms, settings), settings);
  return settings.systems === null
    ? proposedSplits(rooms, carries)
    : withNewRooms(settings.systems, rooms, carries);
}

function fitOf(
  { outdoor }: SplitSystem,
  demand: SplitDemand,
  pipes: SplitPipes | null,
  units: readonly OutdoorUnit[],
  conditions: SplitConditions,
): OutdoorFit | null {
  if (outdoor !== null) return outdoorFit(outdoor.of, demand, pipes, conditions);
  return smallestFit(units, demand, () => pipes, conditions) ?? nearestFit(units, demand, pipes, conditions);
}

/**
 * Computes all systems with demand, pipes and outdoor unit.
 *
 * @param units of the catalogue; empty if unknown: kept outdoor units are still judged
 * @param before the systems before a change; unchanged ones stay the same objects
 */
export function runSplits(
  systems: readonly SplitSystem[],
  rooms: readonly SystemRoom[],
  settings: SplitSettings,
  units: readonly OutdoorUnit[],
  before: ReadonlyMap<string, RanSplit> | null = null,
): readonly RanSplit[] {
  const { systems: _systems, ...conditions } = settings;
  const level = outdoorLevelIn(rooms, settings);
  const sorted = bySize(ofSeries(units, settings.series));
  const parted = roomsOfSplits(systems, rooms);
  return systems.map((system): RanSplit => {
    const own = parted.get(system.id)!;
    const was = before?.get(system.id);
    if (was !== undefined && isSame(was, system, own, conditions, level)) return was;
    const demand = splitDemand(own, system, conditions);
    const found = own.length === 0 ? null : splitPipes(own, conditions, system.lengths, level);
    const pipes = found?.ok === true ? found.value : null;
    const fit = own.length === 0 ? null : fitOf(system, demand, pipes, sorted, conditions);
    return {
      ...{ system, rooms: own, conditions, demand, pipes, fit },
      unknownStoreys: found === null || found.ok ? [] : found.unknownStoreys,
      verdict: system.outdoor === null ? null : fit === null ? EMPTIED : judgeOutdoor(fit, demand),
    };
  });
}

const EMPTIED: OutdoorVerdict = { state: "unknown", why: "系统没有室内机" };

function isSame(
  was: RanSplit,
  system: SplitSystem,
  rooms: readonly SystemRoom[],
  conditions: SplitConditions,
  level: number,
): boolean {
  return (
    was.system === system &&
    was.pipes?.level === level &&
    was.rooms.length === rooms.length &&
    was.rooms.every((room, at) => room === rooms[at]) &&
    JSON.stringify(was.conditions) === JSON.stringify(conditions)
  );
}
