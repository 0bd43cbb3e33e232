import { estimated, toVerify, type Marked } from "../../base/marked.ts";
import { formatPlain } from "../../base/formatNumber.ts";
import type { Level, Segment, Terminal } from "../network/Network.ts";
import {
  keyOf,
  type EstimatedSegment,
  type EstimatedTree,
  type FloorPlan,
  type LockedSizes,
  type Storey,
  type TypedLengths,
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

/** A length in m with its formula, which all rooms of a storey share. */
interface AssumedLength {
  readonly length: number;
  readonly words: Marked<string>;
}
export const assumedLength = (length: number, formula: string): AssumedLength => ({
  length,
  words: estimated(`${formula} = ${formatPlain(length, 2)} m`, formula),
});

/** Supply and return alike, and each for itself. */
const PAIR = { pipes: 2 } as const;
const SINGLE = { pipes: 1 } as const;
const RETURN = { pipes: 1, isReturn: true } as const;

/** Segments and terminals as they are found. */
export class TreeInMaking {
  readonly segments: EstimatedSegment[] = [];
  readonly terminals: Terminal[] = [];
  readonly #share: number;
  readonly #typed: TypedLengths;
  readonly #locked: LockedSizes;
  readonly #before: ReadonlyMap<string, EstimatedSegment>;

  constructor(share: number, typed: TypedLengths, locked: LockedSizes, before: EstimatedTree | null) {
    this.#share = share;
    this.#typed = typed;
    this.#locked = locked;
    this.#before = new Map(before?.segments.map((segment) => [segment.id, segment]));
  }

  /** @returns its id */
  segment(
    name: string,
    parent: string | null,
    level: Level,
    id: string,
    assumed: AssumedLength,
    pipe: Pick<Segment, "pipes" | "isReturn"> = PAIR,
  ): string {
    const own = this.#typed.get(id);
    const locked = this.#locked.get(id);
    const found: EstimatedSegment = {
      ...pipe,
      ...(locked !== undefined && { locked }),
      id,
      parent,
      length: own ?? assumed.length,
      share: this.#share,
      zeta: 0,
      level,
      name,
      assumed: own === undefined ? assumed.words : null,
    };
    const was = this.#before.get(id);
    this.segments.push(was !== undefined && isSame(was, found) ? was : found);
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
    let from = parent;
    for (const [at, { code, flow, loss }] of rooms.entries()) {
      const node = at + 1;
      from = this.segment(`${prefix}.M${node}`, from, "floor", keyOf("main", zone, level, code), step, pipe);
      const place = keyOf("branch", zone, level, code);
      const last = this.segment(`${prefix}.B${node}`, from, "terminal", place, branch);
      const back = isReverse ? { back: keyOf("back", zone, level, code) } : {};
      this.terminals.push({ id: keyOf(zone, level, code), segment: last, ...back, flow, loss });
    }
    if (!isReverse) return;
    const leg = assumedLength(along, `a = ${formatPlain(along, 2)}`);
    for (const [at, { code }] of rooms.entries()) {
      const next = rooms[at + 1];
      this.segment(
        `${prefix}.R${at + 1}`,
        next === undefined ? parent : keyOf("back", zone, level, next.code),
        "floor",
        keyOf("back", zone, level, code),
        next === undefined ? leg : step,
        RETURN,
      );
    }
  }
}
