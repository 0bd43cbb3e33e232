import type { CategoryCode } from "../categories.ts";
import type { PrintedTable } from "./PrintedTable.ts";
import type { Quantity } from "./words/quantities.ts";
import type { Step } from "./words/stepNames.ts";

/** One figure or text as printed, in the unit of its column. */
export interface TableFact {
  /** `null`: known by its printed name alone. */
  readonly quantity: Quantity | null;
  readonly step: Step | null;
  /** The printed head. */
  readonly name: string;
  /** Label of the unit; empty for texts, counts and bare numbers. */
  readonly unit: string;
  readonly value: number | string | TableRange;
}

/** `null` is an open end. */
export interface TableRange {
  readonly from: number | null;
  readonly to: number | null;
}

/** One row of a product with several: its figures that change from row to row. */
export interface TablePoint {
  readonly place: string;
  readonly facts: readonly TableFact[];
}

/** A product, or a variant of one, as the table states it. */
export interface TableProduct {
  /** 第 5 行; with the sheet or page where there are several. */
  readonly place: string;
  readonly model: string;
  /** Of its row or the line above it, else of the table. */
  readonly series: string;
  /** Of its row; empty where the table's is its own. */
  readonly brand: string;
  /** What tells this product from others of the model: 25° 2900 r/min. Empty for an only one. */
  readonly variant: string;
  readonly facts: readonly TableFact[];
  readonly points: readonly TablePoint[];
  /** Ids of the questions that its figures depend on. */
  readonly asked: readonly string[];
}

/** A question that the table leaves open. Reading goes on with the proposal until it is answered. */
export interface TableQuestion {
  /** The same for the same form, so that answers can be remembered. */
  readonly id: string;
  readonly code:
    | "which-power"
    | "which-pressure"
    | "which-capacity"
    | "which-efficiency"
    | "which-column"
    | "which-model"
    | "which-category"
    | "which-series"
    | "which-across"
    | "speeds-across"
    | "what-is-in-the-cells"
    | "no-unit"
    | "fraction"
    | "blank-cells"
    | "decimal-comma"
    | "steps-in-cells"
    | "range-in-cells"
    | "rows-of-a-model"
    | "models-in-cells"
    | "misprint";
  /** The printed heads that it is about. */
  readonly field: string;
  readonly text: string;
  readonly options: readonly { readonly id: string; readonly label: string }[];
  /** Id of the likely option, by which the table is read meanwhile. */
  readonly proposal: string;
}

/** The options that a person chose, by question. */
export type TableAnswers = ReadonlyMap<string, string>;

/** Something that was not read, and why. */
export interface TableRemark {
  readonly code:
    | "no-head"
    | "no-model"
    | "no-figures"
    | "unknown-unit"
    | "other-unit"
    | "not-a-figure"
    | "units-disagree"
    | "repeated-flow"
    | "repeated-product"
    | "misprint"
    | "hidden"
    | "total"
    | "parts";
  readonly place: string;
  readonly product: string;
  readonly field: string;
  readonly message: string;
}

export interface TableReading {
  /** 工作表 参数表，第 2 行; 第 3 页. */
  readonly place: string;
  /** Key of the form: tables with the same head have the same, in later files as well. */
  readonly form: string;
  readonly isTurned: boolean;
  readonly printed: PrintedTable;
  readonly category: CategoryCode | null;
  readonly brand: string;
  readonly series: string;
  /** Titles and notes: conditions of the products. */
  readonly conditions: readonly string[];
  readonly products: readonly TableProduct[];
  readonly questions: readonly TableQuestion[];
  /** What was refused; a product named here is not among `products`. */
  readonly refused: readonly TableRemark[];
}
