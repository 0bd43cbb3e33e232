import type { SystemRoom } from "../water/SystemRoom.ts";
import type { SplitConditions, SplitSystem } from "./SplitSettings.ts";

/** Units of a room with what they are rated for and what the room asks for. kW */
export interface SplitTerminal {
  readonly room: SystemRoom;
  /** Of all its units; null where their maker states none. */
  readonly cooling: number | null;
  readonly heating: number | null;
  /** null where the room states none. */
  readonly coolingLoad: number | null;
  readonly heatLoad: number | null;
}

/** What a system of indoor units asks of an outdoor unit. kW */
export interface SplitDemand {
  readonly terminals: readonly SplitTerminal[];
  /** Indoor units */
  readonly units: number;
  /** Σ rated; null where a unit states none. */
  readonly rated: number | null;
  readonly ratedHeating: number | null;
  /** Typed, or Σ of the rooms' loads, of a room without one its units' rating (估算). */
  readonly block: number;
  readonly isBlockTyped: boolean;
  /** null where heating is not asked for. */
  readonly heatBlock: number | null;
  readonly isHeatTyped: boolean;
  /** Rooms without a cooling load, whose units' rating counts */
  readonly loadless: number;
  /** Rooms whose units state no cooling capacity */
  readonly unrated: readonly SystemRoom[];
}

const times = (count: number, of: number | null): number | null => (of === null ? null : count * of);

const sumOrNull = (figures: readonly (number | null)[]): number | null =>
  figures.includes(null) ? null : figures.reduce<number>((sum, each) => sum + each!, 0);

/** The demand of rooms with chosen indoor units on one outdoor unit. */
export function splitDemand(
  rooms: readonly SystemRoom[],
  { block, heatBlock }: Pick<SplitSystem, "block" | "heatBlock">,
  { isHeating }: Pick<SplitConditions, "isHeating">,
): SplitDemand {
  const terminals = rooms.map((room): SplitTerminal => ({
    room,
    cooling: times(room.count, room.cooling),
    heating: times(room.count, room.heating),
    coolingLoad: room.coolingLoad,
    heatLoad: room.heatLoad,
  }));
  const loads = terminals.reduce((sum, each) => sum + (each.coolingLoad ?? each.cooling ?? 0), 0);
  const heatLoads = terminals.reduce((sum, each) => sum + (each.heatLoad ?? 0), 0);
  const isHeated = isHeating && (heatBlock !== null || heatLoads > 0);
  return {
    terminals,
    units: rooms.reduce((sum, { count }) => sum + count, 0),
    rated: sumOrNull(terminals.map(({ cooling }) => cooling)),
    ratedHeating: sumOrNull(terminals.map(({ heating }) => heating)),
    block: block ?? loads,
    isBlockTyped: block !== null,
    heatBlock: isHeated ? (heatBlock ?? heatLoads) : null,
    isHeatTyped: heatBlock !== null,
    loadless: terminals.filter(({ coolingLoad }) => coolingLoad === null).length,
    unrated: terminals.filter(({ cooling }) => cooling === null).map(({ room }) => room),
  };
}
