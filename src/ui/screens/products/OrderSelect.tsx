import { Select } from "@mantine/core";
import type { ListSort, ListState } from "#domain/listing/ListState.ts";
import { ORDER_BY } from "#domain/search/Order.ts";
import css from "./ListScreen.module.css";

const OWN = "own";
const COLUMN = "column";

export interface OrderSelectProps {
  readonly state: ListState;
  readonly onSort: (sort: ListSort | null) => void;
}

/** The list's own order, or one that no column stands for; a column's is chosen at its head. */
export function OrderSelect({ state: { duty, sort }, onSort }: OrderSelectProps) {
  const isDuty = duty.length > 0;
  const other = isDuty
    ? { value: ORDER_BY.deviation, label: "偏差最小" }
    : { value: ORDER_BY.brand, label: "品牌型号" };
  const isColumn = sort !== null && sort.code !== other.value;
  return (
    <Select
      className={css["order"]}
      size="xs"
      aria-label="排序"
      allowDeselect={false}
      data={[
        { value: OWN, label: isDuty ? "合适优先" : "推荐优先" },
        other,
        ...(isColumn ? [{ value: COLUMN, label: "按列排序" }] : []),
      ]}
      value={sort === null ? OWN : isColumn ? COLUMN : other.value}
      onChange={(value) => {
        if (value === OWN) onSort(null);
        else if (value === other.value) onSort({ code: other.value, direction: "ASC" });
      }}
    />
  );
}
