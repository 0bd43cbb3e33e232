import * as v from "valibot";

export const text = v.pipe(v.string(), v.nonEmpty());
export const figures = v.array(v.number());

/** The codes of an enumeration. */
export const codeOf = <Code extends string>(table: Readonly<Record<Code, unknown>>) =>
  v.picklist(Object.keys(table) as Code[]);

/** Smallest and largest value. */
export const span = v.strictObject({ from: v.number(), to: v.number() });
/** mm of the smallest size, and the increase for each further size. */
export const growth = v.tuple([v.number(), v.number()]);
