import { Select } from "@mantine/core";
import type { PropertyFilter } from "#domain/catalogue/listing/ListState.ts";
import css from "./PropertyFilters.module.css";
import { RangeInput } from "./RangeInput.tsx";
import { TextFilter } from "./TextFilter.tsx";

/** A property that a list can be filtered by. */
export interface FilterProperty {
  readonly code: string;
  readonly name: string;
  readonly kind: PropertyFilter["kind"];
  readonly unitSymbol: string | null;
  /** For an enumeration: occurring values with the number of results. */
  readonly values: readonly { readonly code: string; readonly name: string; readonly count: number }[];
}

export interface PropertyFiltersProps {
  readonly properties: readonly FilterProperty[];
  readonly filters: readonly PropertyFilter[];
  /** `null` removes the filter of `code`. */
  readonly onChange: (code: string, filter: PropertyFilter | null) => void;
}

const YES_NO = [
  { value: "true", label: "是" },
  { value: "false", label: "否" },
];

interface OneProps {
  readonly property: FilterProperty;
  readonly filter: PropertyFilter | undefined;
  readonly onChange: (filter: PropertyFilter | null) => void;
}

function OneFilter({ property, filter, onChange }: OneProps) {
  const { code, name, unitSymbol, values } = property;
  switch (property.kind) {
    case "enums": {
      const chosen = filter?.kind === "enums" ? (filter.codes[0] ?? null) : null;
      const title = unitSymbol === null ? name : `${name}（${unitSymbol}）`;
      return (
        <Select
          className={css["select"]}
          aria-label={title}
          placeholder={title}
          clearable
          data={values.map((value) => ({
            value: value.code,
            label: value.name,
            disabled: value.count === 0 && value.code !== chosen,
          }))}
          value={chosen}
          onChange={(value) => onChange(value === null ? null : { kind: "enums", code, codes: [value] })}
        />
      );
    }
    case "range":
      return (
        <RangeInput
          label={name}
          unit={unitSymbol ?? ""}
          bounds={filter?.kind === "range" ? filter : null}
          onChange={(bounds) => onChange(bounds && { kind: "range", code, from: bounds.from, to: bounds.to })}
        />
      );
    case "bool":
      return (
        <Select
          className={css["select"]}
          aria-label={name}
          placeholder={name}
          clearable
          data={YES_NO}
          value={filter?.kind === "bool" ? String(filter.value) : null}
          onChange={(value) =>
            onChange(value === null ? null : { kind: "bool", code, value: value === "true" })
          }
        />
      );
    case "text":
      return (
        <TextFilter
          label={name}
          text={filter?.kind === "text" ? filter.text : ""}
          onChange={(text) => onChange(text === "" ? null : { kind: "text", code, text })}
        />
      );
  }
}

/** One control for each property, by its value type. */
export const PropertyFilters = ({ properties, filters, onChange }: PropertyFiltersProps) =>
  properties.map((property) => (
    <OneFilter
      key={property.code}
      property={property}
      filter={filters.find(({ code }) => code === property.code)}
      onChange={(filter) => onChange(property.code, filter)}
    />
  ));
