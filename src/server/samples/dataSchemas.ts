import * as v from "valibot";

export const figures = v.array(v.number());

/** Smallest and largest value. */
export const span = v.strictObject({ from: v.number(), to: v.number() });
/** mm of the smallest size, and the increase for each further size. */
export const growth = v.tuple([v.number(), v.number()]);
