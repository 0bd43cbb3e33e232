import { compareNaturally } from "../../../base/naturalRanks.ts";
import { arrangement, type Arrangement } from "../list/arrangement.ts";
import {
  findSystem,
  SYSTEMS_MOST,
  type ListAnswer,
  type NamedOf,
  type SystemsOf,
} from "../list/NamedSystem.ts";
import { placesOf } from "../list/places.ts";
import { SITE_FIELDS, type CoilSettings } from "./CoilSettings.ts";
import { AIR_KINDS, PROPOSED_AIR, type AirKind, type AirSettings, type AirUse } from "./AirSettings.ts";
import type { AirRoom } from "./AirRoom.ts";

export type NamedAir = NamedOf<AirKind, AirSettings>;
export type AirList = SystemsOf<AirKind, AirSettings>;
/** The rooms that the systems of each kind can serve: those with outlets, and those with fresh air */
export type AirRooms = Readonly<Record<AirKind, readonly AirRoom[]>>;

export const USE_NAMES: Readonly<Record<AirUse, string>> = {
  supply: "送风系统",
  fresh: "新风系统",
  return: "回风系统",
  exhaust: "排风系统",
};

export const airArrangement = arrangement<AirKind, AirSettings>({
  kinds: AIR_KINDS,
  nameLike: ({ settings }) => USE_NAMES[settings.use],
  sharesOut: () => null,
  // Elements move with their storeys (`sharedElements`).
  withoutMachine: (settings) => ({ ...settings, fan: null, handler: null, elements: [] }),
});

/** Rooms without chosen outlets are only in systems that accept them. */
function takenBy({ kind, settings }: NamedAir, rooms: readonly AirRoom[]): readonly AirRoom[] {
  if (kind === "fresh" || settings.outlets === "all" || rooms.every(({ isUnchosen }) => !isUnchosen))
    return rooms;
  return rooms.filter(({ isUnchosen }) => !isUnchosen);
}

/** The rooms of each system by its id. A single system of a kind gets the given list itself. */
export function airRoomsBySystem(list: AirList, rooms: AirRooms): ReadonlyMap<string, readonly AirRoom[]> {
  return new Map(
    AIR_KINDS.flatMap((kind) => {
      const own = list.filter((each) => each.kind === kind);
      if (own.length === 0) return [];
      const parted = airArrangement.roomsBySystem(own, rooms[kind]);
      return own.map((named) => [named.id, takenBy(named, parted.get(named.id)!)] as const);
    }),
  );
}

/** The systems after a change, or why it is refused */
export function arrangedAir(list: AirList, asked: Arrangement, rooms: AirRooms): ListAnswer<AirList> {
  const named = findSystem(list, "id" in asked ? asked.id : asked.from);
  return airArrangement.arranged(list, asked, placesOf(rooms[named?.kind ?? "air"]));
}

/** Most characters of a zone in its system's name */
const ZONE_MOST = 24;

const PROPOSED: Readonly<Record<AirKind, AirSettings>> = {
  air: PROPOSED_AIR,
  fresh: { ...PROPOSED_AIR, use: "fresh" },
};

type Site = Pick<CoilSettings, (typeof SITE_FIELDS)[number]>;

/** The settings with the site's outdoor air; the same object if nothing changes. */
const atSite = (settings: AirSettings, { summerDry, summerWet, winterDry }: Site): AirSettings =>
  SITE_FIELDS.every((field) => settings[field] === { summerDry, summerWet, winterDry }[field])
    ? settings
    : { ...settings, summerDry, summerWet, winterDry };

/**
 * The proposed systems: one for each zone, because ducts rarely lead from one zone to another; one for all rooms
 * if there are more zones than allowed systems. Ids contain the zone, so they stay when rooms are added or
 * removed.
 */
export function proposedAir(
  rooms: readonly AirRoom[],
  kind: AirKind = "air",
  site: Site = PROPOSED_AIR,
): AirList {
  const zones = [...new Set(rooms.map(({ zone }) => zone))].sort(compareNaturally);
  const settings = atSite(PROPOSED[kind], site);
  const word = USE_NAMES[settings.use];
  const whole = { kind, parts: null, settings } as const;
  if (zones.length <= 1 || zones.length > SYSTEMS_MOST) return [{ id: kind, name: word, ...whole }];
  const taken = new Set<string>();
  return zones.map((zone, at) => {
    const own = `${zone.slice(0, ZONE_MOST)}${word}`;
    let name = own;
    for (let number = 2; taken.has(name); number++) name = `${own} ${number}`;
    taken.add(name);
    return { id: `${kind}-${zone}`, name, ...whole, parts: at === 0 ? null : [{ zone, floors: null }] };
  });
}

/**
 * The systems of a building: those that a person changed, and the proposed ones of each kind without any. A
 * building without rooms has one supply air system.
 */
export function wholeAirList(said: AirList | null, rooms: AirRooms): AirList {
  const own = said ?? [];
  const isSaid = (kind: AirKind) => own.some((each) => each.kind === kind);
  const isNeeded = { air: rooms.air.length > 0 || rooms.fresh.length === 0, fresh: rooms.fresh.length > 0 };
  const missing = AIR_KINDS.filter((kind) => !isSaid(kind) && isNeeded[kind]);
  const isEmpty = rooms.air.length === 0 && rooms.fresh.length === 0;
  if (said !== null && (missing.length === 0 || isEmpty)) return said;
  return AIR_KINDS.flatMap((kind) =>
    missing.includes(kind)
      ? proposedAir(rooms[kind], kind, own[0]?.settings)
      : own.filter((each) => each.kind === kind),
  );
}

/**
 * The systems with new settings of one of them; all get its outdoor air of the site. A proposed name follows the
 * use of the air, unless another system has that name.
 */
export const withAirSettings = (systems: AirList, id: string, settings: AirSettings): AirList =>
  systems.map((each) => {
    if (each.id !== id) {
      const own = atSite(each.settings, settings);
      return own === each.settings ? each : { ...each, settings: own };
    }
    const use = USE_NAMES[each.settings.use];
    const renamed = each.name.replace(
      new RegExp(`${use}(?<number> \\d+)?$`, "u"),
      `${USE_NAMES[settings.use]}$<number>`,
    );
    const isFree = systems.every((other) => other === each || other.name !== renamed);
    return { ...each, settings, name: isFree ? renamed : each.name };
  });
