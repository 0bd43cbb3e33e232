import { formatNumber } from "../../../base/formatNumber.ts";
import { roomWords, sizeWords } from "../changeWords.ts";
import { STATE_WORDS, type MachineState } from "../judgeMachine.ts";
import type { WaterSystem } from "./runWaterSystem.ts";
import { waterDutyCard, type DutyCard } from "./waterDutyCard.ts";
import type { WaterTerminal } from "./waterTerminals.ts";
import type { WaterKind } from "./WaterSettings.ts";

/** A system with its duty. */
export interface Dutied {
  readonly system: WaterSystem;
  readonly card: DutyCard | null;
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
export function consequence(before: Dutied, after: Dutied, state: MachineState | null): string | null {
  // Of a system without units nobody has seen a figure: what stands first is the proposal, no change.
  if (before.system.terminals.length === 0 || isSameResult(before, after)) return null;
  const loads = { of: ({ load }: WaterTerminal) => load, unit: "kW" };
  const rooms = roomWords(before.system.terminals, after.system.terminals, loads) ?? "系统条件改变";
  return [
    rooms,
    sizeWords(before.system, after.system, "管径"),
    pumpWords(before, after),
    ...(state === null ? [] : [STATE_WORDS[state]]),
  ].join(" → ");
}
