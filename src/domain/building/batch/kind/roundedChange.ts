import { distinguishingDigits, type SpokenQuantity } from "./explainReasons.ts";
import type { PossibleChange, PropertyRange } from "../../selection/multiRoom.ts";

/** 4.1 times 100 is not exactly 410. */
const ROUNDING = 1e-9;
/** More decimals than any field shows. */
const MAX_DIGITS = 8;

function roundedTo(value: number, digits: number, round: (value: number) => number): number {
  const scaled = value * 10 ** digits;
  const nearest = Math.round(scaled);
  return (Math.abs(scaled - nearest) < ROUNDING * scaled ? nearest : round(scaled)) / 10 ** digits;
}

/** At least `digits` decimals, more for a small figure that would read as zero; with `digits` 0 there are none. */
function digitsToSee(value: number, digits: number): number {
  let shown = digits;
  while (digits > 0 && shown < MAX_DIGITS && value < 10 ** -shown) shown++;
  return shown;
}

/** Number of decimals at which a changed requirement reads differently from the former one. */
export const digitsOfChange = (from: number, to: number, digits: number): number =>
  digitsToSee(to, distinguishingDigits(from, to, digits));

/** Rounds away from the former figure, so that the rounded one still helps. */
const roundedAway = (from: number, to: number, digits: number): number =>
  roundedTo(to, digitsToSee(to, digits), to < from ? Math.floor : Math.ceil);

const widened = (from: PropertyRange, to: PropertyRange, digits: number): PropertyRange => ({
  from: to.from < from.from ? roundedAway(from.from, to.from, digits) : from.from,
  to: to.to > from.to ? roundedAway(from.to, to.to, digits) : from.to,
});

/** A change with figures that a person can read and a field can hold; rounded so that it still helps. */
export function roundedChange(
  change: PossibleChange,
  quantityOf: (check: string) => SpokenQuantity,
): PossibleChange {
  switch (change.kind) {
    case "quantity":
    case "water":
    case "filter":
      return change;
    case "range":
      return { ...change, to: widened(change.from, change.to, quantityOf(change.property).digits) };
    case "requirement": {
      const { from, to } = change;
      const shown = digitsOfChange(from, to, quantityOf(change.check).digits);
      return { ...change, to: roundedAway(from, to, shown) };
    }
  }
}
