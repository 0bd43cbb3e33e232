import { estimated, toVerify } from "../../base/marked.ts";
import { formatPlain } from "../../base/formatNumber.ts";
import type { Level, Terminal } from "../network/Network.ts";
import type {
  AssumedLength,
  EstimatedSegment,
  EstimatedTree,
  FloorPlan,
  FittedParts,
  LockedSizes,
  Storey,
  TreeAssumptions,
  TreeRoom,
  TypedLengths,
} from "./EstimatedTree.ts";

const BRANCH_EXTRA = toVerify(2, "支管 b/4 + 2 m，约定");

/** Whether a segment is the same as before, so that its computed figures still apply */
const isSame = (one: EstimatedSegment, other: EstimatedSegment): boolean =>
  one.parent === other.parent &&
  one.name === other.name &&
  one.length === other.length &&
  one.share === other.share &&
  one.pipes === other.pipes &&
  one.limits === other.limits &&
  one.locked === other.locked &&
  one.parts === other.parts &&
  one.assumed?.value === other.assumed?.value;

export const assumedLength = (length: number, formula: string): AssumedLength => ({
  length,
  words: estimated(`${formula} = ${formatPlain(length, 2)} m`, formula),
});

/** A supply with an equal return, and single pipes */
const PAIR = { pipes: 2, isReturn: false } as const;
const SINGLE = { pipes: 1, isReturn: false } as const;
const RETURN = { pipes: 1, isReturn: true } as const;

/** Instead of a segment's index */
export const NONE = -1;

/** The ends of the keys (`keyOf`) of a storey's rooms; each code is converted only once. */
function keyEnds(zone: string, level: number, rooms: readonly TreeRoom[]): readonly string[] {
  const at = `${JSON.stringify(zone)},${level}`;
  return rooms.map(({ code }) => `${at},${JSON.stringify(code)}]`);
}

/** Most trees have no typed values: then no id is needed. */
const valueAt = <Value>(entries: ReadonlyMap<string, Value>, id: string): Value | undefined =>
  entries.size === 0 ? undefined : entries.get(id);

/** Collects the segments and terminals of a tree. */
export class TreeInMaking {
  readonly segments: EstimatedSegment[] = [];
  readonly terminals: Terminal[] = [];
  /** Assumed length of each segment, also where a typed one replaces it */
  readonly estimates: AssumedLength[] = [];
  readonly #share: number;
  readonly #pipe: typeof PAIR | typeof SINGLE;
  readonly #limits: TreeAssumptions["limits"];
  readonly #typed: TypedLengths;
  readonly #locked: LockedSizes;
  readonly #fitted: FittedParts;
  readonly #before: ReadonlyMap<string, EstimatedSegment> | null;
  readonly #parent: number[] = [];
  readonly #segmentOf: number[] = [];
  readonly #backOf: number[] = [];
  readonly #givenIndex: number[] = [];

  constructor(
    { share, isSingle = false, limits }: TreeAssumptions,
    typed: TypedLengths,
    locked: LockedSizes,
    fitted: FittedParts,
    before: EstimatedTree | null,
  ) {
    this.#share = share;
    this.#pipe = isSingle ? SINGLE : PAIR;
    this.#limits = limits;
    this.#typed = typed;
    this.#locked = locked;
    this.#fitted = fitted;
    this.#before = before && new Map(before.segments.map((segment) => [segment.id, segment]));
  }

  /**
   * @param parent index of the parent segment; `NONE` without one
   * @param parentId its id, if the parent is added later
   * @returns the new segment's index
   */
  segment(
    name: string,
    parent: number,
    level: Level,
    id: string,
    assumed: AssumedLength,
    pipe: typeof PAIR | typeof SINGLE | typeof RETURN = this.#pipe,
    parentId: string | null = parent === NONE ? null : this.segments[parent]!.id,
  ): number {
    const own = valueAt(this.#typed, id);
    // All segments have the same properties in the same order: a building has tens of thousands, and every run
    // reads them.
    const found: EstimatedSegment = {
      id,
      parent: parentId,
      length: own ?? assumed.length,
      pipes: pipe.pipes,
      share: this.#share,
      zeta: 0,
      level,
      limits: this.#limits?.[level] ?? 0,
      isReturn: pipe.isReturn,
      locked: valueAt(this.#locked, id) ?? null,
      parts: valueAt(this.#fitted, id) ?? null,
      name,
      assumed: own === undefined ? assumed.words : null,
    };
    const was = this.#before?.get(id);
    this.segments.push(was !== undefined && isSame(was, found) ? was : found);
    this.estimates.push(assumed);
    this.#parent.push(parent);
    return this.segments.length - 1;
  }

  /** The tree of all added segments */
  tree(floors: readonly FloorPlan[]): EstimatedTree {
    const { segments, estimates, terminals } = this;
    const [parent, segmentOf] = [Int32Array.from(this.#parent), Int32Array.from(this.#segmentOf)];
    return {
      ...{ floors, segments, estimates, terminals, givenIndex: Int32Array.from(this.#givenIndex) },
      numbers: { parent, segmentOf, backOf: Int32Array.from(this.#backOf) },
    };
  }

  /**
   * Adds the main along the corridor, with a node and a branch for every room. With a reverse return the main has
   * only the supply; the return runs from the first room to the last, and back along the corridor to the riser.
   */
  storey(
    prefix: string,
    parent: number,
    plan: FloorPlan,
    { rooms, indexes }: Storey,
    isReverse: boolean,
  ): void {
    const { zone, level, along, across } = plan;
    const count = rooms.length;
    const step = assumedLength(along / count, `a/N = ${formatPlain(along, 2)}/${count}`);
    const branch = assumedLength(
      across / 4 + BRANCH_EXTRA.value,
      `b/4 + 2 = ${formatPlain(across, 2)}/4 + 2`,
    );
    const pipe = isReverse ? SINGLE : this.#pipe;
    const ends = keyEnds(zone, level, rooms);
    const backId = (at: number) => `["back",${ends[at]!}`;
    const firstBack = this.segments.length + 2 * count;
    let from = parent;
    for (let at = 0; at < count; at++) {
      const { flow, loss, valve = 0 } = rooms[at]!;
      const end = ends[at]!;
      from = this.segment(`${prefix}.M${at + 1}`, from, "floor", `["main",${end}`, step, pipe);
      const branched = this.segment(`${prefix}.B${at + 1}`, from, "terminal", `["branch",${end}`, branch);
      const segment = this.segments[branched]!.id;
      const taken = { id: `[${end}`, segment, flow, loss, valve };
      this.terminals.push(isReverse ? { ...taken, back: backId(at) } : taken);
      this.#segmentOf.push(branched);
      this.#backOf.push(isReverse ? firstBack + at : NONE);
      this.#givenIndex.push(indexes[at]!);
    }
    if (!isReverse) return;
    const leg = assumedLength(along, `a = ${formatPlain(along, 2)}`);
    for (let at = 0; at < count; at++) {
      const isLast = at === count - 1;
      const next = isLast ? parent : firstBack + at + 1;
      const nextId = isLast ? this.segments[parent]!.id : backId(at + 1);
      const length = isLast ? leg : step;
      this.segment(`${prefix}.R${at + 1}`, next, "floor", backId(at), length, RETURN, nextId);
    }
  }
}
