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
  /** What the rooms say: limits of the water temperatures, and which checks have data. */
  readonly summary: Pick<BatchSummary, "climate" | "stated" | "rooms">;
  /** Entries that a run must not start with. */
  readonly problems: FilterProblems;
}

/** A figure of the kind as a column: how wide, and from which window width on it is shown. */
export interface FigureLayout {
  /** px */
  readonly width: number;
  readonly from: WidthClass;
  /** px, and from which width on, in the table of alternatives */
  readonly alternativesWidth: number;
  readonly alternativesFrom: WidthClass;
}

/**
 * What the page adds to a kind of equipment: its form, its columns, and how it reads in one line. The module of a kind
 * exports `Batch`, its batch screen, for the shell.
 */
export interface BatchScreenKind<Filter> {
  readonly kind: BatchKind<Filter>;
  /** px of a window of at most 750 that the specification leaves around the table. */
  readonly aroundTable: number;
  /** It has a fan of its own: alternatives are compared by electric input, noise and pressure for the ducts, too. */
  readonly hasFan: boolean;
  /** The fields of 筛选条件. */
  readonly FilterFields: ComponentType<FilterFieldsProps<Filter>>;
  /** Those of 选型条件 in the alternatives drawer, `submit` at their end. */
  readonly AlternativeFields: ComponentType<FilterFieldsProps<Filter> & { readonly submit: ReactNode }>;
  /** What all models have in common, below the header 型号. */
  readonly modelCaption: (filter: Filter, brandName: string | null, width: WidthClass) => string;
  /** By the key of the figure. */
  readonly figureLayout: Readonly<Record<string, FigureLayout>>;
  /** 全冷 2.98 kW: the figure a product is known by. */
  readonly capacity: (figures: readonly (number | null)[], filter: Filter) => string;
  /** Behind 单台需: 全冷 2.71 · 制热 1.72 kW: every figure that is checked, from `required` and the filter. */
  readonly needs: (required: readonly (number | null)[], filter: Filter) => string;
  /** 中档标定值: the catalogue's figures under this filter. */
  readonly ratedLabel: (filter: Filter) => string;
}
