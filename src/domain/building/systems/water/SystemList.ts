import type { SystemRoom } from "./SystemRoom.ts";
import { PROPOSED_SYSTEMS, WATER_KINDS, type WaterKind, type WaterSettings } from "./WaterSettings.ts";

/** A zone that a system serves: of some storeys by the schedule's names, or whole. */
export interface ZonePart {
  readonly zone: string;
  /** null: of all storeys, of those that come later, too. */
  readonly floors: readonly string[] | null;
}

/** A system of a building. Of each kind one serves what no other does; its `parts` are null. */
export interface NamedSystem {
  readonly id: string;
  readonly kind: WaterKind;
  readonly name: string;
  readonly parts: readonly ZonePart[] | null;
  readonly settings: WaterSettings;
}
/** Systems in the order in which they are shown, those of a kind together. */
export type SystemsSettings = readonly NamedSystem[];

const KIND_NAMES: Readonly<Record<WaterKind, string>> = { cold: "冷水系统", hot: "热水系统" };
/** Of cold water whose pipes carry hot water in winter */
const TWO_PIPE_NAME = "冷热水系统";

const isTwoPipe = ({ kind, settings }: Pick<NamedSystem, "kind" | "settings">): boolean =>
  kind === "cold" && settings.winter !== null;

/** Letters of a system's name */
export const NAME_MOST = 40;
/** Systems of a building: each has a tree of its own. */
export const SYSTEMS_MOST = 40;

/** One system of each kind over all rooms, under the name of the kind. */
export const PROPOSED_LIST: SystemsSettings = WATER_KINDS.map((kind) => ({
  ...{ id: kind, kind, name: KIND_NAMES[kind], parts: null, settings: PROPOSED_SYSTEMS[kind] },
}));

export const findSystem = (systems: SystemsSettings, id: string): NamedSystem | undefined =>
  systems.find((each) => each.id === id);

/** Key of a storey of a zone, whatever their names are. */
const placeKey = (zone: string, floor: string) => JSON.stringify([zone, floor]);

/** Which system of a kind serves a storey of a zone: one that names it, else one of the whole zone, else the one of the rest. */
function servedBy(systems: SystemsSettings, kind: WaterKind): (zone: string, floor: string) => string {
  const own = systems.filter((each) => each.kind === kind);
  const [zones, places] = [new Map<string, string>(), new Map<string, string>()];
  for (const { id, parts } of own)
    for (const { zone, floors } of parts ?? [])
      if (floors === null) zones.set(zone, id);
      else for (const floor of floors) places.set(placeKey(zone, floor), id);
  const rest = own.find(({ parts }) => parts === null)!.id;
  return (zone, floor) => places.get(placeKey(zone, floor)) ?? zones.get(zone) ?? rest;
}

/** Whether a place has hot water of its own: two pipes give it theirs. Null where no system has two pipes. */
function hotIsOwn(systems: SystemsSettings): ((place: Place) => boolean) | null {
  const both = new Set(systems.filter(isTwoPipe).map(({ id }) => id));
  if (both.size === 0) return null;
  const of = servedBy(systems, "cold");
  return ({ zone, floor }) => !both.has(of(zone, floor));
}

/** Places that systems of a kind share out. */
function placesOfKind(systems: SystemsSettings, kind: WaterKind, all: readonly Place[]): readonly Place[] {
  const serves = kind === "hot" ? hotIsOwn(systems) : null;
  return serves === null ? all : all.filter(serves);
}

/** The rooms of each system by its id. Where one system of a kind serves all, they are the very list that was given. */
export function roomsBySystem(
  systems: SystemsSettings,
  rooms: readonly SystemRoom[],
): ReadonlyMap<string, readonly SystemRoom[]> {
  const found = new Map<string, readonly SystemRoom[]>();
  for (const kind of WATER_KINDS) {
    const own = systems.filter((each) => each.kind === kind);
    const serves = kind === "hot" ? hotIsOwn(systems) : null;
    if (own.length === 1 && serves === null) {
      found.set(own[0]!.id, rooms);
      continue;
    }
    const lists = new Map(own.map(({ id }) => [id, [] as SystemRoom[]]));
    const of = servedBy(systems, kind);
    for (const room of rooms)
      if (serves === null || serves(room)) lists.get(of(room.zone, room.floor))!.push(room);
    for (const [id, list] of lists) found.set(id, list);
  }
  return found;
}

/** A storey of a zone in the building as it is. */
export interface Place {
  readonly zone: string;
  readonly floor: string;
}

/** A place with how many rooms it has. */
export interface CountedPlace extends Place {
  readonly rooms: number;
}

/** The places of rooms, each once, in their order. */
export function countedPlaces(rooms: readonly SystemRoom[]): readonly CountedPlace[] {
  const found = new Map<string, CountedPlace>();
  for (const { zone, floor } of rooms) {
    const key = placeKey(zone, floor);
    found.set(key, { zone, floor, rooms: (found.get(key)?.rooms ?? 0) + 1 });
  }
  return [...found.values()];
}
export const placesOf = (rooms: readonly SystemRoom[]): readonly Place[] => countedPlaces(rooms);

/** The places of `all` that a system serves. */
const placesIn = (systems: SystemsSettings, { id, kind }: NamedSystem, all: readonly Place[]) => {
  const of = servedBy(systems, kind);
  return all.filter(({ zone, floor }) => of(zone, floor) === id);
};

/** Places as parts: a zone whose every place of `all` is among them is whole. */
function partsOf(places: readonly Place[], all: readonly Place[]): readonly ZonePart[] {
  const zones = new Map<string, string[]>();
  for (const { zone, floor } of places) zones.set(zone, [...(zones.get(zone) ?? []), floor]);
  return [...zones].map(([zone, floors]) => ({
    zone,
    floors: floors.length === all.filter((each) => each.zone === zone).length ? null : floors,
  }));
}

/** Parts that no room of now belongs to: they are for rooms that may come back. */
const absentParts = ({ parts }: NamedSystem, all: readonly Place[]): readonly ZonePart[] => {
  const zones = new Set(all.map(({ zone }) => zone));
  const known = new Set(all.map(({ zone, floor }) => placeKey(zone, floor)));
  return (parts ?? []).flatMap(({ zone, floors }): readonly ZonePart[] => {
    if (floors === null) return zones.has(zone) ? [] : [{ zone, floors }];
    const absent = floors.filter((floor) => !known.has(placeKey(zone, floor)));
    return absent.length === 0 ? [] : [{ zone, floors: absent }];
  });
};

type Entries<Value> = readonly (readonly [id: string, value: Value])[];
/** Own entries win. */
const joined = <Value>(own: Entries<Value>, other: Entries<Value>): Entries<Value> => {
  const known = new Set(own.map(([id]) => id));
  return [...own, ...other.filter(([id]) => !known.has(id))];
};

/** What is typed at places that came over is taken along. */
const withTyped = ({ settings }: NamedSystem, from: readonly NamedSystem[]): WaterSettings => ({
  ...settings,
  lengths: from.reduce((all, each) => joined(all, each.settings.lengths), settings.lengths),
  locks: from.reduce((all, each) => joined(all, each.settings.locks), settings.locks),
});

/** Systems of which one serves these places. Another that has none left is gone; if it had the rest, that one has it now. */
function withPlaces(
  systems: SystemsSettings,
  to: NamedSystem,
  moved: readonly Place[],
  all: readonly Place[],
): SystemsSettings {
  const isMoved = new Set(moved.map(({ zone, floor }) => placeKey(zone, floor)));
  const losing = new Map<NamedSystem, readonly Place[]>();
  for (const each of systems) {
    if (each.kind !== to.kind || each.id === to.id) continue;
    const had = placesIn(systems, each, all);
    const left = had.filter(({ zone, floor }) => !isMoved.has(placeKey(zone, floor)));
    if (left.length < had.length) losing.set(each, left);
  }
  const isGone = (each: NamedSystem) => losing.get(each)?.length === 0;
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

/** Why a change is refused, as a sentence. */
export type ListAnswer =
  { readonly ok: true; readonly value: SystemsSettings } | { readonly ok: false; readonly sentence: string };
const refused = (sentence: string): ListAnswer => ({ ok: false, sentence });
export const SYSTEM_GONE = "系统已不存在，请重新选择";

function freeName(systems: SystemsSettings, like: NamedSystem): string {
  const names = new Set(systems.map(({ name }) => name));
  const own = isTwoPipe(like) ? TWO_PIPE_NAME : KIND_NAMES[like.kind];
  let number = 2;
  while (names.has(`${own} ${number}`)) number++;
  return `${own} ${number}`;
}

function freeId(systems: SystemsSettings, kind: WaterKind): string {
  let number = 2;
  while (systems.some(({ id }) => id === `${kind}-${number}`)) number++;
  return `${kind}-${number}`;
}

/**
 * Some of a system's places as a system of their own with the same conditions and typed lengths, behind it; no pump is taken
 * along, since none was chosen for it.
 */
export function splitSystem(
  systems: SystemsSettings,
  id: string,
  places: readonly Place[],
  building: readonly Place[],
): ListAnswer {
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
  const made: NamedSystem = {
    id: freeId(systems, kind),
    ...{ kind, name: freeName(systems, from), parts: [], settings: { ...settings, pump: null } },
  };
  const at = systems.indexOf(from);
  return {
    ok: true,
    value: withPlaces([...systems.slice(0, at + 1), made, ...systems.slice(at + 1)], made, moved, all),
  };
}

/** Moves places of one system to another of its kind; a system that has none left is gone. */
export function movePlaces(
  systems: SystemsSettings,
  ids: { readonly from: string; readonly to: string },
  places: readonly Place[],
  building: readonly Place[],
): ListAnswer {
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

/** All of one system into another of its kind, whose name, conditions and pump stay. */
export function mergeSystems(
  systems: SystemsSettings,
  ids: { readonly from: string; readonly to: string },
  building: readonly Place[],
): ListAnswer {
  const [from, to] = [findSystem(systems, ids.from), findSystem(systems, ids.to)];
  if (from === undefined || to === undefined) return refused(SYSTEM_GONE);
  const all = placesOfKind(systems, from.kind, building);
  if (from.kind !== to.kind || from === to) return refused("只能与另一个同类系统合并");
  const merged = withPlaces(systems, to, placesIn(systems, from, all), all);
  // A system whose rooms have gone has no places, and goes all the same.
  const left = merged.filter((each) => each.id !== from.id);
  return {
    ok: true,
    value: left.map((each) => (each.id === to.id && from.parts === null ? { ...each, parts: null } : each)),
  };
}

/** The name of a system, trimmed; two of one name would be confused in tables and files. */
export function renameSystem(systems: SystemsSettings, id: string, name: string): ListAnswer {
  const own = name.replaceAll(/\s+/gu, " ").trim();
  if (findSystem(systems, id) === undefined) return refused(SYSTEM_GONE);
  if (own === "") return refused("请输入系统名称");
  if (own.length > NAME_MOST) return refused(`系统名称最多 ${NAME_MOST} 个字`);
  if (systems.some((each) => each.id !== id && each.name === own)) return refused(`已有系统叫“${own}”`);
  return { ok: true, value: systems.map((each) => (each.id === id ? { ...each, name: own } : each)) };
}

/**
 * Systems of which one has other settings. A proposed name follows between two and four pipes, unless another system has
 * the name that it would be.
 */
export function withSettings(systems: SystemsSettings, id: string, settings: WaterSettings): SystemsSettings {
  return systems.map((each) => {
    if (each.id !== id) return each;
    const [was, now] = [isTwoPipe(each), isTwoPipe({ kind: each.kind, settings })];
    const [from, to] = was ? [TWO_PIPE_NAME, KIND_NAMES.cold] : [KIND_NAMES.cold, TWO_PIPE_NAME];
    const isProposed = each.name === from || /^ \d+$/u.test(each.name.slice(from.length));
    const renamed = each.name.startsWith(from) && isProposed ? to + each.name.slice(from.length) : each.name;
    const isFree = systems.every(({ name }) => name !== renamed);
    return { ...each, settings, name: was !== now && isFree ? renamed : each.name };
  });
}
