/** A storey of a zone in the building as it is. */
export interface Place {
  readonly zone: string;
  readonly floor: string;
}

/** A place with how many rooms it has. */
export interface CountedPlace extends Place {
  readonly rooms: number;
}

/** Key of a storey of a zone, whatever their names are. */
export const placeKey = (zone: string, floor: string): string => JSON.stringify([zone, floor]);

/** The places of rooms, each once, in their order. */
export function countedPlaces(rooms: readonly Place[]): readonly CountedPlace[] {
  const found = new Map<string, CountedPlace>();
  for (const { zone, floor } of rooms) {
    const key = placeKey(zone, floor);
    found.set(key, { zone, floor, rooms: (found.get(key)?.rooms ?? 0) + 1 });
  }
  return [...found.values()];
}
export const placesOf = (rooms: readonly Place[]): readonly Place[] => countedPlaces(rooms);
