/** A storey of a zone in the present building */
export interface Place {
  readonly zone: string;
  readonly floor: string;
}

/** A storey of a zone with its number of rooms */
export interface CountedPlace extends Place {
  readonly rooms: number;
}

/** Key of a storey of a zone, for any names */
export const placeKey = (zone: string, floor: string): string => JSON.stringify([zone, floor]);

/** The storeys and zones of rooms, each once, in the order of rooms */
export function countedPlaces(rooms: readonly Place[]): readonly CountedPlace[] {
  interface Counted extends Place {
    rooms: number;
  }
  const found: Counted[] = [];
  const zones = new Map<string, Map<string, Counted>>();
  for (const { zone, floor } of rooms) {
    let floors = zones.get(zone);
    if (floors === undefined) zones.set(zone, (floors = new Map()));
    const place = floors.get(floor);
    if (place !== undefined) {
      place.rooms++;
      continue;
    }
    const first = { zone, floor, rooms: 1 };
    floors.set(floor, first);
    found.push(first);
  }
  return found;
}
export const placesOf = (rooms: readonly Place[]): readonly Place[] => countedPlaces(rooms);
