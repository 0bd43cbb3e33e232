import { keyOf } from "../EstimatedTree.ts";
import { airRoomsBySystem, type AirList, type AirRooms } from "./AirList.ts";

/** The storey and zone of a segment; null for the main from the plant, which belongs to one system. */
function storeyOf(segment: string): string | null {
  const [, zone, level] = JSON.parse(segment) as readonly (string | number)[];
  return zone === undefined || level === undefined ? null : keyOf(zone, level);
}

/**
 * The systems after a split, merge or move, in which elements follow their storeys to the system of their kind
 * that serves them now.
 */
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
