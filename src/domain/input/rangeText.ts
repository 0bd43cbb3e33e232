import { formatPlain } from "../formatNumber.ts";
import type { RangeBounds } from "./rangeBounds.ts";

/** A range in force as a person reads it, with its unit: 10 – 20 kW, ≥ 10 kW. Empty where both ends are open. */
export function rangeText({ from, to }: RangeBounds, unit: string): string {
  const behind = unit === "" ? "" : ` ${unit}`;
  if (from === null) return to === null ? "" : `≤ ${formatPlain(to)}${behind}`;
  if (to === null) return `≥ ${formatPlain(from)}${behind}`;
  return from === to ? `${formatPlain(from)}${behind}` : `${formatPlain(from)} – ${formatPlain(to)}${behind}`;
}
