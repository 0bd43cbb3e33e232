import { fail } from "../../base/result.ts";
import type { Network, Segment, Terminal, TreeNumbers } from "./Network.ts";
import type { NetworkFault, NetworkFaultCode } from "./networkFault.ts";

/** Lists of numbers behind one another: list i is `items[from[i]] … items[from[i + 1] − 1]`. */
export interface Lists {
  readonly from: Int32Array;
  readonly items: Int32Array;
}

type Numbers = Pick<ReadonlyMap<string, number>, "get">;

/** Who is whose neighbour, by number; −1 for nobody. */
export interface Layout extends TreeNumbers {
  readonly segmentAt: Numbers;
  readonly terminalAt: Numbers;
  /** Parents before their children. */
  readonly order: Int32Array;
  /** Where a segment stands in `order`. */
  readonly position: Int32Array;
  /** 1 where a path begins: at the plant, and where a return of its own joins the common pipe. */
  readonly begins: Uint8Array;
  /** Children whose flows add up, in the order of the segments. */
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

/** Numbers by id; the id that occurs twice, if one does. */
function numbered(items: readonly { readonly id: string }[]): {
  readonly at: Map<string, number>;
  readonly twice: string | null;
} {
  const at = new Map<string, number>();
  for (let number = 0; number < items.length; number++) {
    const { id } = items[number]!;
    at.set(id, number);
    // Looking each up first would take half as long again.
    if (at.size <= number) return { at, twice: id };
  }
  return { at, twice: null };
}

/** For each group its members, ascending; `groupOf` is −1 for those of none. */
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

/** The parent, unless the segment is where a return of its own joins the common pipe; the very array without returns. */
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

/** Parents before children; shorter than `parent` if some of them go round. */
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

/** Numbers of the segments that terminals name; the first that names none. */
function placed(
  segments: readonly Segment[],
  at: ReadonlyMap<string, number>,
  terminals: readonly Terminal[],
  field: "segment" | "back",
): { readonly places: Int32Array; readonly lost: Terminal | undefined } {
  const places = new Int32Array(terminals.length).fill(NONE);
  for (let number = 0; number < terminals.length; number++) {
    const terminal = terminals[number]!;
    const id = terminal[field];
    if (id === undefined) continue;
    const segment = at.get(id);
    // A terminal is supplied by what carries supply, and gives back to what carries returns.
    if (segment === undefined || (segments[segment]!.isReturn === true) !== (field === "back"))
      return { places, lost: terminal };
    places[number] = segment;
  }
  return { places, lost: undefined };
}

interface Numbered {
  readonly ok: true;
  readonly numbers: TreeNumbers;
  readonly segmentAt: Numbers;
  readonly terminalAt: Numbers;
}

/** Numbers by id, made when the first is asked for. */
function lateNumbers(items: readonly { readonly id: string }[]): Numbers {
  let made: Numbers | null = null;
  return { get: (id) => (made ??= numbered(items).at).get(id) };
}

/** The numbers that the maker of the tree gives, if they are those of these lists. */
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

/** What the ids say, or why they say no tree. */
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
  const supply = placed(segments, segmentAt, terminals, "segment");
  if (supply.lost !== undefined) return refuse("unknown-segment", "segment", supply.lost.id);
  const back = placed(segments, segmentAt, terminals, "back");
  if (back.lost !== undefined) return refuse("unknown-segment", "back", back.lost.id);
  const numbers = { parent, segmentOf: supply.places, backOf: back.places };
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
