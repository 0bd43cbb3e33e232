import { toVerify } from "../../base/marked.ts";

/** Rows of B and α in GB 50736-2012 table 8.5.12: the kind of system; two-pipe heating by climate. */
export const TRANSPORT_KINDS = ["cold", "hot4", "hot2_cold", "hot2_hscw", "hot2_hsww"] as const;
export type TransportKind = (typeof TRANSPORT_KINDS)[number];

/**
 * g/3600/0.88 rounded as printed in the standard, with the losses of motor and drive. Power in kW over load in kW,
 * with m³/h and m.
 */
const COEFFICIENT = 0.003096;

interface Slope {
  readonly base: number;
  /** Slope over ΣL, with ΣL in m */
  readonly overLength: number;
}
/** α up to 400 m, up to 1000 m and beyond; continuous at both limits. */
type Alphas = readonly [Slope, Slope, Slope];
const alphas = (
  short: number,
  [base, overLength]: readonly [number, number],
  [far, farOver]: readonly [number, number],
): Alphas => [
  { base: short, overLength: 0 },
  { base, overLength },
  { base: far, overLength: farOver },
];

const TABLE = toVerify(
  {
    alphas: {
      cold: alphas(0.02, [0.016, 1.6], [0.013, 4.6]),
      hot4: alphas(0.014, [0.0125, 0.6], [0.009, 4.1]),
      hot2_cold: alphas(0.009, [0.0072, 0.72], [0.0059, 2.02]),
      hot2_hscw: alphas(0.0024, [0.002, 0.16], [0.0016, 0.56]),
      hot2_hsww: alphas(0.0032, [0.0026, 0.24], [0.0021, 0.74]),
    } satisfies Record<TransportKind, Alphas>,
    /** m */
    lengths: { short: 400, far: 1000 },
    /** A by the flow of the largest pump, m³/h */
    flows: [
      { most: 60, a: 0.004225 },
      { most: 200, a: 0.003858 },
      { most: Number.POSITIVE_INFINITY, a: 0.003749 },
    ],
    /** ΔT of the standard, K, not of the design; four-pipe heating has that of its climate. */
    differences: { cold: 5, hot2_cold: 15, hot2_hscw: 10, hot2_hsww: 5 },
    /** B of one and of two stages, and of each further stage */
    stages: {
      cold: { one: 28, two: 33, further: 5 },
      hot4: { one: 22, two: 27, further: 4 },
      hot2: { one: 21, two: 25, further: 4 },
    },
  },
  "GB 50736-2012 表 8.5.12（A、B、α、ΔT）",
);

/** ΔT of the standard, K; null for four-pipe heating with an unknown climate. */
export const standardDifference = (
  kind: TransportKind,
  climate: "cold" | "hscw" | "hsww" | null = null,
): number | null => {
  const { differences } = TABLE.value;
  if (kind !== "hot4") return differences[kind];
  return climate === null ? null : differences[`hot2_${climate}`];
};

function alphaOf(kind: TransportKind, length: number): number {
  const { short, far } = TABLE.value.lengths;
  const { base, overLength } = TABLE.value.alphas[kind][length <= short ? 0 : length < far ? 1 : 2];
  return base + (overLength === 0 ? 0 : overLength / length);
}

function stageFactor(kind: TransportKind, stages: number): number {
  const { cold, hot4, hot2 } = TABLE.value.stages;
  const { one, two, further } = kind === "cold" ? cold : kind === "hot4" ? hot4 : hot2;
  return stages <= 1 ? one : two + (stages - 2) * further;
}

/** Margin below the limit that assessments of green buildings require */
const GREEN_MARGIN = 0.2;

/** Pumps of one kind that run at the design load */
export interface RunningPumps {
  readonly count: number;
  /** m³/h of each */
  readonly flow: number;
  /** m */
  readonly head: number;
  /** η_b at the duty, 0 … 1; null if the machine's record has none. */
  readonly efficiency: number | null;
}

export interface TransportRatio {
  /** Null (无法判定) if a pump's efficiency is unknown; the limit does not need it. */
  readonly ratio: number | null;
  readonly a: number;
  readonly b: number;
  readonly alpha: number;
  readonly limit: number;
  readonly isMet: boolean | null;
  /** (limit − ratio)/limit */
  readonly margin: number | null;
  /** Whether the margin is at least 20 %, which assessments of green buildings require */
  readonly isGreen: boolean | null;
  /** Shown with A, B and α */
  readonly mark: typeof TABLE.mark;
}

/**
 * EC(H)R = 0.003096·Σ(G·H/η_b)/ΣQ and its limit A·(B + α·ΣL)/ΔT, GB 50736-2012 8.5.12. Without an efficiency only
 * A, B, α and the limit are given; null for figures that are not valid.
 *
 * @param load ΣQ, kW
 * @param length ΣL, supply and return from the plant to the farthest user, m
 * @param difference the standard's ΔT, not the design's: cold 5, hot 15, 10 or 5 by climate
 */
export function transportRatio(
  pumps: readonly RunningPumps[],
  {
    load,
    length,
    difference,
    kind,
    stages,
  }: {
    readonly load: number;
    readonly length: number;
    readonly difference: number;
    readonly kind: TransportKind;
    readonly stages: number;
  },
): TransportRatio | null {
  const powers = pumps.map(({ count, flow, head, efficiency }) =>
    efficiency !== null && efficiency > 0 ? (count * flow * head) / efficiency : Number.NaN,
  );
  const isPossible =
    load > 0 &&
    length >= 0 &&
    difference > 0 &&
    stages >= 1 &&
    pumps.length > 0 &&
    pumps.every(({ count, flow, head }) => count > 0 && flow > 0 && head > 0);
  if (!isPossible) return null;
  const largest = pumps.reduce((most, { flow }) => Math.max(most, flow), 0);
  const { a } = TABLE.value.flows.find(({ most }) => largest <= most)!;
  const [b, alpha] = [stageFactor(kind, stages), alphaOf(kind, length)];
  const limit = (a * (b + alpha * length)) / difference;
  const shown = { a, b, alpha, limit, mark: TABLE.mark };
  const ratio = (COEFFICIENT * powers.reduce((sum, each) => sum + each, 0)) / load;
  if (Number.isNaN(ratio)) return { ...shown, ratio: null, isMet: null, margin: null, isGreen: null };
  const margin = 1 - ratio / limit;
  return { ...shown, ratio, isMet: ratio <= limit, margin, isGreen: margin >= GREEN_MARGIN };
}

/** g over the heat of water in the ER of GB 50189-2005, without the losses of the drive */
const OLD_COEFFICIENT = 0.002342;

/**
 * ER = 0.002342·H/(ΔT·η) of GB 50189-2005, only for comparison in tests. null without an efficiency.
 *
 * @param head m
 * @param difference K
 */
export const olderRatio = (head: number, difference: number, efficiency: number | null): number | null =>
  efficiency !== null && efficiency > 0 ? (OLD_COEFFICIENT * head) / (difference * efficiency) : null;

const PER_HOUR = 3.6e6;

/** ρ·g/3.6e6 over the drive's 0.88: the origin of 0.003096 */
export const transportCoefficient = (density: number, gravity: number, drive: number): number =>
  (density * gravity) / PER_HOUR / drive;
