import { LOUDEST, MOST_MARGIN } from "./LimitFilter.ts";
import type { NumberEntry } from "./FilterFields.ts";
import type { EntryWarning } from "./numberWarning.ts";

export type LimitName = "noiseLimit" | "marginLimit";

export const LIMIT_ENTRIES: Readonly<Record<LimitName, NumberEntry>> = {
  noiseLimit: { label: "噪声上限", unit: "dB(A)", most: LOUDEST },
  marginLimit: { label: "允许余量", unit: "%", most: MOST_MARGIN },
};

/** Why a text cannot be a limit, or `null`; an empty text is no limit. `clears` empties the field. */
export function limitWarning(name: LimitName, text: string): EntryWarning | null {
  const value = Number(text);
  const { label, unit, most } = LIMIT_ENTRIES[name];
  if (text.trim() === "" || (value >= 0 && value <= most)) return null;
  return { message: `${label}应在 0 到 ${most} ${unit} 之间，不填则不限`, clears: true };
}
