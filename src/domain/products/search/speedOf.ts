import { DOUBLE_SPEED, PROPERTY } from "../../catalogue/properties.ts";
import type { SpeedMode } from "../../catalogue/duty/SpeedMode.ts";
import { codeNumber } from "./codeNumber.ts";
import type { NarrowedColumns } from "./SearchColumns.ts";
import { lookUp } from "../../base/keyed.ts";

/** Tells which rows have a speed mode; a product that states none has a single speed. */
export function isOfSpeed(columns: NarrowedColumns, mode: SpeedMode): (row: number) => boolean {
  const column = lookUp(columns.properties, PROPERTY.speedControl);
  if (column?.kind !== "enum") return () => mode === "SINGLE_SPEED";
  const { rows } = column.coded;
  const double = codeNumber(column.coded, DOUBLE_SPEED);
  // A category without double-speed products has no number for them, and 0 is "not stated".
  if (double === 0) return () => mode === "SINGLE_SPEED";
  return mode === "DOUBLE_SPEED" ? (row) => rows[row] === double : (row) => rows[row] !== double;
}
