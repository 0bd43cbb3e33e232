import type { SuppliedSum, TableSums } from "#domain/building/batch/groups/TableSums.ts";
import type { TableGroupKey } from "#domain/building/batch/state/batchState.ts";
import { formatNumber, MISSING } from "#domain/base/formatNumber.ts";

const NAMELESS: Readonly<Record<TableGroupKey, string>> = {
  floor: "未注明楼层",
  zone: "未注明分区",
  soundVerdict: "没有末端",
};

/** The name of a storey, zone or verdict, also for rooms that have none. */
export const placeText = (by: TableGroupKey, name: string): string => {
  if (name === "") return NAMELESS[by];
  return by === "soundVerdict" ? `噪声${name}` : name;
};

/** Numbers of rooms whose units are too loud, and of rooms where this is not known; empty if there are none. */
export function loudTexts(loud: TableSums["loud"]): readonly string[] {
  const texts = [
    { rooms: loud?.over ?? 0, word: "噪声不满足" },
    { rooms: loud?.unknown ?? 0, word: "噪声无法判定" },
  ];
  return texts
    .filter(({ rooms }) => rooms > 0)
    .map(({ rooms, word }) => `${word} ${formatNumber(rooms, 0)} 间`);
}

/** Such as 12.34 kW, with the number of units that do not state it. */
export function suppliedText({ value, unit, digits, missing }: SuppliedSum, counter: string): string {
  if (value === null) return MISSING;
  const without = missing > 0 ? `（${formatNumber(missing, 0)} ${counter}未注明）` : "";
  return `${formatNumber(value, digits)} ${unit}${without}`;
}
