import { estimated, toVerify } from "../../base/marked.ts";
import { formatPlain } from "../../base/formatNumber.ts";
import type { Level, Terminal } from "../network/Network.ts";
import type {
  AssumedLength,
  EstimatedSegment,
  EstimatedTree,
  FloorPlan,
  LockedSizes,
  Storey,
  TreeRoom,
  TypedLengths,
} from "./EstimatedTree.ts";

const BRANCH_EXTRA = toVerify(2, "支管 b/4 + 2 m，约定");

/** Whether nothing of a segment is another, so that what was computed of it holds. */
const isSame = (one: EstimatedSegment, other: EstimatedSegment): boolean =>
  one.parent === other.parent &&
  one.name === other.name &&
  one.length === other.length &&
  one.share === other.share &&
  one.pipes === other.pipes &&
  one.locked === other.locked &&
  one.assumed?.value === other.assumed?.value;

export const assumedLength = (length: number, formula: string): AssumedLength => ({
  length,
  words: estimated(`${formula} = ${formatPlain(length, 2)} m`, formula),
});

/** Supply and return alike, and each for itself. */
const PAIR = { pipes: 2, isReturn: false } as const;
const SINGLE = { pipes: 1, isReturn: false } as const;
const RETURN = { pipes: 1, isReturn: true } as const;

/** What `keyOf` gives for the places of a storey's rooms, with each code written only once. */
function placeIds(zone: string, level: number, rooms: readonly TreeRoom[]) {
  const at = `${JSON.stringify(zone)},${level}`;
  return rooms.map(({ code }) => {
    const rest = `${at},${JSON.stringify(code)}]`;
    return {
      main: `["main",${rest}`,
      branch: `["branch",${rest}`,
      back: `["back",${rest}`,
      terminal: `[${rest}`,
    };
  });
}

/** Segments and terminals as they are found. */
export class TreeInMaking {
  readonly segments: EstimatedSegment[] = [];
  readonly terminals: Terminal[] = [];
  /** Of each segment, whether it is typed over or not. */
  readonly estimates: AssumedLength[] = [];
  readonly #share: number;
  readonly #typed: TypedLengths;
  readonly #locked: LockedSizes;
  readonly #before: ReadonlyMap<string, EstimatedSegment> | null;

  constructor(share: number, typed: TypedLengths, locked: LockedSizes, before: EstimatedTree | null) {
    this.#share = share;
    this.#typed = typed;
    this.#locked = locked;
    this.#before = before && new Map(before.segments.map((segment) => [segment.id, segment]));
  }

  /** @returns its id */
  segment(
    name: string,
    parent: string | null,
    level: Level,
    id: string,
    assumed: AssumedLength,
    pipe: typeof PAIR | typeof SINGLE | typeof RETURN = PAIR,
  ): string {
    const own = this.#typed.get(id);
    // All are of one shape: a building has tens of thousands, and every step of a run reads them.
    const found: EstimatedSegment = {
      id,
      parent,
      length: own ?? assumed.length,
      pipes: pipe.pipes,
      share: this.#share,
      zeta: 0,
      level,
      isReturn: pipe.isReturn,
      locked: this.#locked.get(id) ?? null,
      name,
      assumed: own === undefined ? assumed.words : null,
    };
    const was = this.#before?.get(id);
    this.segments.push(was !== undefined && isSame(was, found) ? was : found);
    this.estimates.push(assumed);
    return id;
  }

  /**
   * Main along the corridor with a node and a branch for every room. In a reverse return the main is the supply alone; the
   * return leads on from the first room to the last, and from there along the corridor to the riser.
   */
  storey(prefix: string, parent: string, plan: FloorPlan, { rooms }: Storey, isReverse: boolean): void {
    const { zone, level, along, across } = plan;
    const count = rooms.length;
    const step = assumedLength(along / count, `a/N = ${formatPlain(along, 2)}/${count}`);
    const branch = assumedLength(
      across / 4 + BRANCH_EXTRA.value,
      `b/4 + 2 = ${formatPlain(across, 2)}/4 + 2`,
    );
    const pipe = isReverse ? SINGLE : PAIR;
    const ids = placeIds(zone, level, rooms);
    let from = parent;
    for (let at = 0; at < count; at++) {
      const { flow, loss } = rooms[at]!;
      const { main, branch: place, back, terminal: id } = ids[at]!;
      from = this.segment(`${prefix}.M${at + 1}`, from, "floor", main, step, pipe);
      const segment = this.segment(`${prefix}.B${at + 1}`, from, "terminal", place, branch);
      this.terminals.push(isReverse ? { id, segment, back, flow, loss } : { id, segment, flow, loss });
    }
    if (!isReverse) return;
    const leg = assumedLength(along, `a = ${formatPlain(along, 2)}`);
    for (let at = 0; at < count; at++) {
      const next = ids[at + 1];
      const isLast = next === undefined;
      this.segment(
        `${prefix}.R${at + 1}`,
        isLast ? parent : next.back,
        "floor",
        ids[at]!.back,
        isLast ? leg : step,
        RETURN,
      );
    }
  }
}
