import type { LazyExoticComponent, ReactNode, ComponentType } from "react";
import type { Counted, DesignStatus } from "#api/contract/designs.ts";
import type { LibraryFilter } from "../../library/LibraryFilters.tsx";
import type { Loaded } from "../../page/services/Loaded.ts";

/** What every library knows of what it lists. */
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
  /** Known before its detail has come. */
  readonly name: string;
  readonly onClose: () => void;
}

/** One library of the screen that modules, templates, practices and scenes share. */
export interface DesignRegistry<Item extends ListedDesign> {
  /** 模块 */
  readonly what: string;
  readonly picture: (item: Item) => string | ReactNode;
  readonly lines: (item: Item) => readonly string[];
  /** Where an item is opened: beside the list, or in a place of its own. */
  readonly opens:
    | { readonly Detail: LazyExoticComponent<ComponentType<DesignDetailProps>> }
    | { readonly to: (item: Item) => string };
  /** The way on from a library that holds nothing. */
  readonly wayOn: { readonly label: string; readonly to: string };
}
