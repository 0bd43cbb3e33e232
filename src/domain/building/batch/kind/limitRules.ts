import type { FigureColumn } from "./BatchKind.ts";
import {
  filterOfNow,
  LOUDEST,
  MOST_MARGIN,
  type FigureMarginLimit,
  type LimitFilter,
} from "./LimitFilter.ts";

const MOST = { noiseLimit: LOUDEST, marginLimit: MOST_MARGIN } as const;
export type LimitName = keyof typeof MOST;

export const LIMIT_WORDS: Readonly<Record<LimitName, { readonly label: string; readonly unit: string }>> = {
  noiseLimit: { label: "噪声上限", unit: "dB(A)" },
  marginLimit: { label: "允许余量", unit: "%" },
};

/** Why a text cannot be a limit, or `null`; an empty one is no limit. `clears` empties the field. */
export function limitWarning(name: LimitName, text: string): { message: string; clears: boolean } | null {
  const value = Number(text);
  if (text.trim() === "" || (value >= 0 && value <= MOST[name])) return null;
  const { label, unit } = LIMIT_WORDS[name];
  return { message: `${label}应在 0 到 ${MOST[name]} ${unit} 之间，不填则不限`, clears: true };
}

/** What a kept filter says of its limits, in the words of now. @param columns of the kind's figures */
export function keptLimits(kept: object, columns: readonly FigureColumn[]): LimitFilter {
  const fields = new Map<string, unknown>(Object.entries(filterOfNow(kept, columns)));
  const number = (name: LimitName) => {
    const value = fields.get(name);
    return typeof value === "number" && limitWarning(name, String(value)) === null ? { [name]: value } : {};
  };
  const listed = fields.get("figureMarginLimits");
  const limits = Array.isArray(listed) ? columns.flatMap(({ key }) => limitOf(key, listed)) : [];
  return {
    ...number("noiseLimit"),
    ...number("marginLimit"),
    ...(limits.length > 0 && { figureMarginLimits: limits }),
  };
}

function limitOf(key: string, listed: readonly unknown[]): FigureMarginLimit[] {
  for (const limit of listed) {
    if (typeof limit !== "object" || limit === null || !("figure" in limit) || !("most" in limit)) continue;
    const { figure, most } = limit;
    if (figure === key && typeof most === "number" && most >= 0 && most <= MOST_MARGIN)
      return [{ figure: key, most }];
  }
  return [];
}
