import * as v from "valibot";
import { CODE, MAX_ID, MAX_TEXT } from "#domain/base/limits.ts";

/** Bounded building blocks: the limits of every string, list and number in the contract are here. */
export const id = v.pipe(v.string(), v.nonEmpty(), v.maxLength(MAX_ID));
export const text = v.pipe(v.string(), v.maxLength(MAX_TEXT));
export const code = v.pipe(v.string(), v.regex(CODE, "not a code"));

/** Finite, and within the range of all our quantities: below 1e12, sums and squares stay precise enough. */
const MAX_MAGNITUDE = 1e12;
export const number = v.pipe(v.number(), v.finite(), v.minValue(-MAX_MAGNITUDE), v.maxValue(MAX_MAGNITUDE));
export const notNegative = v.pipe(number, v.minValue(0));

// @__NO_SIDE_EFFECTS__
export const listOf = <Item extends v.GenericSchema>(item: Item, max: number) =>
  v.pipe(v.array(item), v.maxLength(max));

export const nothing = v.optional(v.strictObject({}), {});

/** ㎡ per unit. */
export const responsibilityArea = v.pipe(number, v.gtValue(0), v.maxValue(1_000_000));

/** The number of a page, or of its rows, in an address. */
export const pageNumber = (most: number) =>
  v.pipe(
    v.string(),
    v.regex(/^[1-9]\d{0,6}$/u, "must be a whole number from 1"),
    v.transform(Number),
    v.maxValue(most),
  );
