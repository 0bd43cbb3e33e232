import { Select } from "@mantine/core";
import type { aggregateComponentProperties, listComponentVersions } from "#api/contract/componentLibrary.ts";
import type { Answer } from "#api/contract/endpoint.ts";
import { LibraryFilters } from "../../library/LibraryFilters.tsx";
import type { LibraryQuestion } from "../../library/useLibraryQuestion.ts";
import css from "./Components.module.css";

interface ComponentFiltersProps {
  readonly question: LibraryQuestion;
  readonly properties: Answer<typeof aggregateComponentProperties>;
  /** Empty in a program, which states its version itself. */
  readonly versions: Answer<typeof listComponentVersions>;
}

/** Filters for the category's search properties and for the version of Revit. */
export function ComponentFilters({ question, properties, versions }: ComponentFiltersProps) {
  const { version, setVersion } = question;
  if (properties.length === 0 && versions.length === 0) return null;
  return (
    <LibraryFilters
      question={question}
      properties={properties.map(({ code, name, enumValues }) => ({ code, name, values: enumValues }))}
    >
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
    </LibraryFilters>
  );
}
