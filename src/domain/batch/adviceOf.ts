import { formatNumber, formatPlain } from "#domain/formatNumber.ts";
import type { NearestProduct, NoMatchReason, PossibleChange, PropertyRange } from "../selection/multiRoom.ts";
import { digitsThatTell, lackOf, type ReasonWords } from "./explainReasons.ts";

/** What a kind adds to the naming of single changes. */
export interface KindAdvice<Filter> {
  readonly words: ReasonWords;
  /** 品牌: a filter by the name that a change carries, `brand` or the code of its property. */
  readonly filterNames: Readonly<Record<string, string>>;
  /** The filter with a change made; `null` for a change that is none of the filter's, or not one room's to make. */
  readonly apply: (filter: Filter, change: PossibleChange) => Filter | null;
}

/** One change that would do: 夏季供水温度, 7 ℃ 降至 6.4 ℃. */
export interface AdvisedChange {
  readonly change: PossibleChange;
  readonly what: string;
  readonly how: string;
}

/** What a designer may do about a room without a match. */
export interface Advice {
  /** The product that comes nearest, and what it lacks. */
  readonly nearest: { readonly model: string; readonly lacks: string } | null;
  readonly changes: readonly AdvisedChange[];
}

/** `null` where the reasons name neither a nearest product nor a change. */
export function adviceOf(
  reasons: readonly NoMatchReason[],
  { words, filterNames }: Pick<KindAdvice<never>, "words" | "filterNames">,
): Advice | null {
  const nearest = reasons.find((reason) => reason.code === "nearest");
  const changes = reasons
    .filter((reason) => reason.code === "change")
    .map((change) => ({ change, ...described(change, words, filterNames) }));
  if (nearest === undefined && changes.length === 0) return null;
  return {
    nearest: nearest === undefined ? null : { model: nearest.model, lacks: lacksOf(nearest, words) },
    changes,
  };
}

const lacksOf = ({ lacks }: NearestProduct, words: ReasonWords) =>
  lacks
    .map(({ check, required, best }) =>
      best === null ? words.unknown(check, "") : lackOf({ check, required, best }, words),
    )
    .join("；");

const celsius = (value: number) => `${formatPlain(value)} ℃`;
const units = (count: number) => `${formatNumber(count, 0)} 台`;
const pascals = ({ from, to }: PropertyRange) => `${formatPlain(from)}–${formatPlain(to)}`;

function described(
  change: PossibleChange,
  words: ReasonWords,
  filterNames: Readonly<Record<string, string>>,
): { readonly what: string; readonly how: string } {
  switch (change.kind) {
    case "quantity":
      return { what: "数量", how: `${units(change.from)}增至 ${units(change.to)}` };
    case "water":
      return change.season === "summer"
        ? { what: "夏季供水温度", how: `${celsius(change.from)} 降至 ${celsius(change.to)}` }
        : { what: "冬季供水温度", how: `${celsius(change.from)} 升至 ${celsius(change.to)}` };
    case "range":
      return {
        what: filterNames[change.property] ?? change.property,
        how: `${pascals(change.from)} Pa 放宽至 ${pascals(change.to)} Pa`,
      };
    case "filter":
      return {
        what: `不限${filterNames[change.filter] ?? change.filter}`,
        how: `有 ${formatNumber(change.admitted, 0)} 个可选`,
      };
    case "requirement": {
      const { name, unit, digits, isCeiling } = words.quantityOf(change.check);
      const shown = digitsThatTell(change.from, change.to, digits);
      // Rounded so that the figure as it reads would do.
      const to = roundedTo(change.to, shown, isCeiling ? Math.ceil : Math.floor);
      return {
        what: `${name}要求`,
        how: `单台 ${formatNumber(change.from, shown)}${unit} ${isCeiling ? "放宽" : "降"}至 ${formatNumber(to, shown)}${unit}`,
      };
    }
  }
}

/** 4.1 times 100 is not 410 to the last digit. */
const ROUNDING = 1e-9;

function roundedTo(value: number, digits: number, round: (value: number) => number): number {
  const scaled = value * 10 ** digits;
  const nearest = Math.round(scaled);
  return (Math.abs(scaled - nearest) < ROUNDING * scaled ? nearest : round(scaled)) / 10 ** digits;
}
