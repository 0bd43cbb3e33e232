import { keyOf } from "../EstimatedTree.ts";
import { airRoomsBySystem, type AirList, type AirRooms } from "./AirList.ts";

/** The storey of a zone on which a segment lies; null for the main from the plant, which each system has of its own. */
function storeyOf(segment: string): string | null {
  const [, zone, level] = JSON.parse(segment) as readonly (string | number)[];
  return zone === undefined || level === undefined ? null : keyOf(zone, level);
}

/** Systems after a split, merge or move: elements go with their storeys to whichever system of their kind serves these now. */
export function sharedElements(before: AirList, after: AirList, rooms: AirRooms): AirList {
  const all = before.flatMap(({ id, kind, settings }) =>
    settings.elements.map((element) => ({ id, kind, element })),
  );
  if (all.length === 0) return after;
  const parted = airRoomsBySystem(after, rooms);
  const servedBy = new Map<string, string>();
  for (const { id, kind } of after)
    for (const { zone, level } of parted.get(id)!) servedBy.set(`${kind} ${keyOf(zone, level)}`, id);
  return after.map((system) => {
    const elements = all.flatMap(({ id, kind, element }) => {
      const storey = storeyOf(element.segment);
      const owner = (storey === null ? undefined : servedBy.get(`${kind} ${storey}`)) ?? id;
      return owner === system.id ? [element] : [];
    });
    return { ...system, settings: { ...system.settings, elements } };
  });
}
