import { estimated, toVerify, type Marked } from "../../base/marked.ts";
import { formatPlain } from "../../base/formatNumber.ts";
import { compareNaturally } from "../../base/naturalRanks.ts";
import { LOCAL_SHARE } from "../../physics/pipe/fittings.ts";
import type { Level, Segment, Terminal } from "../network/Network.ts";

/** What is known of a room with units: its place, its area and what its units take. */
export interface TreeRoom {
  readonly code: string;
  readonly zone: string;
  /** Number of its storey; that of the plant counts likewise. */
  readonly level: number;
  /** m²; null where not known */
  readonly area: number | null;
  /** m³/h and Pa of all its units */
  readonly flow: number;
  readonly loss: number;
}

export interface TreeAssumptions {
  /** m */
  readonly storeyHeight: number;
  readonly plantLevel: number;
  /** m from the plant to the riser */
  readonly plantMain: number;
  /** Σ of areas over gross area */
  readonly netShare: number;
  readonly share: number;
}
/** Conventions of a tree of which only rooms, floors and storeys are known. */
export const TREE_ASSUMPTIONS = estimated<Omit<TreeAssumptions, "storeyHeight" | "plantLevel">>(
  { plantMain: 30, netShare: 0.75, share: LOCAL_SHARE.value },
  "干管 30 m、使用面积系数 0.75、局部阻力 50 %",
);
const BRANCH_EXTRA = toVerify(2, "支管 b/4 + 2 m，约定");

/**
 * An assumed length says how it was found; a typed one is a person's. The id is that of the place (a room, a storey of a zone),
 * so that a segment is the same when other rooms come and go.
 */
export interface EstimatedSegment extends Segment {
  /** As drawings number it: 3.M2 is the second node of storey 3, whichever room that is. */
  readonly name: string;
  /** null for a typed length */
  readonly assumed: Marked<string> | null;
}

/** Plan of a storey of a zone, m² and m: 2:1, along the corridor and across. */
export interface FloorPlan {
  readonly zone: string;
  readonly level: number;
  readonly gross: number;
  readonly along: number;
  readonly across: number;
}

export interface EstimatedTree {
  readonly floors: readonly FloorPlan[];
  readonly segments: readonly EstimatedSegment[];
  readonly terminals: readonly Terminal[];
}
export interface TreeFault {
  readonly code: "no-rooms" | "no-length" | "out-of-range" | "room-twice";
  readonly field: string;
  readonly zone: string;
  readonly level: number | null;
  readonly room: string | null;
}

/** Lengths that a person typed: of segments by id, of corridors by zone and level (`corridorKey`). */
export type TypedLengths = ReadonlyMap<string, number>;
export const corridorKey = (zone: string, level: number): string => JSON.stringify(["corridor", zone, level]);
const keyOf = (...parts: readonly (string | number)[]): string => JSON.stringify(parts);

interface Storey {
  readonly level: number;
  readonly rooms: readonly TreeRoom[];
}

const groupedBy = <Key>(rooms: readonly TreeRoom[], of: (room: TreeRoom) => Key): Map<Key, TreeRoom[]> => {
  const groups = new Map<Key, TreeRoom[]>();
  for (const room of rooms) {
    const found = groups.get(of(room));
    if (found === undefined) groups.set(of(room), [room]);
    else found.push(room);
  }
  return groups;
};

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

/** The first room or assumption of which nothing can be made. */
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
  const seen = new Set<string>();
  for (const { code, zone, level, area } of rooms) {
    const where = { zone, level, room: code };
    if (!Number.isInteger(level)) return { code: "out-of-range", field: "level", ...where };
    if (area !== null && !(area > 0 && area <= 1e6)) return { code: "out-of-range", field: "area", ...where };
    const key = keyOf(zone, level, code);
    if (seen.has(key)) return { code: "room-twice", field: "code", ...where };
    seen.add(key);
  }
  return null;
}

/** Storeys of a zone as its riser meets them: from the plant away, upwards and downwards. */
const storeysFrom = (rooms: readonly TreeRoom[], plantLevel: number): readonly (readonly Storey[])[] => {
  const storeys = [...groupedBy(rooms, ({ level }) => level)]
    .map(([level, own]) => ({
      level,
      rooms: own.toSorted((a, b) => compareNaturally(a.code, b.code)),
    }))
    .sort((a, b) => Math.abs(a.level - plantLevel) - Math.abs(b.level - plantLevel));
  const towards = (sign: number) => storeys.filter(({ level }) => Math.sign(level - plantLevel) === sign);
  return [towards(0), towards(1), towards(-1)];
};

/** Whether nothing of a segment is another, so that what was computed of it holds. */
const isSame = (one: EstimatedSegment, other: EstimatedSegment): boolean =>
  one.parent === other.parent &&
  one.name === other.name &&
  one.length === other.length &&
  one.share === other.share &&
  one.assumed?.value === other.assumed?.value;

/** Segments and terminals as they are found. */
class TreeInMaking {
  readonly segments: EstimatedSegment[] = [];
  readonly terminals: Terminal[] = [];
  readonly #share: number;
  readonly #typed: TypedLengths;
  readonly #before: ReadonlyMap<string, EstimatedSegment>;

  constructor(share: number, typed: TypedLengths, before: EstimatedTree | null) {
    this.#share = share;
    this.#typed = typed;
    this.#before = new Map(before?.segments.map((segment) => [segment.id, segment]));
  }

  /** @returns its id */
  segment(
    name: string,
    parent: string | null,
    level: Level,
    id: string,
    length: number,
    formula: string,
  ): string {
    const own = this.#typed.get(id);
    const found: EstimatedSegment = {
      id,
      parent,
      length: own ?? length,
      pipes: 2,
      share: this.#share,
      zeta: 0,
      level,
      name,
      assumed: own === undefined ? estimated(`${formula} = ${formatPlain(length, 2)} m`, formula) : null,
    };
    const was = this.#before.get(id);
    this.segments.push(was !== undefined && isSame(was, found) ? was : found);
    return id;
  }

  /** Main along the corridor with a node and a branch for every room. */
  storey(prefix: string, parent: string, plan: FloorPlan, { rooms }: Storey): void {
    const { zone, level, along, across } = plan;
    const [step, branch] = [along / rooms.length, across / 4 + BRANCH_EXTRA.value];
    let from = parent;
    for (const [at, { code, flow, loss }] of rooms.entries()) {
      const node = at + 1;
      from = this.segment(
        `${prefix}.M${node}`,
        from,
        "floor",
        keyOf("main", zone, level, code),
        step,
        `a/N = ${formatPlain(along, 2)}/${rooms.length}`,
      );
      const last = this.segment(
        `${prefix}.B${node}`,
        from,
        "terminal",
        keyOf("branch", zone, level, code),
        branch,
        `b/4 + 2 = ${formatPlain(across, 2)}/4 + 2`,
      );
      this.terminals.push({ id: keyOf(zone, level, code), segment: last, flow, loss });
    }
  }
}

/**
 * A tree from rooms, areas and storeys (convention, 估算): main from the plant, a riser for each zone storey by storey,
 * upwards and downwards separately, along each storey a main with one node a room in the natural order of codes, branches
 * of b/4 + 2 m. Zones of one name on several floors share a riser. Every length has its formula, and can be typed over.
 *
 * @param typed lengths in m by segment id, or by `corridorKey` where areas are not known
 * @param before the tree of the rooms before a change: segments that stayed are its very objects, whose sizes and losses
 *   `rerunNetwork` takes over
 */
export function estimateTree(
  rooms: readonly TreeRoom[],
  assumptions: TreeAssumptions,
  typed: TypedLengths = new Map(),
  before: EstimatedTree | null = null,
): { readonly ok: true; readonly value: EstimatedTree } | { readonly ok: false; readonly fault: TreeFault } {
  const fault = wrongInput(rooms, assumptions);
  if (fault !== null) return { ok: false, fault };
  const { plantLevel, storeyHeight, plantMain, netShare, share } = assumptions;
  const tree = new TreeInMaking(share, typed, before);
  const floors: FloorPlan[] = [];
  const plant = tree.segment("P", null, "plant", keyOf("plant"), plantMain, "L₀");
  const zones = groupedBy(rooms, ({ zone }) => zone);
  for (const [zone, own] of zones) {
    const prefix = zones.size === 1 ? "" : `${zone}/`;
    for (const storeys of storeysFrom(own, plantLevel)) {
      let [from, at] = [plant, plantLevel];
      for (const storey of storeys) {
        const { level } = storey;
        const plan = planOf(zone, storey, netShare, typed);
        if (plan === null)
          return { ok: false, fault: { code: "no-length", field: "area", zone, level, room: null } };
        floors.push(plan);
        if (level !== plantLevel) {
          const count = Math.abs(level - at);
          from = tree.segment(
            `${prefix}${level > plantLevel ? "U" : "D"}${level}`,
            from,
            "riser",
            keyOf("riser", zone, level),
            count * storeyHeight,
            `${count} × ${formatPlain(storeyHeight, 2)}`,
          );
        }
        at = level;
        tree.storey(`${prefix}${level}`, from, plan, storey);
      }
    }
  }
  return { ok: true, value: { floors, segments: tree.segments, terminals: tree.terminals } };
}
