import { digitsThatTell, type SpokenQuantity } from "./explainReasons.ts";
import type { PossibleChange, PropertyRange } from "../../selection/multiRoom.ts";

/** 4.1 times 100 is not 410 to the last digit. */
const ROUNDING = 1e-9;
/** More than any field shows. */
const MAX_DIGITS = 8;

function roundedTo(value: number, digits: number, round: (value: number) => number): number {
  const scaled = value * 10 ** digits;
  const nearest = Math.round(scaled);
  return (Math.abs(scaled - nearest) < ROUNDING * scaled ? nearest : round(scaled)) / 10 ** digits;
}

/** `digits`, or as many as a small figure needs to be more than nothing; whole figures stay whole. */
function digitsToSee(value: number, digits: number): number {
  let shown = digits;
  while (digits > 0 && shown < MAX_DIGITS && value < 10 ** -shown) shown++;
  return shown;
}

/** Decimals in which a changed requirement reads: two figures that differ read differently. */
export const digitsOfChange = (from: number, to: number, digits: number): number =>
  digitsToSee(to, digitsThatTell(from, to, digits));

/** Away from where it was, so that what reads would do. */
const roundedAway = (from: number, to: number, digits: number): number =>
  roundedTo(to, digitsToSee(to, digits), to < from ? Math.floor : Math.ceil);

const widened = (from: PropertyRange, to: PropertyRange, digits: number): PropertyRange => ({
  from: to.from < from.from ? roundedAway(from.from, to.from, digits) : from.from,
  to: to.to > from.to ? roundedAway(from.to, to.to, digits) : from.to,
});

/** A change with the figures that a person reads, and that a field can hold; made so, it still does. */
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
