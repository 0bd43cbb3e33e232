import {
  allowsLength,
  multiSplitState,
  seriesFaults,
  USUAL_COMBINATION,
  type LimitFault,
  type RatioLimits,
} from "../multiSplit.ts";
import { correctionsOfTables, gridFactor, lineFactor, type SeriesCorrections } from "../seriesCorrections.ts";
import type { OutdoorUnit } from "./OutdoorUnit.ts";
import type { SplitDemand, SplitTerminal } from "./splitDemand.ts";
import type { SplitPipes } from "./splitPipes.ts";
import type { SplitConditions } from "./SplitSettings.ts";

export const MODES = ["cooling", "heating"] as const;
export type SplitMode = (typeof MODES)[number];

export const CORRECTIONS = ["combination", "pipe", "temperature", "defrost"] as const;
export type Correction = (typeof CORRECTIONS)[number];
export const CORRECTION_WORDS: Readonly<Record<Correction, string>> = {
  combination: "组合比",
  pipe: "配管",
  temperature: "温度",
  defrost: "除霜",
};

/** A room whose units give less than its load, kW */
export interface ShortRoom {
  readonly terminal: SplitTerminal;
  readonly given: number;
  readonly needed: number;
}

/** Capacity of an outdoor unit for cooling or heating */
export interface ModeFit {
  readonly mode: SplitMode;
  /** kW; null if the maker states none. */
  readonly rated: number | null;
  readonly factors: Readonly<Record<Correction, number | null>>;
  /** Corrections that are neither stated nor typed: 1 is used. */
  readonly uncorrected: readonly Correction[];
  /** Corrections whose table does not cover this state: there is no value. */
  readonly outside: readonly Correction[];
  /** Corrected, kW; null without a value. */
  readonly available: number | null;
  /** Capacity of each room's units, kW, in the order of `terminals` */
  readonly given: readonly number[] | null;
  readonly block: number;
  readonly short: readonly ShortRoom[];
  /** null: 无法判定 */
  readonly isMet: boolean | null;
}

/** How an outdoor unit fits a system */
export interface OutdoorFit {
  readonly outdoor: OutdoorUnit;
  /** Σ rated indoor over rated outdoor; null if a unit states no capacity. */
  readonly ratio: number | null;
  readonly allowed: RatioLimits;
  readonly cooling: ModeFit;
  /** null if heating is not required. */
  readonly heating: ModeFit | null;
  /** Exceeded limits of the series */
  readonly faults: readonly LimitFault[];
  /** null (无法判定) for long pipes without a proved COP */
  readonly isLengthAllowed: boolean | null;
  /** null: 无法判定 */
  readonly isMet: boolean | null;
}

/** Tolerance for rounding */
const SAME = 1e-9;

/** Typed, else from the table of the series; 1 without either. */
interface Factor {
  readonly value: number | null;
  readonly isStated: boolean;
}
const factorOf = (typed: number | null, table: (() => number | null) | null): Factor =>
  typed !== null
    ? { value: typed, isStated: true }
    : table === null
      ? { value: 1, isStated: false }
      : { value: table(), isStated: true };

function factorsOf(
  mode: SplitMode,
  { tables }: OutdoorUnit,
  {
    equivalent,
    height,
    ratio,
  }: { readonly equivalent: number; readonly height: number; readonly ratio: number },
  typed: SplitConditions,
) {
  const isCooling = mode === "cooling";
  const pipe = isCooling ? tables.coolingPipe : tables.heatingPipe;
  const state = isCooling ? tables.coolingTemperature : tables.heatingTemperature;
  const [outside, inside] = isCooling
    ? [typed.summerOutdoor, typed.summerIndoor]
    : [typed.winterOutdoor, typed.winterIndoor];
  const byTables: SeriesCorrections = correctionsOfTables({
    ...(tables.combination === null ? {} : { combination: tables.combination }),
    ...(pipe === null ? {} : { length: pipe }),
    heightPerMetre: tables.heightPerMetre ?? 0,
  });
  const combination = factorOf(
    typed.combinationFactor,
    tables.combination && (() => byTables.combination(ratio)),
  );
  const ownPipe = isCooling ? typed.coolingPipe : typed.heatingPipe;
  const piping = factorOf(
    ownPipe,
    pipe &&
      (() => {
        const found = byTables.length(equivalent, ratio);
        return found === null ? null : found + byTables.heightPerMetre * height;
      }),
  );
  const temperature = factorOf(
    isCooling ? typed.coolingTemperature : typed.heatingTemperature,
    state && (() => gridFactor(state, outside, inside)),
  );
  const { defrost: table } = tables;
  const defrost = isCooling
    ? { value: 1, isStated: true }
    : factorOf(typed.defrost, table && (() => lineFactor(table, outside)));
  return { combination, pipe: piping, temperature, defrost };
}

function modeFit(
  mode: SplitMode,
  outdoor: OutdoorUnit,
  demand: SplitDemand,
  at: {
    readonly equivalent: number;
    readonly height: number;
    readonly ratio: number;
    readonly allowed: RatioLimits;
  },
  typed: SplitConditions,
): ModeFit {
  const isCooling = mode === "cooling";
  const rated = isCooling ? outdoor.cooling : outdoor.heating;
  const block = isCooling ? demand.block : demand.heatBlock!;
  const found = factorsOf(mode, outdoor, at, typed);
  const factors = {
    combination: found.combination.value,
    pipe: found.pipe.value,
    temperature: found.temperature.value,
    defrost: found.defrost.value,
  };
  const indoor = demand.terminals.map((each) => (isCooling ? each.cooling : each.heating));
  const isKnown =
    rated !== null && !indoor.includes(null) && Object.values(factors).every((each) => each !== null);
  const state = isKnown
    ? multiSplitState(indoor as readonly number[], rated, {
        // The same ratio applies in both seasons; its limits are checked with the others.
        limits: { least: 0, most: Number.POSITIVE_INFINITY },
        corrections: {
          combination: () => factors.combination,
          length: () => factors.pipe,
          heightPerMetre: 0,
        },
        equivalent: at.equivalent,
        height: 0,
        temperatureFactor: factors.temperature! * factors.defrost!,
        indoorFactor: typed.indoorFactor ?? 1,
      })
    : null;
  const available = state?.available ?? null;
  const given = state?.indoor ?? null;
  const short =
    given === null
      ? []
      : demand.terminals.flatMap((terminal, index): readonly ShortRoom[] => {
          const needed = isCooling ? terminal.coolingLoad : terminal.heatLoad;
          const own = given[index]!;
          return needed === null || own >= needed * (1 - SAME) ? [] : [{ terminal, given: own, needed }];
        });
  return {
    ...{ mode, rated, factors, available, given, block, short },
    uncorrected: CORRECTIONS.filter((each) => !found[each].isStated),
    outside: CORRECTIONS.filter((each) => found[each].value === null),
    isMet: available === null ? null : available >= block * (1 - SAME) && short.length === 0,
  };
}

/** False if any part is false, else null if any is null, else true. */
const allMet = (parts: readonly (boolean | null)[]): boolean | null =>
  parts.includes(false) ? false : parts.includes(null) ? null : true;

/**
 * Checks how an outdoor unit fits a system: combination ratio, corrections, limits of the series, block loads and
 * every room, for cooling and heating (ENGINEERING-3 C).
 *
 * @param pipes null where unknown: limits of lengths are not checked then, and tables over the length have no
 * value
 */
export function outdoorFit(
  outdoor: OutdoorUnit,
  demand: SplitDemand,
  pipes: SplitPipes | null,
  typed: SplitConditions,
): OutdoorFit {
  const ratio = demand.rated === null ? null : demand.rated / outdoor.cooling;
  const allowed = outdoor.limits.combination ?? USUAL_COMBINATION.value;
  const at = {
    equivalent: pipes?.farthestEquivalent ?? Number.NaN,
    height: pipes === null ? 0 : Math.max(pipes.above, pipes.below),
    ratio: ratio ?? Number.NaN,
    allowed,
  };
  const cooling = modeFit("cooling", outdoor, demand, at, typed);
  const heating = demand.heatBlock === null ? null : modeFit("heating", outdoor, demand, at, typed);
  const figures = {
    total: pipes?.total ?? 0,
    farthestActual: pipes?.farthestActual ?? 0,
    farthestEquivalent: pipes?.farthestEquivalent ?? 0,
    afterFirstBranch: pipes?.afterFirstBranch ?? 0,
    heightBetween: pipes?.heightBetween ?? 0,
    units: demand.units,
    combination: ratio ?? allowed.least,
  };
  const below = seriesFaults(outdoor.limits, {
    ...figures,
    isOutdoorAbove: false,
    heightOut: pipes?.below ?? 0,
  }).filter(({ limit }) => limit === "heightBelow");
  const faults = [
    ...seriesFaults(outdoor.limits, { ...figures, isOutdoorAbove: true, heightOut: pipes?.above ?? 0 }),
    ...below,
  ];
  const isLengthAllowed = pipes === null ? true : allowsLength(pipes.farthestEquivalent, null);
  return {
    ...{ outdoor, ratio, allowed, cooling, heating, faults, isLengthAllowed },
    // A long pipe only gives a remark, because no series states its COP at a length.
    isMet: allMet([
      faults.length === 0,
      ratio === null || pipes === null ? null : true,
      cooling.isMet,
      heating === null ? true : heating.rated === null ? false : heating.isMet,
    ]),
  };
}
