import { bitsOf, countSets, membersOf, setsOf, transposed, type Sets } from "./Sets.ts";

/** The undecided and the decided part of a cover problem. */
export interface ReducedCover {
  /** Models that are the only candidate of some room. */
  readonly forced: readonly number[];
  /** Independent of one another; candidates are numbered by `models`. */
  readonly cores: readonly CoverCore[];
}

export interface CoverCore {
  /** The models of the core by their number in the whole problem, ascending. */
  readonly models: readonly number[];
  /** Candidates of each room, as indices in `models`. */
  readonly rooms: Sets;
}

const SETS_PER_YIELD = 64;

/** Each set once, in the order of first appearance. */
function* distinctSets(sets: Sets): Generator<void, Sets> {
  const seen = new Set<string>();
  const kept: Uint32Array[] = [];
  for (let at = 0; at < countSets(sets); at++) {
    if (at % SETS_PER_YIELD === 0) yield;
    const members = membersOf(sets, at);
    const key = members.join();
    if (seen.has(key)) continue;
    seen.add(key);
    kept.push(members);
  }
  return setsOf(kept);
}

/**
 * Removes from a cover problem what cannot change the fewest models: rooms whose candidates include all of another
 * room's, models whose rooms are a subset of another's (the first of equal ones stays), and models that are a
 * room's only candidate. What remains is divided into independent parts (ENGINEERING-2, G.2, steps 1 and 2).
 * Yields as it goes.
 */
export function* reduceCover(all: Sets, models: number): Generator<void, ReducedCover> {
  const sets = yield* distinctSets(all);
  const roomsOf = transposed(sets, models);
  const hasModel = bitsOf(sets, models);
  const hasRoom = bitsOf(roomsOf, countSets(sets));
  const rooms = new Uint8Array(countSets(sets)).fill(1);
  const kept = new Uint8Array(models).fill(1);
  const forced: number[] = [];
  const live = (set: Uint32Array, flags: Uint8Array) => set.filter((at) => flags[at] === 1);

  /** Removes rooms that are served whenever another room is; `true` if some were removed. */
  function* dropRooms(): Generator<void, boolean> {
    let dropped = false;
    const lists = Array.from(rooms, (isLive, room) => (isLive ? live(membersOf(sets, room), kept) : null));
    for (let room = 0; room < rooms.length; room++) {
      if (room % SETS_PER_YIELD === 0) yield;
      const list = lists[room];
      if (rooms[room] === 0 || !list) continue;
      if (list.length === 1) {
        forced.push(list[0]!);
        for (const covered of membersOf(roomsOf, list[0]!)) rooms[covered] = 0;
        dropped = true;
        continue;
      }
      for (const other of membersOf(roomsOf, rarest(list, roomsOf, rooms))) {
        const theirs = lists[other];
        if (other === room || rooms[other] === 0 || !theirs || theirs.length < list.length) continue;
        if (theirs.length === list.length && other < room) continue;
        if (!list.every((model) => hasModel(other, model))) continue;
        rooms[other] = 0;
        dropped = true;
      }
    }
    return dropped;
  }

  function* dropModels(): Generator<void, boolean> {
    let dropped = false;
    const lists = Array.from(kept, (isLive, model) =>
      isLive ? live(membersOf(roomsOf, model), rooms) : null,
    );
    for (let model = 0; model < models; model++) {
      if (model % SETS_PER_YIELD === 0) yield;
      const list = lists[model];
      if (!list) continue;
      const isLess = (other: number) => {
        const theirs = lists[other];
        if (other === model || kept[other] === 0 || !theirs || theirs.length < list.length) return false;
        if (theirs.length === list.length && other > model) return false;
        return list.every((room) => hasRoom(other, room));
      };
      if (list.length > 0 && !membersOf(sets, rarest(list, sets, kept)).some(isLess)) continue;
      kept[model] = 0;
      dropped = true;
    }
    return dropped;
  }

  for (let isChanging = true; isChanging;) {
    isChanging = yield* dropRooms();
    isChanging = (yield* dropModels()) || isChanging;
  }
  return { forced: forced.sort((a, b) => a - b), cores: coresOf(sets, roomsOf, rooms, kept) };
}

/** The member of the list that is in the fewest sets. */
function rarest(list: Uint32Array, setsWith: Sets, flags: Uint8Array): number {
  let best = list[0]!;
  let fewest = Infinity;
  for (const at of list) {
    let count = 0;
    for (const set of membersOf(setsWith, at)) count += flags[set]!;
    if (count < fewest) [best, fewest] = [at, count];
  }
  return best;
}

/** The remaining rooms and models, in parts without common members. */
function coresOf(sets: Sets, roomsOf: Sets, rooms: Uint8Array, kept: Uint8Array): CoverCore[] {
  const cores: CoverCore[] = [];
  const seen = new Uint8Array(rooms.length);
  for (let first = 0; first < rooms.length; first++) {
    if (rooms[first] === 0 || seen[first] === 1) continue;
    const part = [first];
    const models = new Set<number>();
    seen[first] = 1;
    for (let at = 0; at < part.length; at++)
      for (const model of membersOf(sets, part[at]!)) {
        if (kept[model] === 0 || models.has(model)) continue;
        models.add(model);
        for (const room of membersOf(roomsOf, model)) {
          if (rooms[room] === 0 || seen[room] === 1) continue;
          seen[room] = 1;
          part.push(room);
        }
      }
    const names = [...models].sort((a, b) => a - b);
    const indexOf = new Map(names.map((model, index) => [model, index]));
    const lists = part
      .sort((a, b) => a - b)
      .map((room) => [...membersOf(sets, room)].flatMap((model) => indexOf.get(model) ?? []));
    cores.push({ models: names, rooms: setsOf(lists) });
  }
  return cores;
}
