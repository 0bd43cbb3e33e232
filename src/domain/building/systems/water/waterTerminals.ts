import type { LiquidMedium } from "../../../physics/pipe/medium.ts";
import { onOffValve } from "../../../physics/pipe/valve.ts";
import type { TreeRoom } from "../EstimatedTree.ts";
import { sumSystem, type SystemSums, type SystemTerminal } from "../simultaneity.ts";
import { unitLoss, UNSTATED_LOSS } from "../terminalFlow.ts";
import type { SystemRoom } from "./SystemRoom.ts";
import type { WaterKind, WaterSettings } from "./WaterSettings.ts";

/** A room's units in one system. */
export interface WaterTerminal extends TreeRoom {
  readonly room: SystemRoom;
  /** Pa of the valve of each unit */
  readonly valve: number;
  /** kW that the flow carries at the design */
  readonly load: number;
  /** Whether the loss is assumed, because none is stated or the flow is too far from the stated one. */
  readonly isLossAssumed: boolean;
  /** With less than 0.9 of the stated flow the capacity shown no longer holds. */
  readonly isFlowLow: boolean;
}

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

/** Of rooms of one storey and zone with the same code, the later ones get a number. */
function distinctCodes(rooms: readonly SystemRoom[]): readonly string[] {
  const seen = new Map<string, number>();
  return rooms.map(({ code, name, zone, level }) => {
    const own = code === "" ? name : code;
    const key = `${level}\0${zone}\0${own}`;
    const before = seen.get(key) ?? 0;
    seen.set(key, before + 1);
    return before === 0 ? own : `${own}#${before + 1}`;
  });
}

/** Pa of one unit at its flow; of an unstated or unreachable one the usual figure, said to be assumed. */
function lossOf({ unitFlow, unitLoss: rated }: SystemRoom, flow: number) {
  const own = rated === null || unitFlow === null ? null : unitLoss(rated, flow, unitFlow);
  return { loss: own ?? UNSTATED_LOSS.value, isLossAssumed: own === null };
}

/**
 * What the chosen units of the rooms take from a system. Where a product states its flow, the cold water is that; hot water,
 * and what is not stated, follows the room's load, without one the units' capacity.
 */
export function waterTerminals(
  kind: WaterKind,
  given: readonly SystemRoom[],
  { supply, back, flowRule, block, control, valve }: WaterSettings,
  medium: LiquidMedium,
): WaterTerminals {
  const rooms = given.filter((room) => takesPart(kind, room));
  const codes = distinctCodes(rooms);
  const asked = rooms.map((room): SystemTerminal => {
    const unitCapacity = capacityOf(kind, room)!;
    const load = loadOf(kind, room);
    return {
      count: room.count,
      unitFlow: room.unitFlow,
      unitCapacity,
      roomLoad: load !== null && load > 0 ? load : room.count * unitCapacity,
    };
  });
  const sums = sumSystem(asked, medium, flowRule, Math.abs(back - supply), block, control);
  const terminals = rooms.map((room, at): WaterTerminal => {
    const { flow, holdsCapacity } = sums.terminals[at]!;
    const { count, unitCapacity, roomLoad } = asked[at]!;
    const isByLoad = flowRule === "fromLoad" || room.unitFlow === null;
    const each = flow / count;
    const isOnOff = control === "variable" && valve === "onOff";
    return {
      room,
      code: codes[at]!,
      zone: room.zone,
      level: room.level,
      area: room.area !== null && room.area > 0 ? room.area : null,
      flow,
      ...lossOf(room, each),
      valve: isOnOff ? (onOffValve(each)?.loss ?? 0) : 0,
      load: isByLoad ? roomLoad : count * unitCapacity,
      isFlowLow: kind === "cold" && holdsCapacity === false,
    };
  });
  return { terminals, sums };
}
