import type { SystemRoom } from "../water/SystemRoom.ts";
import type { SplitConditions, SplitSystem } from "./SplitSettings.ts";

/** A room's units with their rating and the room's load, kW */
export interface SplitTerminal {
  readonly room: SystemRoom;
  /** Of all its units; null if their maker states none. */
  readonly cooling: number | null;
  readonly heating: number | null;
  /** null if the room states none. */
  readonly coolingLoad: number | null;
  readonly heatLoad: number | null;
}

/** The demand of a system of indoor units on an outdoor unit, kW */
export interface SplitDemand {
  readonly terminals: readonly SplitTerminal[];
  /** Number of indoor units */
  readonly units: number;
  /** Σ rated; null if a unit states none. */
  readonly rated: number | null;
  readonly ratedHeating: number | null;
  /** Typed, or the sum of the rooms' loads; a room without a load counts with its units' rating (估算). */
  readonly block: number;
  readonly isBlockTyped: boolean;
  /** null if heating is not required. */
  readonly heatBlock: number | null;
  readonly isHeatTyped: boolean;
  /** Number of rooms without a cooling load, which count with their units' rating */
  readonly loadless: number;
  /** Rooms whose units state no cooling capacity */
  readonly unrated: readonly SystemRoom[];
}

const times = (count: number, of: number | null): number | null => (of === null ? null : count * of);

const sumOrNull = (figures: readonly (number | null)[]): number | null =>
  figures.includes(null) ? null : figures.reduce<number>((sum, each) => sum + each!, 0);

/** The demand of rooms with chosen indoor units on one outdoor unit */
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
