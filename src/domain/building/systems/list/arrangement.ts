import {
  findSystem,
  joinedEntries,
  NAME_MOST,
  SYSTEM_GONE,
  SYSTEMS_MOST,
  type ListAnswer,
  type NamedOf,
  type SystemsOf,
  type TypedOver,
  type ZonePart,
} from "./NamedSystem.ts";
import { placeKey, type Place } from "./places.ts";

/** The rules that differ between media: kinds of systems, their names, and the settings that move with rooms */
export interface ListRules<Kind extends string, Settings extends TypedOver> {
  readonly kinds: readonly Kind[];
  /** Name of a new system like this one, before its number */
  readonly nameLike: (like: NamedOf<Kind, Settings>) => string;
  /** The storeys that the systems of a kind share; null for all. */
  readonly sharesOut: (
    systems: SystemsOf<Kind, Settings>,
    kind: Kind,
    servedBy: ServedBy<Kind, Settings>,
  ) => ((place: Place) => boolean) | null;
  /** The settings without the machine, which was chosen for another system */
  readonly withoutMachine: (settings: Settings) => Settings;
}
/**
 * The system of a kind that serves a storey of a zone: the one that names the storey, else the one of the whole
 * zone, else the one of the rest.
 */
type ServedBy<Kind extends string, Settings extends TypedOver> = (
  systems: SystemsOf<Kind, Settings>,
  kind: Kind,
) => (zone: string, floor: string) => string;

/** Changes of a building's systems other than their settings */
export type Arrangement =
  | { readonly act: "split"; readonly id: string; readonly places: readonly Place[] }
  | { readonly act: "move"; readonly from: string; readonly to: string; readonly places: readonly Place[] }
  | { readonly act: "merge"; readonly from: string; readonly to: string }
  | { readonly act: "rename"; readonly id: string; readonly name: string };

const refused = (sentence: string) => ({ ok: false, sentence }) as const;

/** Storeys as parts of systems; a zone is whole if all its storeys in `all` are listed. */
function partsOf(places: readonly Place[], all: readonly Place[]): readonly ZonePart[] {
  const zones = new Map<string, string[]>();
  for (const { zone, floor } of places) zones.set(zone, [...(zones.get(zone) ?? []), floor]);
  return [...zones].map(([zone, floors]) => ({
    zone,
    floors: floors.length === all.filter((each) => each.zone === zone).length ? null : floors,
  }));
}

/** Parts without a present room, kept in case rooms return */
const absentParts = (
  { parts }: { readonly parts: readonly ZonePart[] | null },
  all: readonly Place[],
): readonly ZonePart[] => {
  const zones = new Set(all.map(({ zone }) => zone));
  const known = new Set(all.map(({ zone, floor }) => placeKey(zone, floor)));
  return (parts ?? []).flatMap(({ zone, floors }): readonly ZonePart[] => {
    if (floors === null) return zones.has(zone) ? [] : [{ zone, floors }];
    const absent = floors.filter((floor) => !known.has(placeKey(zone, floor)));
    return absent.length === 0 ? [] : [{ zone, floors: absent }];
  });
};

/** Functions that distribute a building's storeys among the systems of a medium */
export function arrangement<Kind extends string, Settings extends TypedOver>({
  kinds,
  nameLike,
  sharesOut,
  withoutMachine,
}: ListRules<Kind, Settings>) {
  type Named = NamedOf<Kind, Settings>;
  type Systems = SystemsOf<Kind, Settings>;
  type Answer = ListAnswer<Systems>;

  function servedBy(systems: Systems, kind: Kind): (zone: string, floor: string) => string {
    const own = systems.filter((each) => each.kind === kind);
    const [zones, places] = [new Map<string, string>(), new Map<string, string>()];
    for (const { id, parts } of own)
      for (const { zone, floors } of parts ?? [])
        if (floors === null) zones.set(zone, id);
        else for (const floor of floors) places.set(placeKey(zone, floor), id);
    const rest = own.find(({ parts }) => parts === null)!.id;
    return (zone, floor) => places.get(placeKey(zone, floor)) ?? zones.get(zone) ?? rest;
  }

  /** Storeys that the systems of a kind share */
  function placesOfKind(systems: Systems, kind: Kind, all: readonly Place[]): readonly Place[] {
    const serves = sharesOut(systems, kind, servedBy);
    return serves === null ? all : all.filter(serves);
  }

  /** The rooms of each system by its id. A single system of a kind gets the given list itself. */
  function roomsBySystem<Room extends Place>(
    systems: Systems,
    rooms: readonly Room[],
  ): ReadonlyMap<string, readonly Room[]> {
    const found = new Map<string, readonly Room[]>();
    for (const kind of kinds) {
      const own = systems.filter((each) => each.kind === kind);
      if (own.length === 0) continue;
      const serves = sharesOut(systems, kind, servedBy);
      if (own.length === 1 && serves === null) {
        found.set(own[0]!.id, rooms);
        continue;
      }
      const lists = new Map(own.map(({ id }) => [id, [] as Room[]]));
      const of = servedBy(systems, kind);
      for (const room of rooms)
        if (serves === null || serves(room)) lists.get(of(room.zone, room.floor))!.push(room);
      for (const [id, list] of lists) found.set(id, list);
    }
    return found;
  }

  /** The storeys of `all` that a system serves */
  const placesIn = (systems: Systems, { id, kind }: Named, all: readonly Place[]) => {
    const of = servedBy(systems, kind);
    return all.filter(({ zone, floor }) => of(zone, floor) === id);
  };

  /** Adds the typed values of the storeys that move. */
  const withTyped = ({ settings }: Named, from: readonly Named[]): Settings => ({
    ...settings,
    lengths: from.reduce((all, each) => joinedEntries(all, each.settings.lengths), settings.lengths),
    locks: from.reduce((all, each) => joinedEntries(all, each.settings.locks), settings.locks),
  });

  /**
   * The systems after one of them took over these storeys. A system without storeys is removed; if it served the
   * rest, the other system does so now.
   */
  function withPlaces(systems: Systems, to: Named, moved: readonly Place[], all: readonly Place[]): Systems {
    const isMoved = new Set(moved.map(({ zone, floor }) => placeKey(zone, floor)));
    const losing = new Map<Named, readonly Place[]>();
    for (const each of systems) {
      if (each.kind !== to.kind || each.id === to.id) continue;
      const had = placesIn(systems, each, all);
      const left = had.filter(({ zone, floor }) => !isMoved.has(placeKey(zone, floor)));
      if (left.length < had.length) losing.set(each, left);
    }
    const isGone = (each: Named) => losing.get(each)?.length === 0;
    const takesRest = [...losing.keys()].some((each) => each.parts === null && isGone(each));
    const own = [...placesIn(systems, to, all), ...moved];
    return systems.flatMap((each) => {
      if (each.id === to.id) {
        const parts =
          each.parts === null || takesRest ? null : [...partsOf(own, all), ...absentParts(each, all)];
        return [{ ...each, settings: withTyped(each, [...losing.keys()]), parts }];
      }
      const left = losing.get(each);
      if (left === undefined || each.parts === null) return isGone(each) ? [] : [each];
      return isGone(each) ? [] : [{ ...each, parts: [...partsOf(left, all), ...absentParts(each, all)] }];
    });
  }

  function freeName(systems: Systems, like: Named): string {
    const names = new Set(systems.map(({ name }) => name));
    const own = nameLike(like);
    let number = 2;
    while (names.has(`${own} ${number}`)) number++;
    return `${own} ${number}`;
  }

  function freeId(systems: Systems, kind: Kind): string {
    let number = 2;
    while (systems.some(({ id }) => id === `${kind}-${number}`)) number++;
    return `${kind}-${number}`;
  }

  /**
   * Makes a new system of some storeys, with the same conditions and typed lengths, behind the old one. It has no
   * machine, because none was chosen for it.
   */
  function splitSystem(
    systems: Systems,
    id: string,
    places: readonly Place[],
    building: readonly Place[],
  ): Answer {
    const from = findSystem(systems, id);
    if (from === undefined) return refused(SYSTEM_GONE);
    const all = placesOfKind(systems, from.kind, building);
    if (systems.length >= SYSTEMS_MOST) return refused(`一个建筑最多 ${SYSTEMS_MOST} 个系统`);
    const own = placesIn(systems, from, all);
    const keys = new Set(places.map(({ zone, floor }) => placeKey(zone, floor)));
    const moved = own.filter(({ zone, floor }) => keys.has(placeKey(zone, floor)));
    if (moved.length === 0) return refused("请选择要拆出的分区或楼层");
    if (moved.length === own.length) return refused("至少留下一个分区或楼层，否则系统没有房间");
    const { kind, settings } = from;
    const made: Named = {
      id: freeId(systems, kind),
      ...{ kind, name: freeName(systems, from), parts: [], settings: withoutMachine(settings) },
    };
    const at = systems.indexOf(from);
    return {
      ok: true,
      value: withPlaces([...systems.slice(0, at + 1), made, ...systems.slice(at + 1)], made, moved, all),
    };
  }

  /** Moves storeys of one system to another of its kind; a system left without storeys is removed. */
  function movePlaces(
    systems: Systems,
    ids: { readonly from: string; readonly to: string },
    places: readonly Place[],
    building: readonly Place[],
  ): Answer {
    const [from, to] = [findSystem(systems, ids.from), findSystem(systems, ids.to)];
    if (from === undefined || to === undefined) return refused(SYSTEM_GONE);
    const all = placesOfKind(systems, from.kind, building);
    if (from.kind !== to.kind || from === to) return refused("只能移到另一个同类系统");
    const keys = new Set(places.map(({ zone, floor }) => placeKey(zone, floor)));
    const moved = placesIn(systems, from, all).filter(({ zone, floor }) => keys.has(placeKey(zone, floor)));
    return moved.length === 0
      ? refused("请选择要移动的分区或楼层")
      : { ok: true, value: withPlaces(systems, to, moved, all) };
  }

  /** Merges one system into another of its kind, which keeps its name, conditions and machine. */
  function mergeSystems(
    systems: Systems,
    ids: { readonly from: string; readonly to: string },
    building: readonly Place[],
  ): Answer {
    const [from, to] = [findSystem(systems, ids.from), findSystem(systems, ids.to)];
    if (from === undefined || to === undefined) return refused(SYSTEM_GONE);
    const all = placesOfKind(systems, from.kind, building);
    if (from.kind !== to.kind || from === to) return refused("只能与另一个同类系统合并");
    const merged = withPlaces(systems, to, placesIn(systems, from, all), all);
    // A system whose rooms are all removed has no storeys and is merged, too.
    const left = merged.filter((each) => each.id !== from.id);
    return {
      ok: true,
      value: left.map((each) => (each.id === to.id && from.parts === null ? { ...each, parts: null } : each)),
    };
  }

  /** Renames a system with the trimmed name. Equal names are refused, because tables and files show only names. */
  function renameSystem(systems: Systems, id: string, name: string): Answer {
    const own = name.replaceAll(/\s+/gu, " ").trim();
    if (findSystem(systems, id) === undefined) return refused(SYSTEM_GONE);
    if (own === "") return refused("请输入系统名称");
    if (own.length > NAME_MOST) return refused(`系统名称最多 ${NAME_MOST} 个字`);
    if (systems.some((each) => each.id !== id && each.name === own)) return refused(`已有系统叫“${own}”`);
    return { ok: true, value: systems.map((each) => (each.id === id ? { ...each, name: own } : each)) };
  }

  /** The systems after a change, or why it is refused */
  function arranged(systems: Systems, asked: Arrangement, building: readonly Place[]): Answer {
    switch (asked.act) {
      case "split":
        return splitSystem(systems, asked.id, asked.places, building);
      case "move":
        return movePlaces(systems, asked, asked.places, building);
      case "merge":
        return mergeSystems(systems, asked, building);
      case "rename":
        return renameSystem(systems, asked.id, asked.name);
    }
  }

  return { arranged, roomsBySystem, splitSystem, movePlaces, mergeSystems, renameSystem };
}
