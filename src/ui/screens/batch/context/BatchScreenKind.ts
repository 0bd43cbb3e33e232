import type { ComponentType, ReactNode } from "react";
import type { BatchKind } from "#domain/building/batch/kind/BatchKind.ts";
import type { BatchSummary } from "#domain/building/batch/state/batchState.ts";
import type { BatchLists } from "./useBatchLists.ts";
import type { WidthClass } from "../../../page/browser/useWidthClass.ts";
import type { FilterProblems } from "./useFilterGate.ts";

export interface FilterFieldsProps<Filter> {
  readonly filter: Filter;
  readonly onChange: (filter: Filter) => void;
  readonly lists: BatchLists;
  /** Facts of the rooms: limits of the water temperatures, and the checks that have data. */
  readonly summary: Pick<BatchSummary, "climate" | "stated" | "rooms">;
  /** Invalid entries, with which a run must not start. */
  readonly problems: FilterProblems;
}

/** Column layout of one of the kind's figures. */
export interface FigureLayout {
  /** px. */
  readonly width: number;
  readonly from: WidthClass;
  /** px, and the window width from which it is shown, in the table of alternatives. */
  readonly alternativesWidth: number;
  readonly alternativesFrom: WidthClass;
}

/**
 * What the page adds to a kind of equipment: its form, its columns, and its one-line texts. A kind's module
 * exports its batch screen as `Batch` for the shell.
 */
export interface BatchScreenKind<Filter> {
  readonly kind: BatchKind<Filter>;
  /** px that the specification leaves around the table, in a window of at most 750 px height. */
  readonly aroundTable: number;
  /**
   * Whether the kind has a fan: alternatives are then also compared by power input, noise and external pressure.
   */
  readonly hasFan: boolean;
  /** The fields of 筛选条件. */
  readonly FilterFields: ComponentType<FilterFieldsProps<Filter>>;
  /** The fields of 选型条件 in the alternatives drawer, with `submit` at their end. */
  readonly AlternativeFields: ComponentType<FilterFieldsProps<Filter> & { readonly submit: ReactNode }>;
  /** What all models have in common, below the header 型号. */
  readonly modelCaption: (filter: Filter, brandName: string | null, width: WidthClass) => string;
  /** By the key of the figure. */
  readonly figureLayout: Readonly<Record<string, FigureLayout>>;
  /** The main figure of a product, such as 全冷 2.98 kW. */
  readonly capacity: (figures: readonly (number | null)[], filter: Filter) => string;
  /**
   * The requirement of one unit, such as 全冷 2.71 · 制热 1.72 kW: all checked figures, from `required` and the
   * filter.
   */
  readonly needs: (required: readonly (number | null)[], filter: Filter) => string;
  /** Label of the catalogue's figures under this filter, such as 中档标定值. */
  readonly ratedLabel: (filter: Filter) => string;
}
