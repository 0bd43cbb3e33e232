import { LOUDEST, MOST_MARGIN } from "./LimitFilter.ts";

const MOST = { noiseLimit: LOUDEST, marginLimit: MOST_MARGIN } as const;
export type LimitName = keyof typeof MOST;

export const LIMIT_WORDS: Readonly<Record<LimitName, { readonly label: string; readonly unit: string }>> = {
  noiseLimit: { label: "噪声上限", unit: "dB(A)" },
  marginLimit: { label: "允许余量", unit: "%" },
};

/** Why a text cannot be a limit, or `null`; an empty text is no limit. `clears` empties the field. */
export function limitWarning(name: LimitName, text: string): { message: string; clears: boolean } | null {
  const value = Number(text);
  if (text.trim() === "" || (value >= 0 && value <= MOST[name])) return null;
  const { label, unit } = LIMIT_WORDS[name];
  return { message: `${label}应在 0 到 ${MOST[name]} ${unit} 之间，不填则不限`, clears: true };
}
