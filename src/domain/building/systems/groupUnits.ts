import { groupBy } from "../../base/groupBy.ts";

/** Zone and level of a room's indoor units, in the order of rooms */
interface GroupedRoom {
  readonly zone: string;
  readonly level: number;
}

/** Rooms with one outdoor unit */
interface UnitGroup<Room, Outdoor> {
  readonly zone: string;
  readonly level: number;
  readonly rooms: readonly Room[];
  /** null if no unit carries even the first of these rooms. */
  readonly outdoor: Outdoor | null;
}

/**
 * The proposed grouping: one system for each storey and zone, split in the order of rooms if no outdoor unit
 * carries all of them. Nothing is optimised; a person can move units between systems.
 *
 * @param outdoorOf the outdoor unit that carries the given rooms; null if none does
 */
export function groupUnits<Room extends GroupedRoom, Outdoor>(
  rooms: readonly Room[],
  outdoorOf: (rooms: readonly Room[]) => Outdoor | null,
): readonly UnitGroup<Room, Outdoor>[] {
  const storeys = groupBy(rooms, ({ zone, level }) => JSON.stringify([zone, level]));
  return [...storeys.values()].flatMap((ofStorey) => {
    const { zone, level } = ofStorey[0]!;
    const groups: UnitGroup<Room, Outdoor>[] = [];
    let rest: readonly Room[] = ofStorey;
    while (rest.length > 0) {
      const { count, outdoor } = mostOf(rest, outdoorOf);
      groups.push({ zone, level, rooms: rest.slice(0, count), outdoor });
      rest = rest.slice(count);
    }
    return groups;
  });
}

/**
 * As many of the first rooms as one outdoor unit carries; only the first room, without a unit, if no unit carries
 * it.
 */
function mostOf<Room, Outdoor>(
  rooms: readonly Room[],
  outdoorOf: (rooms: readonly Room[]) => Outdoor | null,
): { readonly count: number; readonly outdoor: Outdoor | null } {
  for (let count = rooms.length; count > 0; count--) {
    const outdoor = outdoorOf(rooms.slice(0, count));
    if (outdoor !== null) return { count, outdoor };
  }
  return { count: 1, outdoor: null };
}
