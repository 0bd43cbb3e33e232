import { estimated, toVerify } from "../../base/marked.ts";

/** Greatest ratio of installed capacity to block load */
export const INSTALLED_MOST = toVerify(1.1, "GB 50736 8.2.2 装机不大于 1.1 倍");
/** Least output as a share of capacity, for chillers that state none */
export const LEAST_SHARE = estimated(0.2, "未注明最低负荷的冷水机组按 20 % 估算");

/** The load of a chiller plant, kW */
export interface PlantLoad {
  readonly block: number;
  /** Shaft power of the chilled water pumps, which all becomes heat in the water */
  readonly shaft?: number;
  /** Typed: outdoor air units, pipes */
  readonly additions?: readonly number[];
}

/** Block load + shaft power + typed additions, without a hidden margin */
export const plantLoad = ({ block, shaft = 0, additions = [] }: PlantLoad): number =>
  additions.reduce((sum, each) => sum + each, block + shaft);

export interface SourceVerdict {
  /** Installed capacity over the plant's load */
  readonly ratio: number;
  /** `plant-short` */
  readonly isShort: boolean;
  /** `plant-large` */
  readonly isLarge: boolean;
  /** Share of the load that remains with the largest machine out */
  readonly withoutLargest: number;
  /** Least output of the smallest machine, kW */
  readonly turndown: number;
  /** Whether that output is at most the building's least load; otherwise the fault is `turndown`. */
  readonly meetsTurndown: boolean;
}

/**
 * Judges the capacities of a plant's chillers for its load.
 *
 * @param capacities kW
 * @param load kW (`plantLoad`)
 * @param least the building's least load, kW
 */
export function judgeChillers(
  capacities: readonly number[],
  load: number,
  least: number,
  share: number = LEAST_SHARE.value,
): SourceVerdict {
  const installed = capacities.reduce((sum, each) => sum + each, 0);
  const [smallest, largest] = capacities.reduce(
    ([low, high], each) => [Math.min(low, each), Math.max(high, each)],
    [Number.POSITIVE_INFINITY, 0],
  );
  const turndown = share * smallest;
  const ratio = installed / load;
  return {
    ratio,
    isShort: installed < load,
    isLarge: ratio > INSTALLED_MOST.value,
    withoutLargest: (installed - largest) / load,
    turndown,
    meetsTurndown: turndown <= least,
  };
}

/** Weights at 100, 75, 50 and 25 % load. Values by different standards must not be compared. */
const WEIGHTS = {
  ahri: { value: [0.01, 0.42, 0.45, 0.12], source: "AHRI 550/590" },
  gb: toVerify([0.012, 0.328, 0.397, 0.263], "GB 50189-2015 IPLV"),
} as const;
export type PartLoadStandard = keyof typeof WEIGHTS;
export const PART_LOAD_STANDARDS = ["ahri", "gb"] as const satisfies readonly PartLoadStandard[];

/** IPLV of the COPs at 100, 75, 50 and 25 % load. It ranks chillers by one standard and is not a year's energy. */
export const partLoadValue = (
  [full, three, half, quarter]: readonly [number, number, number, number],
  standard: PartLoadStandard,
): number => {
  const [a, b, c, d] = WEIGHTS[standard].value as readonly [number, number, number, number];
  return a * full + b * three + c * half + d * quarter;
};

/** Least share of the load with the largest boiler out, by climate */
export const BOILER_SHARES = toVerify({ cold: 0.65, severeCold: 0.7 }, "GB 50736 8.11.8");

export interface BoilerVerdict {
  readonly ratio: number;
  readonly isShort: boolean;
  readonly withoutLargest: number;
  readonly meetsOutage: boolean;
  readonly hasTwo: boolean;
}

/** Σ rated ≥ load, at least two boilers, and the least share with the largest one out */
export function judgeBoilers(
  rated: readonly number[],
  load: number,
  climate: keyof typeof BOILER_SHARES.value,
): BoilerVerdict {
  const installed = rated.reduce((sum, each) => sum + each, 0);
  const withoutLargest = (installed - rated.reduce((most, each) => Math.max(most, each), 0)) / load;
  return {
    ratio: installed / load,
    isShort: installed < load,
    withoutLargest,
    meetsOutage: withoutLargest >= BOILER_SHARES.value[climate],
    hasTwo: rated.length >= 2,
  };
}
