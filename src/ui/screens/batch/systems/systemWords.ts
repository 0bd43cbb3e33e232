import { formatNumber } from "#domain/base/formatNumber.ts";
import type { WaterKind } from "#domain/building/systems/water/WaterSettings.ts";

export const SYSTEM_NAMES: Readonly<Record<WaterKind, string>> = { cold: "冷水系统", hot: "热水系统" };

const KILO = 1000;
export const kilopascals = (pascals: number | null, digits = 1): string =>
  formatNumber(pascals === null ? null : pascals / KILO, digits);
