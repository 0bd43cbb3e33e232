import { keyOf } from "../EstimatedTree.ts";
import { airArrangement, type AirList } from "./AirList.ts";
import type { AirRoom } from "./AirRoom.ts";

/** The storey of a zone on which a segment lies; null for the main from the plant, which each system has of its own. */
function storeyOf(segment: string): string | null {
  const [, zone, level] = JSON.parse(segment) as readonly (string | number)[];
  return zone === undefined || level === undefined ? null : keyOf(zone, level);
}

/** Systems after a split, merge or move: elements go with their storeys to whichever system serves these now. */
export function sharedElements(before: AirList, after: AirList, rooms: readonly AirRoom[]): AirList {
  const all = before.flatMap(({ id, settings }) => settings.elements.map((element) => ({ id, element })));
  if (all.length === 0) return after;
  const parted = airArrangement.roomsBySystem(after, rooms);
  const servedBy = new Map<string, string>();
  for (const [id, own] of parted) for (const { zone, level } of own) servedBy.set(keyOf(zone, level), id);
  return after.map((system) => {
    const elements = all.flatMap(({ id, element }) => {
      const storey = storeyOf(element.segment);
      const owner = (storey === null ? undefined : servedBy.get(storey)) ?? id;
      return owner === system.id ? [element] : [];
    });
    return { ...system, settings: { ...system.settings, elements } };
  });
}
