import { NO_SIZE } from "../../physics/pipe/Sizes.ts";
import { circuitSegments } from "../network/networkResults.ts";
import type { NetworkRun } from "../network/NetworkRun.ts";
import type { EstimatedTree } from "./EstimatedTree.ts";

/** The data of a computed system of water or air that its lists need */
export interface ListedSystem {
  readonly run: NetworkRun;
  readonly tree: EstimatedTree;
  /** Load of each terminal of the tree, kW; null for air, which is not sized by heat. */
  readonly loads: () => Float64Array | null;
  /** For each segment whether its velocity is below or above its range */
  readonly ranges: () => Uint8Array;
}

/** A list of segments: the whole tree, the index circuit before the others, or those that need attention. */
export type LineShow = "tree" | "indexFirst" | "assumed" | "unsized" | "fast" | "slow" | "fitted";

/** The figure that segments are sorted by; without one a list keeps its order. */
export const SORT_FIGURES = ["load", "flow", "length", "size", "velocity", "friction", "loss"] as const;
export interface LineSort {
  readonly by: (typeof SORT_FIGURES)[number];
  readonly isFalling: boolean;
}

function depths({ layout }: NetworkRun): Int32Array {
  const depth = new Int32Array(layout.parent.length);
  for (const at of layout.order) {
    const above = layout.parent[at]!;
    depth[at] = above < 0 ? 0 : depth[above]! + 1;
  }
  return depth;
}

/**
 * Loads of the terminals, and of all terminals behind each segment, before simultaneity, kW. They add up like
 * flows.
 */
interface Loads {
  readonly own: Float64Array;
  readonly sums: Float64Array;
}

/** Segments with another load, the farthest first; all segments without a load before. */
function touchedBy({ layout }: NetworkRun, own: Float64Array, before: Loads | null): Int32Array {
  if (before === null) return layout.order.slice().reverse();
  const touched = new Set<number>();
  for (let at = 0; at < own.length; at++) {
    if (Object.is(own[at], before.own[at])) continue;
    for (const from of [layout.segmentOf[at]!, layout.backOf[at]!])
      for (let up = from; up >= 0 && !touched.has(up); up = layout.parent[up]!) touched.add(up);
  }
  return Int32Array.from(touched).sort((a, b) => layout.position[b]! - layout.position[a]!);
}

/** @param before loads of the same tree before the change; only changed ones are computed again */
function loadsOf({ run, loads }: ListedSystem, before: Loads | null): Loads | null {
  const { own: at, children } = run.layout;
  const own = loads();
  if (own === null) return null;
  const sums = before === null ? new Float64Array(run.network.segments.length) : before.sums.slice();
  for (const segment of touchedBy(run, own, before)) {
    let sum = 0;
    for (let item = at.from[segment]!; item < at.from[segment + 1]!; item++) sum += own[at.items[item]!]!;
    for (let item = children.from[segment]!; item < children.from[segment + 1]!; item++)
      sum += sums[children.items[item]!]!;
    sums[segment] = sum;
  }
  return { own, sums };
}

/** A segment's velocity against its range; `within` also for segments without a size or flow. */
export const RANGE = { within: 0, low: 1, high: 2 } as const;

/** The given first numbers, then all numbers below `count` that are listed */
function numbersOf(
  count: number,
  isListed: (at: number) => boolean,
  first: readonly number[] = [],
): Int32Array {
  const found = new Int32Array(first.length + count);
  found.set(first);
  let length = first.length;
  for (let at = 0; at < count; at++) if (isListed(at)) found[length++] = at;
  return found.slice(0, length);
}

/**
 * The lists of a computed system. Each list is made when it is first asked for, because a screen shows only one.
 *
 * @param before lists before a change; their loads and order are used where they still apply
 */
export class SystemLists {
  readonly depth: Int32Array;
  readonly #system: ListedSystem;
  readonly #index: readonly number[];
  readonly #loads: Loads | null;
  readonly #found = new Map<LineShow | "circuits", Int32Array>();
  readonly #order: Int32Array | null;
  #ranges: Uint8Array | null = null;
  #isIndex: Uint8Array | null = null;
  #sorted: { readonly key: string; readonly numbers: Int32Array } | null = null;

  constructor(system: ListedSystem, before: SystemLists | null = null) {
    const { run } = system;
    const isTreeSame = before !== null && before.#system.run.layout === run.layout;
    this.#system = system;
    this.depth = isTreeSame ? before.depth : depths(run);
    this.#loads = loadsOf(system, isTreeSame ? before.#loads : null);
    this.#index = run.index < 0 ? [] : circuitSegments(run, run.index);
    this.#order = isTreeSame ? (before.#found.get("circuits") ?? before.#order) : null;
  }

  get indexCount(): number {
    return this.#index.length;
  }

  isIndex(at: number): boolean {
    if (this.#isIndex === null) {
      this.#isIndex = new Uint8Array(this.depth.length);
      for (const each of this.#index) this.#isIndex[each] = 1;
    }
    return this.#isIndex[at] === 1;
  }

  /** Load behind a segment after simultaneity, kW; NaN for air. */
  loadAt(at: number): number {
    const { network } = this.#system.run;
    return (this.#loads?.sums[at] ?? Number.NaN) * network.rules.factors[network.segments[at]!.level];
  }

  /** Number of segments below the usual velocity */
  get slow(): number {
    return this.#rangeOf().reduce((count, each) => (each === RANGE.low ? count + 1 : count), 0);
  }

  /** The slowest segment below the usual velocity, the first in the tree among equals; −1 without any. */
  get slowest(): number {
    const { velocity } = this.#system.run.columns;
    const ranges = this.#rangeOf();
    let found = -1;
    for (let at = 0; at < ranges.length; at++)
      if (ranges[at] === RANGE.low && (found < 0 || velocity[at]! < velocity[found]!)) found = at;
    return found;
  }

  /** Number of segments in a list */
  count(show: LineShow): number {
    const { tree, run } = this.#system;
    switch (show) {
      case "tree":
      case "indexFirst":
        return this.depth.length;
      case "unsized":
        return run.unsized;
      case "assumed":
        return tree.segments.reduce((count, { assumed }) => (assumed === null ? count : count + 1), 0);
      case "fast":
      case "fitted":
        return this.shown(show).length;
      case "slow":
        return this.slow;
    }
  }

  /** Numbers of the segments in a list, in the order of the tree, or the index circuit before all others */
  shown(show: LineShow): Int32Array {
    return this.#once(show, () => this.#list(show));
  }

  /**
   * A list sorted by a figure. Equal segments keep the order of the list; segments without the figure come last.
   * Only the last result is kept.
   */
  sorted(show: LineShow, sort: LineSort): Int32Array {
    const key = `${show} ${sort.by} ${sort.isFalling}`;
    if (this.#sorted?.key === key) return this.#sorted.numbers;
    const own = this.shown(show);
    const figure = this.#figureOf(sort.by);
    const figures = Float64Array.from(own, figure);
    const sign = sort.isFalling ? -1 : 1;
    const sorted = Int32Array.from(own, (_, index) => index).sort((a, b) => {
      const [one, other] = [figures[a]!, figures[b]!];
      if (one === other) return a - b;
      if (Number.isNaN(one) || Number.isNaN(other))
        return Number(Number.isNaN(one)) - Number(Number.isNaN(other)) || a - b;
      return sign * (one - other);
    });
    const numbers = sorted.map((index) => own[index]!);
    this.#sorted = { key, numbers };
    return numbers;
  }

  #figureOf(by: LineSort["by"]): (at: number) => number {
    const { columns, network } = this.#system.run;
    switch (by) {
      case "load":
        return (at) => this.loadAt(at);
      case "length":
        return (at) => network.segments[at]!.length;
      case "size":
        return (at) => (columns.size[at] === NO_SIZE ? Number.NaN : columns.size[at]!);
      case "flow":
      case "velocity":
      case "friction":
      case "loss":
        return (at) => columns[by][at]!;
    }
  }

  get circuitCount(): number {
    return this.#system.run.taken.flow.reduce((count, flow) => (flow > 0 ? count + 1 : count), 0);
  }

  /**
   * Terminals with flow by the loss of their circuit, from the greatest; in the order of the tree without an index
   * circuit.
   */
  get circuits(): Int32Array {
    return this.#once("circuits", () => {
      const { index, circuit, taken } = this.#system.run;
      const count = circuit.length;
      const hasFlow = (at: number) => taken.flow[at]! > 0;
      if (index < 0) return numbersOf(count, hasFlow);
      // Starting from the order before the change leaves little to sort. Equal losses are in the order of the
      // tree, so the result is the same.
      const order = Array.from(this.#order ?? [], Number);
      const isOrdered = new Uint8Array(count);
      for (const at of order) isOrdered[at] = 1;
      for (let at = 0; at < count; at++) if (isOrdered[at] === 0) order.push(at);
      return Int32Array.from(order.filter(hasFlow).sort((a, b) => circuit[b]! - circuit[a]! || a - b));
    });
  }

  #rangeOf(): Uint8Array {
    return (this.#ranges ??= this.#system.ranges());
  }

  #list(show: LineShow): Int32Array {
    const { run, tree } = this.#system;
    const count = this.depth.length;
    switch (show) {
      case "tree":
        return numbersOf(count, () => true);
      case "indexFirst":
        return numbersOf(count, (at) => !this.isIndex(at), this.#index);
      case "assumed":
        return this.shown("indexFirst").filter((at) => tree.segments[at]!.assumed !== null);
      case "fitted":
        return this.shown("indexFirst").filter((at) => (tree.segments[at]!.parts ?? null) !== null);
      case "unsized":
        return run.unsized === 0
          ? new Int32Array(0)
          : this.shown("indexFirst").filter((at) => run.columns.size[at] === NO_SIZE);
      case "slow": {
        const ranges = this.#rangeOf();
        return this.shown("indexFirst").filter((at) => ranges[at] === RANGE.low);
      }
      case "fast": {
        const ranges = this.#rangeOf();
        const most = run.network.rules.limits[0]!.friction;
        const isFast = (at: number) => ranges[at] === RANGE.high || run.columns.friction[at]! > most;
        const fast = numbersOf(count, isFast);
        return fast.length === 0 ? fast : this.shown("indexFirst").filter(isFast);
      }
    }
  }

  #once(name: LineShow | "circuits", find: () => Int32Array): Int32Array {
    const known = this.#found.get(name);
    if (known !== undefined) return known;
    const found = find();
    this.#found.set(name, found);
    return found;
  }
}
