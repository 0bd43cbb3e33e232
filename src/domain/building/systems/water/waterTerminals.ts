import type { LiquidMedium } from "../../../physics/pipe/medium.ts";
import { onOffValve } from "../../../physics/pipe/valve.ts";
import type { TreeRoom } from "../EstimatedTree.ts";
import {
  sumStates,
  terminalState,
  type SystemSums,
  type SystemTerminal,
  type TerminalState,
} from "../simultaneity.ts";
import { unitLoss, UNSTATED_LOSS } from "../terminalFlow.ts";
import type { SystemRoom } from "./SystemRoom.ts";
import type { WaterKind, WaterSettings } from "./WaterSettings.ts";

/** A room's units in one system. */
export interface WaterTerminal extends TreeRoom {
  readonly room: SystemRoom;
  /** What its units can and what the room asks for. */
  readonly asked: SystemTerminal;
  /** Pa of the valve of each unit */
  readonly valve: number;
  /** kW that the flow carries at the design */
  readonly load: number;
  /** Whether the loss is assumed, because none is stated or the flow is too far from the stated one. */
  readonly isLossAssumed: boolean;
  /** With less than 0.9 of the stated flow the capacity shown no longer holds. */
  readonly isFlowLow: boolean;
}

const NONE = -1;

interface WaterTerminals {
  readonly terminals: readonly WaterTerminal[];
  readonly sums: SystemSums;
}

const loadOf = (kind: WaterKind, room: SystemRoom) => (kind === "cold" ? room.coolingLoad : room.heatLoad);
const capacityOf = (kind: WaterKind, room: SystemRoom) => (kind === "cold" ? room.cooling : room.heating);

/** Whether the units of a room take part: they can, and for heat the room asks. */
function takesPart(kind: WaterKind, room: SystemRoom): boolean {
  const load = loadOf(kind, room);
  const capacity = capacityOf(kind, room);
  if (capacity === null || !(capacity > 0) || room.count < 1) return false;
  return kind === "cold" ? true : load !== null && load > 0;
}

/** Of rooms of one storey and zone with the same code, the later ones get a number that none of them has. */
function distinctCodes(rooms: readonly SystemRoom[]): readonly string[] {
  const keyOf = ({ zone, level }: SystemRoom, code: string) => `${level}\0${zone}\0${code}`;
  const ownOf = ({ code, name }: SystemRoom) => (code === "" ? name : code);
  const taken = new Set<string>();
  const later: number[] = [];
  const codes = rooms.map((room, at) => {
    const own = ownOf(room);
    const key = keyOf(room, own);
    if (taken.has(key)) later.push(at);
    else taken.add(key);
    return own;
  });
  const last = new Map<string, number>();
  for (const at of later) {
    const room = rooms[at]!;
    const own = codes[at]!;
    let number = last.get(keyOf(room, own)) ?? 1;
    do number++;
    while (taken.has(keyOf(room, `${own}#${number}`)));
    last.set(keyOf(room, own), number);
    codes[at] = `${own}#${number}`;
    taken.add(keyOf(room, codes[at]));
  }
  return codes;
}

/** Pa of one unit at its flow; of an unstated or unreachable one the usual figure, said to be assumed. */
function lossOf({ unitFlow, unitLoss: rated }: SystemRoom, flow: number) {
  const own = rated === null || unitFlow === null ? null : unitLoss(rated, flow, unitFlow);
  return { loss: own ?? UNSTATED_LOSS.value, isLossAssumed: own === null };
}

/** What a terminal hangs on besides its room. */
const FIELDS = ["supply", "back", "glycol", "fraction", "flowRule", "control", "valve"] as const;

/** Terminals of rooms and settings before a change. */
export interface TerminalsBefore {
  readonly settings: WaterSettings;
  readonly terminals: readonly WaterTerminal[];
  readonly sums: SystemSums | null;
}

/** What became of a room's units before, if nothing that it hangs on is another. */
type Kept = (room: SystemRoom, at: number, code: string) => number;

/** Rooms mostly stay where they were; those behind a room that came or went are looked up. */
function keptOf({ settings, terminals }: TerminalsBefore, now: WaterSettings): Kept {
  if (FIELDS.some((field) => settings[field] !== now[field])) return () => NONE;
  let places: Map<SystemRoom, number> | null = null;
  return (room, at, code) => {
    let was = at;
    if (terminals[at]?.room !== room) {
      places ??= new Map(terminals.map((each, place) => [each.room, place]));
      was = places.get(room) ?? NONE;
    }
    return was !== NONE && terminals[was]!.code === code ? was : NONE;
  };
}

const hasSameCodes = (rooms: readonly SystemRoom[], before: readonly WaterTerminal[]): boolean =>
  rooms.length === before.length &&
  rooms.every((room, at) => {
    const was = before[at]!.room;
    return (
      was === room ||
      (was.code === room.code && was.name === room.name && was.zone === room.zone && was.level === room.level)
    );
  });

/**
 * What the chosen units of the rooms take from a system. Where a product states its flow, the cold water is that; hot water,
 * and what is not stated, follows the room's load, without one the units' capacity.
 *
 * @param before terminals of rooms that are the same objects are taken from it
 */
export function waterTerminals(
  kind: WaterKind,
  given: readonly SystemRoom[],
  settings: WaterSettings,
  medium: LiquidMedium,
  before: TerminalsBefore | null = null,
): WaterTerminals {
  const { supply, back, flowRule, block, control } = settings;
  const rooms = given.filter((room) => takesPart(kind, room));
  const isNamedAlike = before !== null && hasSameCodes(rooms, before.terminals);
  const codes = isNamedAlike ? null : distinctCodes(rooms);
  const kept = before === null || before.sums === null ? () => NONE : keptOf(before, settings);
  const design = Math.abs(back - supply);
  const terminals: WaterTerminal[] = [];
  const states: TerminalState[] = [];
  for (let at = 0; at < rooms.length; at++) {
    const room = rooms[at]!;
    const code = codes === null ? before!.terminals[at]!.code : codes[at]!;
    const was = kept(room, at, code);
    if (was !== NONE) {
      terminals.push(before!.terminals[was]!);
      states.push(before!.sums!.terminals[was]!);
      continue;
    }
    const asked = askedOf(kind, room);
    const state = terminalState(asked, medium, flowRule, design);
    terminals.push(terminalOf(kind, room, code, asked, state, settings));
    states.push(state);
  }
  const asked = terminals.map((terminal) => terminal.asked);
  return { terminals, sums: sumStates(asked, states, medium, flowRule, design, block, control) };
}

function askedOf(kind: WaterKind, room: SystemRoom): SystemTerminal {
  const unitCapacity = capacityOf(kind, room)!;
  const load = loadOf(kind, room);
  return {
    count: room.count,
    unitFlow: room.unitFlow,
    unitCapacity,
    roomLoad: load !== null && load > 0 ? load : room.count * unitCapacity,
  };
}

function terminalOf(
  kind: WaterKind,
  room: SystemRoom,
  code: string,
  asked: SystemTerminal,
  { flow, holdsCapacity }: TerminalState,
  { flowRule, control, valve }: WaterSettings,
): WaterTerminal {
  const { count, unitCapacity, roomLoad } = asked;
  const isByLoad = flowRule === "fromLoad" || room.unitFlow === null;
  const each = flow / count;
  const isOnOff = control === "variable" && valve === "onOff";
  const { loss, isLossAssumed } = lossOf(room, each);
  return {
    room,
    asked,
    code,
    zone: room.zone,
    level: room.level,
    area: room.area !== null && room.area > 0 ? room.area : null,
    flow,
    loss,
    isLossAssumed,
    valve: isOnOff ? (onOffValve(each)?.loss ?? 0) : 0,
    load: isByLoad ? roomLoad : count * unitCapacity,
    isFlowLow: kind === "cold" && holdsCapacity === false,
  };
}
