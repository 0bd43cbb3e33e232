import { formatNumber } from "../../../base/formatNumber.ts";
import { NO_SIZE } from "../../../physics/pipe/Sizes.ts";
import type { NetworkRun } from "../../network/NetworkRun.ts";
import { PUMP_STATE_WORDS, type PumpState } from "./judgePump.ts";
import type { WaterSystem } from "./runWaterSystem.ts";
import { waterDutyCard, type DutyCard } from "./waterDutyCard.ts";
import type { WaterTerminal } from "./waterTerminals.ts";
import type { WaterKind } from "./WaterSettings.ts";

/** A system with its duty. */
export interface Dutied {
  readonly system: WaterSystem;
  readonly card: DutyCard | null;
}

const signed = (value: number, digits: number): string =>
  `${value < 0 ? "−" : "+"}${formatNumber(Math.abs(value), digits)}`;

const nameOf = ({ code, room }: WaterTerminal) => code || room.name;

/** R-0312 +0.9 kW; of several rooms their number and the sum. */
function roomWords(before: WaterSystem, after: WaterSystem): string | null {
  if (before.terminals === after.terminals) return null;
  const were = new Map(before.terminals.map((each) => [each.room.roomId, each]));
  const others = after.terminals.filter((each) => {
    const was = were.get(each.room.roomId);
    were.delete(each.room.roomId);
    return was === undefined || was.load !== each.load || was.flow !== each.flow;
  });
  const gone = were.size;
  if (others.length + gone === 0) return null;
  const sum = (of: WaterSystem) => of.terminals.reduce((all, { load }) => all + load, 0);
  const difference = `${signed(sum(after) - sum(before), 1)} kW`;
  const [first] = others.length > 0 ? others : before.terminals.filter(({ room }) => were.has(room.roomId));
  return others.length + gone === 1
    ? `${nameOf(first!)} ${difference}`
    : `${others.length + gone} 间 ${difference}`;
}

const sizeOf = ({ network, columns }: NetworkRun, at: number): string =>
  columns.size[at] === NO_SIZE ? "超出系列" : network.rules.sizes.names[columns.size[at]!]!;

/** R1.2 由 DN65 增至 DN80; of several pipes their number. */
function sizeWords(before: WaterSystem, after: WaterSystem): string {
  const [one, other] = [before.run, after.run];
  if (one === null || other === null || one === other) return "管径不变";
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
  if (count === 0) return "管径不变";
  return count === 1
    ? `${after.tree!.segments[first]!.name} 由 ${was} 改为 ${sizeOf(other, first)}`
    : `${count} 段管径改变`;
}

const PUMP_NAMES: Readonly<Record<WaterKind, string>> = { cold: "冷水泵", hot: "热水泵" };

const headOf = (card: DutyCard | null): string => (card === null ? "无工况" : formatNumber(card.head, 1));

const winterCard = ({ system: { changeover } }: Dutied): DutyCard | null =>
  changeover === null ? null : waterDutyCard(changeover.winter);

/** 18.7 → 19.0 m */
function headWords(before: DutyCard | null, after: DutyCard | null): string {
  const [was, now] = [headOf(before), headOf(after)];
  return was === now ? `${now}${after === null ? "" : " m"}，扬程不变` : `${was} → ${now} m`;
}

/** 冷水泵 18.7 → 19.0 m; in two pipes both seasons. */
function pumpWords(before: Dutied, after: Dutied): string {
  const own = headWords(before.card, after.card);
  if (after.system.changeover === null) return `${PUMP_NAMES[after.system.kind]} ${own}`;
  return `冷热水泵 夏季 ${own}，冬季 ${headWords(winterCard(before), winterCard(after))}`;
}

/** Whether pipes and duty are the same. */
export const isSameResult = (one: Dutied, other: Dutied): boolean =>
  one.system.run === other.system.run &&
  one.system.changeover?.winter.run === other.system.changeover?.winter.run &&
  winterCard(one)?.head === winterCard(other)?.head &&
  one.card?.flow === other.card?.flow &&
  one.card?.head === other.card?.head;

/**
 * What came of a change, in one line: R-0312 +0.9 kW → 2 段管径改变 → 冷水泵 24.1 → 23.8 m → 仍满足. Null where nothing that a
 * person would see is another.
 *
 * @param state the verdict on the kept pump; null without one
 */
export function consequence(before: Dutied, after: Dutied, state: PumpState | null): string | null {
  if (isSameResult(before, after)) return null;
  const rooms = roomWords(before.system, after.system) ?? "系统条件改变";
  return [
    rooms,
    sizeWords(before.system, after.system),
    pumpWords(before, after),
    ...(state === null ? [] : [PUMP_STATE_WORDS[state]]),
  ].join(" → ");
}
