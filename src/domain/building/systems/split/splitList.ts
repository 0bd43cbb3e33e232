import { groupUnits } from "../groupUnits.ts";
import { NAME_MOST, SPLITS_MOST } from "../list/NamedSystem.ts";
import { placeName } from "../PlacedRoom.ts";
import type { SystemRoom } from "../water/SystemRoom.ts";
import type { SplitSystem } from "./SplitSettings.ts";

/** Changes of systems of indoor units */
export type SplitArrangement =
  | { readonly act: "move"; readonly rooms: readonly string[]; readonly to: string }
  /** Into a new system */
  | { readonly act: "split"; readonly rooms: readonly string[] }
  | { readonly act: "merge"; readonly from: string; readonly to: string }
  | { readonly act: "rename"; readonly id: string; readonly name: string }
  /** Back to the proposal */
  | { readonly act: "propose" };

export type SplitAnswer =
  | { readonly ok: true; readonly value: readonly SplitSystem[] | null }
  | { readonly ok: false; readonly sentence: string };

const refused = (sentence: string): SplitAnswer => ({ ok: false, sentence });

const emptySystem = (id: string, name: string, rooms: readonly string[]): SplitSystem => ({
  ...{ id, name, rooms, block: null, heatBlock: null, lengths: [], outdoor: null },
});

/** The first number that no system has */
function freeId(systems: readonly SplitSystem[]): string {
  const taken = new Set(systems.map(({ id }) => id));
  let number = systems.length + 1;
  while (taken.has(`s${number}`)) number++;
  return `s${number}`;
}

/** 3F 多联机 2; each name is unique. */
function nameOf(room: SystemRoom, systems: readonly SplitSystem[]): string {
  const taken = new Set(systems.map(({ name }) => name));
  const base = `${placeName(room)} 多联机`.slice(-(NAME_MOST - 4));
  let [name, number] = [base, 1];
  while (taken.has(name)) name = `${base} ${++number}`;
  return name;
}

/**
 * One system for each storey and zone, split in the order of rooms if no outdoor unit carries all of them.
 *
 * @param carries whether an outdoor unit carries these rooms
 * @param beside the existing systems
 */
export function proposedSplits(
  rooms: readonly SystemRoom[],
  carries: (rooms: readonly SystemRoom[]) => boolean,
  beside: readonly SplitSystem[] = [],
): readonly SplitSystem[] {
  const systems = [...beside];
  for (const { rooms: own } of groupUnits(rooms, (of) => (carries(of) ? true : null)))
    systems.push(
      emptySystem(
        freeId(systems),
        nameOf(own[0]!, systems),
        own.map(({ roomId }) => roomId),
      ),
    );
  return systems.slice(beside.length);
}

/**
 * The systems with the present rooms. Removed rooms keep their system in case they return. New rooms go to the
 * last system of their storey and zone, else to proposed systems.
 */
export function withNewRooms(
  systems: readonly SplitSystem[],
  rooms: readonly SystemRoom[],
  carries: (rooms: readonly SystemRoom[]) => boolean,
): readonly SplitSystem[] {
  const systemOf = new Map<string, number>();
  systems.forEach((system, at) => system.rooms.forEach((id) => systemOf.set(id, at)));
  const lastAt = new Map<string, number>();
  const keyOf = ({ zone, level }: SystemRoom) => JSON.stringify([zone, level]);
  for (const room of rooms) {
    const at = systemOf.get(room.roomId);
    if (at !== undefined) lastAt.set(keyOf(room), Math.max(at, lastAt.get(keyOf(room)) ?? 0));
  }
  const more = new Map<number, string[]>();
  const left: SystemRoom[] = [];
  for (const room of rooms) {
    if (systemOf.has(room.roomId)) continue;
    const at = lastAt.get(keyOf(room));
    if (at === undefined) left.push(room);
    else more.set(at, [...(more.get(at) ?? []), room.roomId]);
  }
  if (more.size === 0 && left.length === 0) return systems;
  const grown = systems.map((system, at) => {
    const added = more.get(at);
    return added === undefined ? system : { ...system, rooms: [...system.rooms, ...added] };
  });
  return [...grown, ...proposedSplits(left, carries, grown)];
}

/** The rooms of each system, in the order of the schedule */
export function roomsOfSplits(
  systems: readonly SplitSystem[],
  rooms: readonly SystemRoom[],
): ReadonlyMap<string, readonly SystemRoom[]> {
  const systemOf = new Map<string, string>();
  for (const { id, rooms: own } of systems) for (const room of own) systemOf.set(room, id);
  const found = new Map<string, SystemRoom[]>(systems.map(({ id }) => [id, []]));
  for (const room of rooms) found.get(systemOf.get(room.roomId) ?? "")?.push(room);
  return found;
}

const without = (systems: readonly SplitSystem[], gone: ReadonlySet<string>): readonly SplitSystem[] =>
  systems.map((system) =>
    system.rooms.some((id) => gone.has(id))
      ? { ...system, rooms: system.rooms.filter((id) => !gone.has(id)) }
      : system,
  );

/** Removes systems without rooms. */
const kept = (systems: readonly SplitSystem[]): SplitAnswer => ({
  ok: true,
  value: systems.filter(({ rooms }) => rooms.length > 0),
});

/** The systems after a change, or why it is refused */
export function arrangedSplits(
  systems: readonly SplitSystem[],
  asked: SplitArrangement,
  rooms: readonly SystemRoom[],
): SplitAnswer {
  const has = (id: string) => systems.some((system) => system.id === id);
  const gone = "系统已不存在，请重新选择";
  switch (asked.act) {
    case "propose":
      return { ok: true, value: null };
    case "rename": {
      const name = asked.name.trim();
      if (!has(asked.id)) return refused(gone);
      if (name === "" || name.length > NAME_MOST) return refused(`系统名称应为 1 至 ${NAME_MOST} 个字`);
      if (systems.some((system) => system.id !== asked.id && system.name === name))
        return refused("已有同名系统");
      return kept(systems.map((system) => (system.id === asked.id ? { ...system, name } : system)));
    }
    case "merge": {
      const from = systems.find(({ id }) => id === asked.from);
      if (from === undefined || !has(asked.to)) return refused(gone);
      if (asked.from === asked.to) return refused("请选择另一个系统");
      return kept(
        systems
          .filter(({ id }) => id !== asked.from)
          .map((system) =>
            system.id === asked.to ? { ...system, rooms: [...system.rooms, ...from.rooms] } : system,
          ),
      );
    }
    case "move":
    case "split": {
      const moved = rooms.filter(({ roomId }) => asked.rooms.includes(roomId));
      if (moved.length === 0) return refused("请选择房间");
      const ids = moved.map(({ roomId }) => roomId);
      const rest = without(systems, new Set(ids));
      if (asked.act === "split") {
        if (systems.length >= SPLITS_MOST) return refused(`一个建筑最多 ${SPLITS_MOST} 个系统`);
        return kept([...rest, emptySystem(freeId(systems), nameOf(moved[0]!, systems), ids)]);
      }
      if (!has(asked.to)) return refused(gone);
      return kept(
        rest.map((system) =>
          system.id === asked.to ? { ...system, rooms: [...system.rooms, ...ids] } : system,
        ),
      );
    }
  }
}
