import { useState } from "react";
import type { ColumnFilter } from "#domain/building/batch/state/batchState.ts";
import { withColumnFilter } from "#domain/building/batch/view/columns/withColumnFilter.ts";
import { quantityText, signedText } from "#domain/base/input/fieldText.ts";
import { LinkButton } from "../../../../kit/input/LinkButton.tsx";
import { RangeInput } from "../../../../search/RangeInput.tsx";
import { TextFilter } from "../../../../search/TextFilter.tsx";
import css from "./ColumnFilters.module.css";
import { ColumnValueList } from "./ColumnValueList.tsx";
import type { FilterableColumn } from "./filterableColumn.ts";
import type { ColumnFilters } from "./useColumnFilters.ts";

interface ColumnFilterFormProps {
  readonly column: FilterableColumn;
  readonly filter: ColumnFilter | undefined;
  readonly filters: ColumnFilters;
}

/** The filter of one column. It shows the user's last change at once, before the worker answers. */
export function ColumnFilterForm({ column, filter, filters }: ColumnFilterFormProps) {
  const [set, setSet] = useState(filter);
  const change = (next: ColumnFilter | null) => {
    setSet(withColumnFilter([], column.key, next)[0]);
    filters.change(column.key, next);
  };
  const text = set?.kind === "text" ? set : { contains: "", values: [] };
  return (
    <>
      {column.kind === "range" ? (
        <RangeInput
          label={column.title}
          unit={column.unit}
          bounds={set?.kind === "range" ? set : null}
          // A manually chosen product may fall short of its room's requirement.
          clean={column.key === "surplus" ? signedText : quantityText}
          mayBeEqual
          onChange={(bounds) =>
            change(bounds && { kind: "range", key: column.key, from: bounds.from, to: bounds.to })
          }
        />
      ) : (
        <>
          <TextFilter
            label={`${column.title}包含`}
            text={text.contains}
            onChange={(contains) => change({ kind: "text", key: column.key, contains, values: text.values })}
          />
          {column.key !== "roomCode" && (
            <ColumnValueList
              title={column.title}
              ask={() => filters.values(column.key)}
              ticked={text.values}
              onChange={(values) =>
                change({ kind: "text", key: column.key, contains: text.contains, values })
              }
            />
          )}
        </>
      )}
      <LinkButton className={css["clear"]} disabled={set === undefined} onClick={() => change(null)}>
        清除
      </LinkButton>
    </>
  );
}
