import type { productPropertyValues } from "./schema.ts";

type ValueRow = typeof productPropertyValues.$inferSelect;

/** A single value as a person reads it, an enumerated one by its name; `null` for what is not stated and for ranges. */
export const statedValue = (row: ValueRow | null, enumName: string | null) =>
  row === null ? null : (row.number ?? row.text ?? row.bool ?? enumName ?? row.enumCode);
