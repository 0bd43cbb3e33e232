import { formatNumber } from "../../base/formatNumber.ts";
import { NO_SIZE } from "../../physics/pipe/Sizes.ts";
import type { NetworkRun } from "../network/NetworkRun.ts";
import type { EstimatedTree } from "./EstimatedTree.ts";
import { STATE_WORDS, type MachineState } from "./judgeMachine.ts";

const signed = (value: number, digits: number): string =>
  `${value < 0 ? "−" : "+"}${formatNumber(Math.abs(value), digits)}`;

interface ChangedTerminal {
  readonly code: string;
  readonly flow: number;
  readonly room: { readonly roomId: string; readonly name: string };
}
const nameOf = ({ code, room }: ChangedTerminal) => code || room.name;

/** R-0312 +0.9 kW; for several rooms their number and the sum. Null if no terminal changed. */
export function roomWords<Terminal extends ChangedTerminal>(
  before: readonly Terminal[],
  after: readonly Terminal[],
  figure: { readonly of: (terminal: Terminal) => number; readonly unit: string },
): string | null {
  if (before === after) return null;
  const were = new Map(before.map((each) => [each.room.roomId, each]));
  const others = after.filter((each) => {
    const was = were.get(each.room.roomId);
    were.delete(each.room.roomId);
    return was === undefined || figure.of(was) !== figure.of(each) || was.flow !== each.flow;
  });
  const gone = were.size;
  if (others.length + gone === 0) return null;
  const sum = (of: readonly Terminal[]) => of.reduce((all, each) => all + figure.of(each), 0);
  const difference = `${signed(sum(after) - sum(before), 1)} ${figure.unit}`;
  const [first] = others.length > 0 ? others : before.filter(({ room }) => were.has(room.roomId));
  return others.length + gone === 1
    ? `${nameOf(first!)} ${difference}`
    : `${others.length + gone} 间 ${difference}`;
}

const sizeOf = ({ network, columns }: NetworkRun, at: number): string =>
  columns.size[at] === NO_SIZE ? "超出系列" : network.rules.sizes.names[columns.size[at]!]!;

interface Sized {
  readonly run: NetworkRun | null;
  readonly tree: EstimatedTree | null;
}

/**
 * R1.2 由 DN65 增至 DN80; for several segments their number.
 *
 * @param noun 管径
 */
export function sizeWords(before: Sized, after: Sized, noun: string): string {
  const [one, other] = [before.run, after.run];
  const same = `${noun}不变`;
  if (one === null || other === null || one === other) return same;
  let count = 0;
  let first = -1;
  let was = "";
  const isSameTree = one.layout === other.layout;
  for (let at = 0; at < other.columns.size.length; at++) {
    const from = isSameTree ? at : one.layout.segmentAt.get(other.network.segments[at]!.id);
    if (from === undefined || sizeOf(one, from) === sizeOf(other, at)) continue;
    if (count++ > 0) continue;
    first = at;
    was = sizeOf(one, from);
  }
  if (count === 0) return same;
  return count === 1
    ? `${after.tree!.segments[first]!.name} 由 ${was} 改为 ${sizeOf(other, first)}`
    : `${count} 段${noun}改变`;
}

/**
 * The verdict on a kept machine after a change: 仍满足, 不再满足.
 *
 * @param was the verdict before; undefined where unknown
 */
export function verdictWords(was: MachineState | undefined, now: MachineState): string {
  if (now === "meets") return was === "fails" || was === "oversized" ? "重新满足" : STATE_WORDS.meets;
  if (was !== now) return STATE_WORDS[now];
  return now === "fails" ? "仍不满足" : `仍${STATE_WORDS[now]}`;
}
