import type { ComponentType, ReactNode } from "react";
import type { Counted, DesignStatus } from "#api/contract/designs.ts";
import type { LibraryFilter } from "../../library/LibraryFilters.tsx";
import type { Loaded } from "../../page/services/Loaded.ts";

/** The common fields of listed designs. */
export interface ListedDesign {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly categoryName: string;
  readonly status: DesignStatus;
  readonly isSample: boolean;
}

export interface FoundDesigns<Item> {
  readonly categories: readonly Counted[];
  readonly filters: readonly LibraryFilter[];
  readonly found: Loaded<{ readonly list: readonly Item[]; readonly totalCount: number }>;
  readonly isChanging: boolean;
}

export interface DesignDetailProps {
  readonly id: string;
  /** Known before the detail is loaded. */
  readonly name: string;
  readonly onClose: () => void;
}

/** One library of the screen that modules, templates, practices and scenes share. */
export interface DesignRegistry<Item extends ListedDesign> {
  /** Such as 模块. */
  readonly what: string;
  readonly picture: (item: Item) => string | ReactNode;
  readonly lines: (item: Item) => readonly string[];
  /** How an item is opened: in a drawer, or on its own page. */
  readonly opens:
    { readonly Detail: ComponentType<DesignDetailProps> } | { readonly to: (item: Item) => string };
  /** A link for an empty library. */
  readonly nextStep: { readonly label: string; readonly to: string };
}
