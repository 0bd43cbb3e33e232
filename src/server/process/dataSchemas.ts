import * as v from "valibot";

/** A text of a file below `data/`. */
export const text = v.pipe(v.string(), v.nonEmpty());

/** The names of a table, mostly codes of an enumeration. */
export const codeOf = <Code extends string>(table: Readonly<Record<Code, unknown>>) =>
  v.picklist(Object.keys(table) as Code[]);

/** Entries that the program does not read; a person uses them to check the file against its source. */
export const unread = <const Names extends readonly string[]>(...names: Names) =>
  v.entriesFromList(names, v.optional(v.unknown()));
