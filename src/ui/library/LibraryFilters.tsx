import type { ReactNode } from "react";
import { PropertyFilters } from "../search/PropertyFilters.tsx";
import { FilterBar } from "./FilterBar.tsx";
import type { LibraryQuestion } from "./useLibraryQuestion.ts";

export interface LibraryFilter {
  readonly code: string;
  readonly name: string;
  readonly values: readonly { readonly code: string; readonly name: string; readonly count: number }[];
}

interface LibraryFiltersProps {
  readonly question: Pick<LibraryQuestion, "filters" | "setFilter">;
  readonly properties: readonly LibraryFilter[];
  /** Filters before those of the properties. */
  readonly children?: ReactNode;
}

export function LibraryFilters({ question, properties, children }: LibraryFiltersProps) {
  const { filters, setFilter } = question;
  return (
    <FilterBar>
      {children}
      <PropertyFilters
        properties={properties.map((property) => ({ ...property, kind: "enums", unitSymbol: null }))}
        filters={filters.map(({ code, value }) => ({ kind: "enums", code, codes: [value] }))}
        onChange={(code, filter) =>
          setFilter(code, filter?.kind === "enums" ? (filter.codes[0] ?? null) : null)
        }
      />
    </FilterBar>
  );
}
