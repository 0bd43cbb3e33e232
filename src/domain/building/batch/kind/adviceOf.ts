import { formatNumber, formatPlain } from "#domain/base/formatNumber.ts";
import {
  COLDEST_SUPPLY,
  FASTEST_OUTLET,
  HOTTEST_SUPPLY,
  MOST_TIMES,
  reservationOn,
  SLOWEST_OUTLET,
  type Reservation,
} from "../../selection/reservationOn.ts";
import type { NoMatchReason, PossibleChange, PropertyRange } from "../../selection/multiRoom.ts";
import type { ReasonWords } from "./explainReasons.ts";
import { nearestLacks } from "./nearestLacks.ts";
import { digitsOfChange, roundedChange } from "./roundedChange.ts";

/** Texts by which a kind names single changes. */
export interface KindAdvice<Filter> {
  readonly words: ReasonWords;
  /** Name of a filter, 品牌, by the name in a change: `brand` or a property code. */
  readonly filterNames: Readonly<Record<string, string>>;
  /** The filter with a change applied as it reads; `null` if no field of the filter can hold it. */
  readonly apply: (filter: Filter, change: PossibleChange) => Filter | null;
}

/** One change that would help, with rounded figures: 夏季供水温度, 7 ℃ 降至 6 ℃（取整度）. */
export interface AdvisedChange {
  readonly change: PossibleChange;
  readonly what: string;
  readonly how: string;
  /** Why a designer would hardly make this change; `null` for an ordinary one. */
  readonly reservation: string | null;
}

/** What a designer may do about a room without a match. */
export interface Advice {
  /** The nearest product, and what it lacks. */
  readonly nearest: { readonly model: string; readonly lacks: string } | null;
  readonly changes: readonly AdvisedChange[];
}

/** `null` if the reasons name neither a nearest product nor a change. */
export function adviceOf(
  reasons: readonly NoMatchReason[],
  { words, filterNames }: Pick<KindAdvice<never>, "words" | "filterNames">,
): Advice | null {
  const nearest = reasons.find((reason) => reason.code === "nearest");
  const changes = reasons
    .filter((reason) => reason.code === "change")
    .map((exact) => {
      const change = roundedChange(exact, words.quantityOf);
      const reservation = reservationOn(change);
      return {
        change,
        ...described(change, words, filterNames),
        reservation: reservation && RESERVATIONS[reservation],
      };
    });
  if (nearest === undefined && changes.length === 0) return null;
  return {
    nearest: nearest === undefined ? null : { model: nearest.model, lacks: nearestLacks(nearest, words) },
    changes,
  };
}

const RESERVATIONS: Readonly<Record<Reservation, string>> = {
  "water-too-cold": `冷水机组一般不供低于 ${COLDEST_SUPPLY} ℃ 的水`,
  "water-too-hot": `末端一般不用高于 ${HOTTEST_SUPPLY} ℃ 的热水`,
  "too-fast": `出风口风速一般不高于 ${FASTEST_OUTLET} m/s`,
  "too-slow": `出风口风速一般不低于 ${SLOWEST_OUTLET} m/s`,
  "too-many": `超过现有数量的 ${MOST_TIMES} 倍，先核对房间的数值与单位`,
  given: "由房间决定，先核对房间的数值",
};

const celsius = (value: number) => `${formatPlain(value)} ℃`;
const span = ({ from, to }: PropertyRange, unit: string) => `${formatPlain(from)}–${formatPlain(to)}${unit}`;

function described(
  change: PossibleChange,
  words: ReasonWords,
  filterNames: Readonly<Record<string, string>>,
): { readonly what: string; readonly how: string } {
  switch (change.kind) {
    case "quantity":
      return { what: "数量", how: quantityWords(change, words.counter) };
    case "water":
      return change.season === "summer"
        ? { what: "夏季供水温度", how: `${celsius(change.from)} 降至 ${celsius(change.to)}（取整度）` }
        : { what: "冬季供水温度", how: `${celsius(change.from)} 升至 ${celsius(change.to)}（取整度）` };
    case "range": {
      const { name, unit } = words.quantityOf(change.property);
      return { what: name, how: `${span(change.from, unit)} 放宽至 ${span(change.to, unit)}` };
    }
    case "filter":
      return {
        what: `不限${filterNames[change.filter] ?? change.filter}`,
        how: `有 ${formatNumber(change.admitted, 0)} 个可选`,
      };
    case "requirement": {
      const { name, unit, digits, bound } = words.quantityOf(change.check);
      const figure = (value: number, shown: number) => `${formatNumber(value, shown)}${unit}`;
      const shown = digitsOfChange(change.from, change.to, digits);
      const turns = change.to < change.from ? "降至" : bound === "ceiling" ? "放宽至" : "升至";
      return {
        what: `${name}要求`,
        how: `单${words.counter} ${figure(change.from, shown)} ${turns} ${figure(change.to, shown)}`,
      };
    }
  }
}

function quantityWords({ from, to }: { from: number; to: number }, counter: string): string {
  const units = (count: number) => `${formatNumber(count, 0)} ${counter}`;
  return `${units(from)}${to > from ? "增" : "减"}至 ${units(to)}`;
}
