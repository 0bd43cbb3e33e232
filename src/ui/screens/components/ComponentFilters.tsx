import { Select } from "@mantine/core";
import type { aggregateComponentProperties, listComponentVersions } from "#api/contract/componentLibrary.ts";
import type { Answer } from "#api/contract/endpoint.ts";
import { PropertyFilters } from "../../components/search/PropertyFilters.tsx";
import css from "./Components.module.css";
import type { ComponentQuestion } from "./useComponentQuestion.ts";

interface ComponentFiltersProps {
  readonly question: ComponentQuestion;
  readonly properties: Answer<typeof aggregateComponentProperties>;
  /** None in a program, which says its version itself. */
  readonly versions: Answer<typeof listComponentVersions>;
}

/** The search properties of the category, and the version of Revit. */
export function ComponentFilters({ question, properties, versions }: ComponentFiltersProps) {
  const { filters, setFilter, version, setVersion } = question;
  if (properties.length === 0 && versions.length === 0) return null;
  return (
    <div className={css["filters"]} role="group" aria-label="筛选条件">
      {versions.length > 0 && (
        <Select
          className={css["version"] ?? ""}
          aria-label="适用版本"
          placeholder="适用版本"
          clearable
          data={versions.map(({ softwareVersion, displayVersion }) => ({
            value: softwareVersion,
            label: `Revit ${displayVersion}`,
          }))}
          value={version}
          onChange={setVersion}
        />
      )}
      <PropertyFilters
        properties={properties.map(({ code, name, enumValues }) => ({
          code,
          name,
          kind: "enums",
          unitSymbol: null,
          values: enumValues,
        }))}
        filters={filters.map(({ code, value }) => ({ kind: "enums", code, codes: [value] }))}
        onChange={(code, filter) =>
          setFilter(code, filter?.kind === "enums" ? (filter.codes[0] ?? null) : null)
        }
      />
    </div>
  );
}
