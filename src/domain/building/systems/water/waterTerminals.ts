import type { LiquidMedium } from "../../../physics/pipe/medium.ts";
import { onOffValve } from "../../../physics/pipe/valve.ts";
import type { TreeRoom } from "../EstimatedTree.ts";
import {
  copyFigures,
  emptyFigures,
  NO_WATER,
  sumFigures,
  terminalState,
  writeFigures,
  type SystemSums,
  type SystemTerminal,
  type TerminalFigures,
  type TerminalState,
} from "../simultaneity.ts";
import { unitLoss, UNSTATED_LOSS } from "../terminalFlow.ts";
import { changedRoomIndexes, distinctCodes, NO_TERMINAL, storeyWord } from "../PlacedRoom.ts";
import type { SystemRoom } from "./SystemRoom.ts";
import type { WaterKind, WaterSettings } from "./WaterSettings.ts";

/** How the loss of a two-pipe unit in winter is assumed if its flow is far from the stated one */
export const LOSS_BY_SQUARE = "按注明水阻与流量的平方估算，未注明的按 30 kPa";

/** A room's units in one system */
export interface WaterTerminal extends TreeRoom {
  readonly room: SystemRoom;
  /** Loss of the valve of each unit, Pa */
  readonly valve: number;
  /** Heat that the flow carries at the design ΔT, kW */
  readonly load: number;
  /** Whether the loss is assumed, because none is stated or the flow is too far from the stated one */
  readonly isLossAssumed: boolean;
  /** The flow is below 0.9 of the stated one, so the shown capacity is not valid. */
  readonly isFlowLow: boolean;
}

interface WaterTerminals {
  readonly terminals: readonly WaterTerminal[];
  readonly sums: SystemSums;
  readonly made: MadeTerminals;
  readonly changed: Changed;
}

const loadOf = (kind: WaterKind, room: SystemRoom) => (kind === "cold" ? room.coolingLoad : room.heatLoad);
const capacityOf = (kind: WaterKind, room: SystemRoom) => (kind === "cold" ? room.cooling : room.heating);

/** Whether a room's units take water of this kind: they need a capacity, and hot water also needs a heat load. */
export function takesWater(kind: WaterKind, room: SystemRoom): boolean {
  const load = loadOf(kind, room);
  const capacity = capacityOf(kind, room);
  if (capacity === null || !(capacity > 0) || room.count < 1) return false;
  return kind === "cold" ? true : load !== null && load > 0;
}

/** In two pipes a unit also belongs to the system if it takes water in only one season. */
const takesPart = (kind: WaterKind, room: SystemRoom, { winter }: WaterSettings): boolean =>
  takesWater(kind, room) || (winter !== null && takesWater(kind === "cold" ? "hot" : "cold", room));

/**
 * Loss of one unit at its flow, Pa. If it is not stated or the flow is too far from the stated one, the usual loss
 * is used and marked as assumed. The single coil of a two-pipe unit follows the square of the flow in winter; far
 * from the stated flow this is marked as assumed, too.
 */
function lossOf({ unitFlow, unitLoss: rated }: SystemRoom, flow: number, isCoilOfBoth: boolean) {
  const own = rated === null || unitFlow === null ? null : unitLoss(rated, flow, unitFlow);
  if (own === null && isCoilOfBoth && rated !== null && unitFlow !== null)
    return { loss: rated * (flow / unitFlow) ** 2, isLossAssumed: true };
  return { loss: own ?? UNSTATED_LOSS.value, isLossAssumed: own === null };
}

/** Settings that a terminal depends on */
const FIELDS = ["supply", "back", "glycol", "fraction", "flowRule", "control", "valve"] as const;

/** Terminals with the data that they were made from, so that only changed rooms must be computed again */
export interface TerminalsBefore {
  readonly settings: WaterSettings;
  readonly terminals: readonly WaterTerminal[];
  readonly sums: SystemSums | null;
  readonly made: MadeTerminals | null;
}
interface MadeTerminals {
  readonly given: readonly SystemRoom[];
  /** Index of the terminal of each given room, or −1 */
  readonly terminalOf: Int32Array;
  readonly figures: TerminalFigures;
}

/**
 * Indexes of the changed rooms; null if a terminal was added, removed or renamed, or if settings that terminals
 * depend on have changed.
 */
function changedRooms(
  kind: WaterKind,
  given: readonly SystemRoom[],
  now: WaterSettings,
  { settings, made }: TerminalsBefore,
): readonly number[] | null {
  if (made === null) return null;
  if (FIELDS.some((field) => settings[field] !== now[field])) return null;
  if ((settings.winter === null) !== (now.winter === null)) return null;
  return changedRoomIndexes(given, made, (room) => takesPart(kind, room, now));
}

/**
 * Flow and loss of the chosen units in a system. A product's stated flow is the flow of cold water. Hot water, and
 * products without a stated flow, have the flow for the room's load, or for the units' capacity without a load.
 *
 * @param before terminals before a change; those of rooms that are the same objects are kept
 */
export function waterTerminals(
  kind: WaterKind,
  given: readonly SystemRoom[],
  settings: WaterSettings,
  medium: LiquidMedium,
  before: TerminalsBefore | null = null,
): WaterTerminals {
  const { supply, back, flowRule, block, control } = settings;
  const design = Math.abs(back - supply);
  const rooms = before === null ? null : changedRooms(kind, given, settings, before);
  const make = (room: SystemRoom, code: string, at: number, into: Lists) => {
    const asked = askedOf(kind, room);
    const state = takesWater(kind, room) ? terminalState(asked, medium, flowRule, design) : NO_WATER;
    into.terminals[at] = terminalOf(kind, room, code, asked, state, settings);
    into.states[at] = state;
    writeFigures(into.figures, at, asked, state, flowRule);
  };
  const summed = ({ terminals, states, figures }: Lists, terminalOfRoom: Int32Array, changed: Changed) => ({
    terminals,
    sums: sumFigures(states, figures, medium, design, block, control),
    made: { given, terminalOf: terminalOfRoom, figures },
    changed,
  });
  if (rooms === null) {
    const taking: number[] = [];
    for (let at = 0; at < given.length; at++) if (takesPart(kind, given[at]!, settings)) taking.push(at);
    const terminalOfRoom = new Int32Array(given.length).fill(NO_TERMINAL);
    taking.forEach((room, at) => (terminalOfRoom[room] = at));
    const codes = distinctCodes(taking.map((room) => given[room]!));
    const into: Lists = { terminals: [], states: [], figures: emptyFigures(taking.length) };
    taking.forEach((room, at) => make(given[room]!, codes[at]!, at, into));
    return summed(into, terminalOfRoom, null);
  }
  const { terminals, made, sums } = before!;
  const changed = rooms.map((room) => made!.terminalOf[room]!).filter((at) => at !== NO_TERMINAL);
  const into: Lists = {
    terminals: terminals.slice(),
    states: sums!.terminals.slice(),
    figures: copyFigures(made!.figures),
  };
  for (const room of rooms) {
    const at = made!.terminalOf[room]!;
    if (at !== NO_TERMINAL) make(given[room]!, terminals[at]!.code, at, into);
  }
  return summed(into, made!.terminalOf, changed);
}

/** Indexes of the terminals that were computed again; null for all, whose names may differ. */
type Changed = readonly number[] | null;

interface Lists {
  readonly terminals: WaterTerminal[];
  readonly states: TerminalState[];
  readonly figures: TerminalFigures;
}

function askedOf(kind: WaterKind, room: SystemRoom): SystemTerminal {
  if (!takesWater(kind, room)) return { count: room.count, unitFlow: 0, unitCapacity: 0, roomLoad: 0 };
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
  { flow, givesCapacity }: TerminalState,
  { flowRule, control, valve, winter }: WaterSettings,
): WaterTerminal {
  const { count, unitCapacity, roomLoad } = asked;
  const isByLoad = flowRule === "fromLoad" || room.unitFlow === null;
  const each = flow / count;
  const isOnOff = control === "variable" && valve === "onOff";
  const { loss, isLossAssumed } =
    flow > 0 ? lossOf(room, each, winter !== null && kind === "hot") : { loss: 0, isLossAssumed: false };
  return {
    room,
    code,
    zone: room.zone,
    level: room.level,
    storey: storeyWord(room),
    area: room.area !== null && room.area > 0 ? room.area : null,
    flow,
    loss,
    isLossAssumed,
    valve: isOnOff ? (onOffValve(each)?.loss ?? 0) : 0,
    load: isByLoad ? roomLoad : count * unitCapacity,
    isFlowLow: kind === "cold" && givesCapacity === false,
  };
}
