import type { FigureUnit } from "../../../base/sheet/standardUnits.ts";
import type { DatesAsCodes } from "./readLabel.ts";
import type { ColumnField } from "../importPreview.ts";

/** A column of a table, and how its cells are read. */
export interface ColumnReading {
  readonly column: number;
  readonly header: string;
  /** `null` is not read. */
  readonly field: ColumnField | null;
  /** `null` for codes and names. */
  readonly unit: FigureUnit | null;
  readonly isUnitAssumed: boolean;
  /** The column whose cells name the unit row by row. */
  readonly unitColumn: number | null;
  /** How its dates are read as the codes that were typed; `null` if it has none, or they are refused. */
  readonly dates: DatesAsCodes | null;
  /** The spreadsheet does not show it. */
  readonly isHidden: boolean;
  readonly note: string;
}
