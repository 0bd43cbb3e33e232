import { fail } from "../../base/result.ts";
import type { Network, Segment, Terminal, TreeNumbers } from "./Network.ts";
import type { NetworkFault, NetworkFaultCode } from "./networkFault.ts";

/** Several lists of numbers in one array: list i is `items[from[i]] … items[from[i + 1] − 1]`. */
export interface Lists {
  readonly from: Int32Array;
  readonly items: Int32Array;
}

type Numbers = Pick<ReadonlyMap<string, number>, "get">;

/** The neighbours of segments and terminals, by number; −1 for none. */
export interface Layout extends TreeNumbers {
  readonly segmentAt: Numbers;
  readonly terminalAt: Numbers;
  /** Parents before their children. */
  readonly order: Int32Array;
  /** Index of each segment in `order`. */
  readonly position: Int32Array;
  /** 1 if a path begins here: at the plant, or where a return of its own joins the common pipe. */
  readonly begins: Uint8Array;
  /** Children whose flows are summed, in the order of the segments. */
  readonly children: Lists;
  /** Terminals at a segment, in the order of the schedule. */
  readonly own: Lists;
}
interface Refused {
  readonly ok: false;
  readonly code: NetworkFaultCode;
  readonly fault: NetworkFault;
}
type LaidOut = { readonly ok: true; readonly value: Layout } | Refused;

const NONE = -1;

const refuse = (code: NetworkFaultCode, field: string, id: string | null): Refused => ({
  ...fail(code),
  fault: { code, field, id },
});

/** Numbers by id, and the first id that occurs twice. */
function numbered(items: readonly { readonly id: string }[]): {
  readonly at: Map<string, number>;
  readonly twice: string | null;
} {
  const at = new Map<string, number>();
  for (let number = 0; number < items.length; number++) {
    const { id } = items[number]!;
    at.set(id, number);
    // Looking up each id first would take half as long again.
    if (at.size <= number) return { at, twice: id };
  }
  return { at, twice: null };
}

/** The members of each group in ascending order; `groupOf` is −1 for items without a group. */
function grouped(groups: number, groupOf: readonly Int32Array[]): Lists {
  const from = new Int32Array(groups + 1);
  for (const each of groupOf)
    for (let item = 0; item < each.length; item++) if (each[item] !== NONE) from[each[item]! + 1]!++;
  for (let at = 0; at < groups; at++) from[at + 1]! += from[at]!;
  const next = from.slice();
  const items = new Int32Array(from[groups]!);
  const count = groupOf[0]?.length ?? 0;
  for (let item = 0; item < count; item++)
    for (const each of groupOf) {
      const group = each[item]!;
      if (group !== NONE) items[next[group]!++] = item;
    }
  return { from, items };
}

/**
 * The parent into whose sum a segment's flow goes: none where a return of its own joins the common pipe. Without
 * returns it is the array that was given.
 */
function summedInto(segments: readonly Segment[], parent: Int32Array): Int32Array {
  let summed = parent;
  for (let at = 0; at < parent.length; at++) {
    const of = parent[at]!;
    if (of === NONE || segments[at]!.isReturn !== true || segments[of]!.isReturn === true) continue;
    if (summed === parent) summed = parent.slice();
    summed[at] = NONE;
  }
  return summed;
}

/** Parents before children; shorter than `parent` if there are loops. */
function fromTheRoot(parent: Int32Array, children: Lists): Int32Array {
  const order = new Int32Array(parent.length);
  let found = 0;
  for (let at = 0; at < parent.length; at++) if (parent[at] === NONE) order[found++] = at;
  for (let done = 0; done < found; done++) {
    const at = order[done]!;
    for (let child = children.from[at]!; child < children.from[at + 1]!; child++)
      order[found++] = children.items[child]!;
  }
  return order.subarray(0, found);
}

function positionsIn(order: Int32Array): Int32Array {
  const position = new Int32Array(order.length);
  for (let at = 0; at < order.length; at++) position[order[at]!] = at;
  return position;
}

/** Numbers of the segments that the terminals name, and the first terminal that names no usable segment. */
function segmentsOf(
  segments: readonly Segment[],
  at: ReadonlyMap<string, number>,
  terminals: readonly Terminal[],
  field: "segment" | "back",
): { readonly segments: Int32Array; readonly lost: Terminal | undefined } {
  const found = new Int32Array(terminals.length).fill(NONE);
  for (let number = 0; number < terminals.length; number++) {
    const terminal = terminals[number]!;
    const id = terminal[field];
    if (id === undefined) continue;
    const segment = at.get(id);
    // `segment` must name a supply pipe, and `back` a return pipe.
    if (segment === undefined || (segments[segment]!.isReturn === true) !== (field === "back"))
      return { segments: found, lost: terminal };
    found[number] = segment;
  }
  return { segments: found, lost: undefined };
}

interface Numbered {
  readonly ok: true;
  readonly numbers: TreeNumbers;
  readonly segmentAt: Numbers;
  readonly terminalAt: Numbers;
}

/** Numbers by id, collected when the first is asked for. */
function lateNumbers(items: readonly { readonly id: string }[]): Numbers {
  let made: Numbers | null = null;
  return { get: (id) => (made ??= numbered(items).at).get(id) };
}

/** The numbers that the maker of the tree gives, if their lengths fit these lists. */
function givenNumbers({ segments, terminals, numbers }: Network): Numbered | null {
  if (numbers === undefined) return null;
  const { parent, segmentOf, backOf } = numbers;
  if (parent.length !== segments.length) return null;
  if (segmentOf.length !== terminals.length || backOf.length !== terminals.length) return null;
  return {
    ...{ ok: true, numbers },
    ...{ segmentAt: lateNumbers(segments), terminalAt: lateNumbers(terminals) },
  };
}

/** The numbers that follow from the ids, or why these do not form a tree. */
function numbersById({ segments, terminals }: Network): Numbered | Refused {
  const { at: segmentAt, twice } = numbered(segments);
  if (twice !== null) return refuse("segment-twice", "id", twice);
  const parent = new Int32Array(segments.length).fill(NONE);
  for (let at = 0; at < segments.length; at++) {
    const { id, parent: of, isReturn = false } = segments[at]!;
    if (of === null) continue;
    const found = segmentAt.get(of);
    if (found === undefined) return refuse("unknown-parent", "parent", id);
    if (segments[found]!.isReturn === true && !isReturn) return refuse("return-carries-supply", "parent", id);
    parent[at] = found;
  }
  const { at: terminalAt, twice: again } = numbered(terminals);
  if (again !== null) return refuse("terminal-twice", "id", again);
  const supply = segmentsOf(segments, segmentAt, terminals, "segment");
  if (supply.lost !== undefined) return refuse("unknown-segment", "segment", supply.lost.id);
  const back = segmentsOf(segments, segmentAt, terminals, "back");
  if (back.lost !== undefined) return refuse("unknown-segment", "back", back.lost.id);
  const numbers = { parent, segmentOf: supply.segments, backOf: back.segments };
  return { ok: true, numbers, segmentAt, terminalAt };
}

/** The tree by numbers, or why it is not a tree: repeated ids, missing parents, loops. */
export function layOut(network: Network): LaidOut {
  const found = givenNumbers(network) ?? numbersById(network);
  if (!found.ok) return found;
  const { segments } = network;
  const { numbers, segmentAt, terminalAt } = found;
  const { parent, segmentOf, backOf } = numbers;
  const behind = grouped(segments.length, [parent]);
  const order = fromTheRoot(parent, behind);
  if (order.length < segments.length) {
    const reached = new Set(order);
    return refuse("loop", "parent", segments.find((_, at) => !reached.has(at))?.id ?? null);
  }
  const summed = summedInto(segments, parent);
  return {
    ok: true,
    value: {
      ...{ segmentAt, terminalAt, parent, segmentOf, backOf, order },
      position: positionsIn(order),
      begins: summed.reduce((begins, of, at) => {
        begins[at] = of === NONE ? 1 : 0;
        return begins;
      }, new Uint8Array(segments.length)),
      children: summed === parent ? behind : grouped(segments.length, [summed]),
      own: grouped(segments.length, [segmentOf, backOf]),
    },
  };
}
