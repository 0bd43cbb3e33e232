import { toVerify } from "../../base/marked.ts";

/** Columns of the table, by climate zone */
export const CHILLER_CLIMATES = [
  "severeColdAB",
  "severeColdC",
  "mild",
  "cold",
  "hotSummerColdWinter",
  "hotSummerWarmWinter",
] as const;
export type ChillerClimate = (typeof CHILLER_CLIMATES)[number];
export const COMPRESSORS = ["scroll", "screw", "centrifugal"] as const;
export type Compressor = (typeof COMPRESSORS)[number];

type ByClimate = readonly [number, number, number, number, number, number];
interface LimitRow {
  /** Capacity up to which the limit applies, kW */
  readonly most: number;
  readonly cop: ByClimate;
  readonly iplv: ByClimate;
}
const row = (most: number, cop: ByClimate, iplv: ByClimate): LimitRow => ({ most, cop, iplv });
const ANY = Number.POSITIVE_INFINITY;

const SCREW = [
  row(528, [4.6, 4.7, 4.7, 4.7, 4.8, 4.9], [5.35, 5.45, 5.45, 5.45, 5.55, 5.65]),
  row(1163, [5, 5, 5, 5.1, 5.2, 5.3], [5.75, 5.75, 5.75, 5.85, 5.9, 6]),
  row(ANY, [5.2, 5.3, 5.4, 5.5, 5.6, 5.6], [5.85, 5.95, 6.1, 6.2, 6.3, 6.3]),
];
/** Limits at fixed speed. Reciprocating chillers have the limits of scroll chillers. */
const LIMITS = toVerify(
  {
    water: {
      scroll: [row(528, [4.1, 4.1, 4.1, 4.1, 4.2, 4.4], [4.9, 4.9, 4.9, 4.9, 5.05, 5.25])],
      screw: SCREW,
      centrifugal: [
        row(1163, [5, 5, 5.1, 5.2, 5.3, 5.4], [5.15, 5.15, 5.25, 5.35, 5.45, 5.55]),
        row(2110, [5.3, 5.4, 5.4, 5.5, 5.6, 5.7], [5.4, 5.5, 5.55, 5.6, 5.75, 5.85]),
        row(ANY, [5.7, 5.7, 5.7, 5.8, 5.9, 5.9], [5.95, 5.95, 5.95, 6.1, 6.2, 6.2]),
      ],
    },
    air: {
      scroll: [
        row(50, [2.6, 2.6, 2.6, 2.6, 2.7, 2.8], [3.1, 3.1, 3.1, 3.1, 3.2, 3.2]),
        row(ANY, [2.8, 2.8, 2.8, 2.8, 2.9, 2.9], [3.35, 3.35, 3.35, 3.35, 3.4, 3.45]),
      ],
      screw: [
        row(50, [2.7, 2.7, 2.7, 2.8, 2.9, 2.9], [2.9, 2.9, 2.9, 3, 3.1, 3.1]),
        row(ANY, [2.9, 2.9, 2.9, 3, 3, 3], [3.1, 3.1, 3.1, 3.2, 3.2, 3.2]),
      ],
      centrifugal: [],
    },
  } satisfies Record<"water" | "air", Record<Compressor, readonly LimitRow[]>>,
  "GB 50189-2015 4.2.10、4.2.11（定频）；GB 55015-2021 现行，须比对",
);

export interface RatedChiller {
  readonly compressor: Compressor;
  readonly cooling: "water" | "air";
  /** kW */
  readonly capacity: number;
}

export interface ChillerLimit {
  readonly cop: number;
  readonly iplv: number;
  /** The table is not yet compared with the standard: it is shown with this mark and never used as a filter. */
  readonly mark: typeof LIMITS.mark;
  readonly source: string;
}

/** Least COP and IPLV of a chiller; null if the table has no row for it. */
export function chillerLimit(
  { compressor, cooling, capacity }: RatedChiller,
  climate: ChillerClimate,
): ChillerLimit | null {
  const column = CHILLER_CLIMATES.indexOf(climate);
  const rows: readonly LimitRow[] = LIMITS.value[cooling][compressor];
  const found = rows.find(({ most }) => capacity <= most);
  if (found === undefined || !(capacity > 0)) return null;
  return { cop: found.cop[column]!, iplv: found.iplv[column]!, mark: LIMITS.mark, source: LIMITS.source };
}
