import { PROPERTY } from "../../../catalogue/properties.ts";
import { formatNumber, formatPlain } from "#domain/base/formatNumber.ts";
import { greatest } from "../../../base/lists.ts";
import type { NoMatchCause, NoMatchReason } from "../../selection/multiRoom.ts";

/** A checked quantity in the words of a sentence. */
export interface SpokenQuantity {
  /** As in 单台需全冷 15.60 kW. */
  readonly name: string;
  /** Includes the space before it; empty for a plain number. */
  readonly unit: string;
  readonly digits: number;
  /** The kind of requirement: a minimum, a maximum, or the missed end of a range. */
  readonly bound: "floor" | "ceiling" | "range";
}

/** The words in which a kind of equipment explains its results. */
export interface ReasonWords {
  /** The counter for units: 台, as in 单台需. */
  readonly counter: string;
  /** What to do if no requirement is stated. */
  readonly noRequirement: string;
  /** Text if no product passes the filters. */
  readonly noCandidates: string;
  readonly quantityOf: (check: string) => SpokenQuantity;
  /** `subject`: the product that lacks the figure; empty if it was just named. */
  readonly unknown: (check: string, subject: string) => string;
}

/** Different figures must read differently; decimals are added up to this number. */
const MAX_DIGITS = 6;

/** The number of decimals at which the two figures read differently, at least `digits`. */
export function distinguishingDigits(required: number, best: number, digits: number): number {
  let shown = digits;
  while (shown < MAX_DIGITS && formatNumber(required, shown) === formatNumber(best, shown)) shown++;
  return shown;
}

/** Why a room has no match: the quantity, the requirement on one unit and the best available. */
export function explainReasons(all: readonly NoMatchReason[], words: ReasonWords): string {
  const reasons = all.filter((reason) => reason.code !== "nearest" && reason.code !== "change");
  const nearest = reasons.find((reason) => reason.code === "combined");
  if (nearest === undefined)
    return [...reasons.map((reason) => sentence(reason, "候选产品", words)), ...tooLoud(all)].join("；");
  // All reasons are about the nearest product, which is named once.
  const lacks = reasons.map((reason) => sentence(reason, "", words)).join("；");
  return [`各项不能同时满足：最接近的 ${nearest.model} ${lacks}`, ...tooLoud(all)].join("；");
}

/** The property codes of noise at all speed levels. */
const NOISE: ReadonlySet<string> = new Set([PROPERTY.noise, PROPERTY.mediumNoise, PROPERTY.highNoise]);

/** A sentence if no other filter excludes more products than the limit of noise; empty otherwise. */
function tooLoud(all: readonly NoMatchReason[]): string[] {
  const dropped = all.filter((reason) => reason.code === "change" && reason.kind === "filter");
  const most = greatest(dropped.map(({ admitted }) => admitted));
  return dropped
    .filter(({ filter, admitted }) => NOISE.has(filter) && admitted === most)
    .map(() => `噪声上限排除最多，不限则有 ${formatNumber(most, 0)} 种可选，未注明噪声的产品不符合上限`);
}

function sentence(reason: NoMatchCause, subject: string, words: ReasonWords): string {
  switch (reason.code) {
    case "no-requirement":
      return words.noRequirement;
    case "no-candidates":
      return words.noCandidates;
    case "summer-water-too-warm":
      return "夏季供水温度不低于室内干球温度，无法供冷";
    case "winter-water-too-cold":
      return "冬季供水温度不高于室内干球温度，无法供热";
    case "figure-unknown":
      return words.unknown(reason.check, subject);
    case "short": {
      const { name, need, best, extreme } = compared(reason, words);
      return `单${words.counter}需${name} ${need}，${extreme}可选 ${best}`;
    }
    case "combined":
      return lackOf(reason, words);
    case "oversized": {
      const { allowed, least, model, check } = reason;
      const shown = distinguishingDigits(allowed, least, 1);
      const [what, which] =
        check === undefined ? ["余量", "余量最小的"] : [`${words.quantityOf(check).name}余量`, "最接近的"];
      return `允许${what} ${formatPlain(allowed)} % 内没有产品，${which} ${model} 为 ${formatNumber(least, shown)} %`;
    }
  }
}

/** 全冷 3.17 kW，单台需 4.00 kW, or 出风口风速 5.14 m/s，高于上限 4.00 m/s: what the product just named lacks. */
export function lackOf(
  reason: { check: string; required: number; best: number },
  words: ReasonWords,
): string {
  const { name, need, best, bound } = compared(reason, words);
  if (bound !== "range") return `${name} ${best}，单${words.counter}需 ${need}`;
  return `${name} ${best}，${reason.best > reason.required ? "高于上限" : "低于下限"} ${need}`;
}

function compared(reason: { check: string; required: number; best: number }, words: ReasonWords) {
  const { name, unit, digits, bound } = words.quantityOf(reason.check);
  const shown = distinguishingDigits(reason.required, reason.best, digits);
  return {
    name,
    bound,
    need: `${bound === "ceiling" ? "不大于 " : ""}${formatNumber(reason.required, shown)}${unit}`,
    best: `${formatNumber(reason.best, shown)}${unit}`,
    extreme: bound === "ceiling" ? "最小" : "最大",
  };
}
