import { formatPlain } from "../../base/formatNumber.ts";
import { groupBy } from "../../base/groupBy.ts";
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

/** A = Σ areas/0.75, a = √(2A), b = √(A/2); from a typed corridor a, b = a/2. null without areas and corridor. */
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

/** The first room or assumption that is not valid */
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

/** The first room with the code of another room of its storey and zone */
function twiceOn({ level, rooms }: Storey): TreeFault | null {
  const seen = new Set<string>();
  for (const { code } of rooms) seen.add(code);
  if (seen.size === rooms.length) return null;
  const room = rooms.find(({ code }, at) => rooms.findIndex((each) => each.code === code) < at)!;
  return { code: "room-twice", field: "code", zone: room.zone, level, room: room.code };
}

/** Storeys of a zone in the order of its riser, from the plant upwards and downwards */
const storeysFrom = (
  all: readonly TreeRoom[],
  ofZone: readonly number[],
  plantLevel: number,
): readonly (readonly Storey[])[] => {
  const storeys = [...groupBy(ofZone, (index) => all[index]!.level)]
    .map(([level, own]) => {
      const indexes = own.sort((a, b) => compareNaturally(all[a]!.code, all[b]!.code));
      return { level, indexes, rooms: indexes.map((index) => all[index]!) };
    })
    .sort((a, b) => Math.abs(a.level - plantLevel) - Math.abs(b.level - plantLevel));
  const towards = (sign: number) => storeys.filter(({ level }) => Math.sign(level - plantLevel) === sign);
  return [towards(0), towards(1), towards(-1)];
};

/**
 * Estimates a tree from rooms, areas and storeys (convention, 估算): a main from the plant, a riser for each zone
 * upwards and downwards, a main on each storey with one node for each room in the natural order of codes, and
 * branches of b/4 + 2 m. A zone on several storeys has one riser. Every length has its formula and can be replaced
 * by a typed one.
 *
 * @param typed lengths in m by segment id, or by `corridorKey` for storeys without areas
 * @param before the tree before a change: unchanged segments stay the same objects, and `rerunNetwork` keeps their
 * sizes and losses
 * @param locked names of fixed sizes, all of the series that the tree is run with
 * @param fitted elements built into segments; elements of missing segments do not count
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
  const zones = groupBy(rooms.keys(), (index) => rooms[index]!.zone);
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
