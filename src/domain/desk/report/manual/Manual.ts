import type { NamedChart } from "../../../products/drawing/ChartDrawing.ts";
import type { SheetPair } from "../DataSheet.ts";

export interface ManualColumn {
  readonly name: string;
  /** Empty if there is none. */
  readonly unit: string;
}

/** The values of all models on one subject, a row for each model. */
export interface ManualTable {
  readonly name: string;
  readonly columns: readonly ManualColumn[];
  readonly rows: readonly {
    readonly model: string;
    /** In the order of the columns. */
    readonly cells: readonly string[];
  }[];
}

/** The texts of a series' manual besides its curves. */
export interface ManualWords {
  readonly title: string;
  readonly brandName: string;
  readonly seriesName: string;
  readonly categoryName: string;
  readonly isSample: boolean;
  readonly modelCount: number;
  readonly source: string;
  /** Values that all models share. */
  readonly shared: readonly SheetPair[];
  readonly tables: readonly ManualTable[];
  /** Which models' curves follow, if not all do. */
  readonly curveRemark: string | null;
}

export interface Manual extends ManualWords {
  readonly charts: readonly { readonly model: string; readonly chart: NamedChart }[];
}
