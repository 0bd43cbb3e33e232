import { formatPlain } from "../../base/formatNumber.ts";
import { compareNaturally } from "../../base/naturalRanks.ts";
import {
  corridorKey,
  keyOf,
  type EstimatedTree,
  type FloorPlan,
  type FittedParts,
  type LockedSizes,
  type Storey,
  type TreeAssumptions,
  type TreeFault,
  type TreeRoom,
  type TypedLengths,
} from "./EstimatedTree.ts";
import { assumedLength, NONE, TreeInMaking } from "./TreeInMaking.ts";

/** Indexes of rooms by a key, in their order. */
function groupedBy<Key>(
  rooms: readonly TreeRoom[],
  indexes: Iterable<number>,
  of: (room: TreeRoom) => Key,
): Map<Key, number[]> {
  const groups = new Map<Key, number[]>();
  for (const index of indexes) {
    const key = of(rooms[index]!);
    const found = groups.get(key);
    if (found === undefined) groups.set(key, [index]);
    else found.push(index);
  }
  return groups;
}

/** A = Σ areas/0.75, a = √(2A), b = √(A/2); from a typed corridor a, b = a/2. Null without either. */
function planOf(
  zone: string,
  { level, rooms }: Storey,
  netShare: number,
  typed: TypedLengths,
): FloorPlan | null {
  const corridor = typed.get(corridorKey(zone, level));
  if (corridor !== undefined)
    return { zone, level, gross: (corridor * corridor) / 2, along: corridor, across: corridor / 2 };
  const areas = rooms.map(({ area }) => area).filter((area) => area !== null);
  if (areas.length < rooms.length) return null;
  const gross = areas.reduce((sum, area) => sum + area, 0) / netShare;
  return { zone, level, gross, along: Math.sqrt(2 * gross), across: Math.sqrt(gross / 2) };
}

/** The first room or assumption that cannot be used. */
function wrongInput(rooms: readonly TreeRoom[], assumptions: TreeAssumptions): TreeFault | null {
  const whole = { zone: "", level: null, room: null };
  if (rooms.length === 0) return { code: "no-rooms", field: "rooms", ...whole };
  const { storeyHeight, plantLevel, plantMain, netShare, share } = assumptions;
  const figures = [
    ["storeyHeight", storeyHeight > 0 && storeyHeight <= 100],
    ["plantLevel", Number.isInteger(plantLevel)],
    ["plantMain", plantMain >= 0 && plantMain <= 1e5],
    ["netShare", netShare > 0 && netShare <= 1],
    ["share", share >= 0 && share <= 100],
  ] as const;
  const field = figures.find(([, isPossible]) => !isPossible)?.[0];
  if (field !== undefined) return { code: "out-of-range", field, ...whole };
  for (const { code, zone, level, area } of rooms) {
    const where = { zone, level, room: code };
    if (!Number.isInteger(level)) return { code: "out-of-range", field: "level", ...where };
    if (area !== null && !(area > 0 && area <= 1e6)) return { code: "out-of-range", field: "area", ...where };
  }
  return null;
}

/** The first room that shares its code with another of its storey and zone. */
function twiceOn({ level, rooms }: Storey): TreeFault | null {
  const seen = new Set<string>();
  for (const { code } of rooms) seen.add(code);
  if (seen.size === rooms.length) return null;
  const room = rooms.find(({ code }, at) => rooms.findIndex((each) => each.code === code) < at)!;
  return { code: "room-twice", field: "code", zone: room.zone, level, room: room.code };
}

/** Storeys of a zone in the order in which its riser meets them, away from the plant, upwards and downwards. */
const storeysFrom = (
  all: readonly TreeRoom[],
  ofZone: readonly number[],
  plantLevel: number,
): readonly (readonly Storey[])[] => {
  const storeys = [...groupedBy(all, ofZone, ({ level }) => level)]
    .map(([level, own]) => {
      const indexes = own.sort((a, b) => compareNaturally(all[a]!.code, all[b]!.code));
      return { level, indexes, rooms: indexes.map((index) => all[index]!) };
    })
    .sort((a, b) => Math.abs(a.level - plantLevel) - Math.abs(b.level - plantLevel));
  const towards = (sign: number) => storeys.filter(({ level }) => Math.sign(level - plantLevel) === sign);
  return [towards(0), towards(1), towards(-1)];
};

/**
 * A tree from rooms, areas and storeys (convention, 估算): main from the plant, a riser for each zone storey by storey,
 * upwards and downwards separately, along each storey a main with one node a room in the natural order of codes, branches
 * of b/4 + 2 m. Zones of one name on several floors share a riser. Every length has its formula, and can be typed over.
 *
 * @param typed lengths in m by segment id, or by `corridorKey` where areas are not known
 * @param before the tree of the rooms before a change: segments that stayed are its very objects, whose sizes and losses
 *   `rerunNetwork` takes over
 * @param locked names of sizes, each of the series that the tree is run with
 * @param fitted what is built into segments; of segments that are not there nothing is counted
 */
export function estimateTree(
  rooms: readonly TreeRoom[],
  assumptions: TreeAssumptions,
  typed: TypedLengths = new Map(),
  before: EstimatedTree | null = null,
  locked: LockedSizes = new Map(),
  fitted: FittedParts = new Map(),
): { readonly ok: true; readonly value: EstimatedTree } | { readonly ok: false; readonly fault: TreeFault } {
  const fault = wrongInput(rooms, assumptions);
  if (fault !== null) return { ok: false, fault };
  const { plantLevel, storeyHeight, plantMain, netShare, isReverse = false } = assumptions;
  const tree = new TreeInMaking(assumptions, typed, locked, fitted, before);
  const floors: FloorPlan[] = [];
  const plant = tree.segment("P", NONE, "plant", keyOf("plant"), assumedLength(plantMain, "L₀"));
  const zones = groupedBy(rooms, rooms.keys(), ({ zone }) => zone);
  for (const [zone, own] of zones) {
    const prefix = zones.size === 1 ? "" : `${zone}/`;
    for (const storeys of storeysFrom(rooms, own, plantLevel)) {
      let [from, at] = [plant, plantLevel];
      for (const storey of storeys) {
        const { level } = storey;
        const twice = twiceOn(storey);
        if (twice !== null) return { ok: false, fault: twice };
        const plan = planOf(zone, storey, netShare, typed);
        if (plan === null)
          return { ok: false, fault: { code: "no-length", field: "area", zone, level, room: null } };
        floors.push(plan);
        const called = storey.rooms[0]!.storey ?? String(level);
        if (level !== plantLevel) {
          const count = Math.abs(level - at);
          from = tree.segment(
            `${prefix}${level > plantLevel ? "U" : "D"}${called}`,
            from,
            "riser",
            keyOf("riser", zone, level),
            assumedLength(count * storeyHeight, `${count} × ${formatPlain(storeyHeight, 2)}`),
          );
        }
        at = level;
        tree.storey(`${prefix}${called}`, from, plan, storey, isReverse);
      }
    }
  }
  return { ok: true, value: tree.tree(floors) };
}
