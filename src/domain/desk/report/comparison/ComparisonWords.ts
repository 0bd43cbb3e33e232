import type { DocumentHead } from "../documentHead.ts";
import type { SheetPair } from "../DataSheet.ts";
import type { CompareGroup } from "./CompareRow.ts";

interface ComparedModel {
  readonly model: string;
  readonly isSample: boolean;
  /** Its curves were read from a chart. */
  readonly isRead: boolean;
  /** Of an own product; absent for one of the public catalogue. */
  readonly libraryName?: string;
}

/** What is marked beside a product's name; empty for most. */
export const markOf = ({ isSample, isRead, libraryName }: ComparedModel): string =>
  [libraryName === undefined ? "" : "自有", isSample ? "示例数据" : isRead ? "读图" : ""]
    .filter((mark) => mark !== "")
    .join(" · ");

/** The contents of a comparison: the same model for the page, paper and workbook, so that they cannot differ. */
export interface ComparisonWords {
  readonly categoryName: string;
  readonly products: readonly ComparedModel[];
  /** Whether a chart distinguishes the products by colour. */
  readonly isDrawn: boolean;
  /** Duty with its system and fluid, and the speed. */
  readonly conditions: readonly SheetPair[];
  readonly groups: readonly CompareGroup[];
  /** Sentences below the table. */
  readonly notes: readonly string[];
}

export interface ComparisonSheet extends ComparisonWords {
  readonly head: DocumentHead;
  /** Opens the comparison again. */
  readonly address: string;
}

export const COMPARISON_TITLE = "产品对比";
/** Stands behind the better figure. */
export const BEST_MARK = "优";
