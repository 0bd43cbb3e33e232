import type { NamedChart } from "../../../products/drawing/ChartDrawing.ts";
import type { SheetPair } from "../DataSheet.ts";

export interface ManualColumn {
  readonly name: string;
  /** Empty where there is none. */
  readonly unit: string;
}

/** What every model states of one subject, a row a model. */
export interface ManualTable {
  readonly name: string;
  readonly columns: readonly ManualColumn[];
  readonly rows: readonly {
    readonly model: string;
    /** In the order of the columns. */
    readonly cells: readonly string[];
  }[];
}

/** What a manual says of a series besides its curves. */
export interface ManualWords {
  readonly title: string;
  readonly brandName: string;
  readonly seriesName: string;
  readonly categoryName: string;
  readonly isSample: boolean;
  readonly modelCount: number;
  readonly source: string;
  /** What is the same for every model. */
  readonly shared: readonly SheetPair[];
  readonly tables: readonly ManualTable[];
  /** Which models' curves follow, where not all do. */
  readonly curveRemark: string | null;
}

export interface Manual extends ManualWords {
  readonly charts: readonly { readonly model: string; readonly chart: NamedChart }[];
}
