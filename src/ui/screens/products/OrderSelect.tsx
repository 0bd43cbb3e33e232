import { Select } from "@mantine/core";
import { dutyFormOf } from "#domain/catalogue/duty/dutyForms.ts";
import { entriesOf } from "#domain/base/keyed.ts";
import type { ListSort, ListState } from "#domain/catalogue/listing/ListState.ts";
import { ownOrderName } from "#domain/catalogue/listing/ownOrderName.ts";
import { ORDER_BY } from "#domain/products/search/Order.ts";
import css from "./ListScreen.module.css";

const OWN = "own";
const COLUMN = "column";

export interface OrderSelectProps {
  readonly categoryCode: string;
  readonly state: ListState;
  readonly onSort: (sort: ListSort | null) => void;
}

interface NamedOrder {
  readonly label: string;
  readonly sort: ListSort;
}

/** Orders that a list offers besides its columns; for a duty search each of them is named. */
function ordersOf(categoryCode: string, { duty, speedControl }: ListState): readonly NamedOrder[] {
  if (duty.length === 0) return [{ label: "品牌型号", sort: { code: ORDER_BY.brand, direction: "ASC" } }];
  const form = dutyFormOf(categoryCode, speedControl);
  const efficiency = form && entriesOf(form.running)[0]?.[0];
  const [power] = form?.power ?? [];
  return [
    { label: "工况偏差", sort: { code: ORDER_BY.deviation, direction: "ASC" } },
    { label: "年耗电", sort: { code: ORDER_BY.yearlyEnergy, direction: "ASC" } },
    ...(efficiency === undefined
      ? []
      : [{ label: "效率", sort: { code: efficiency, direction: "DESC" } } as const]),
    ...(power === undefined ? [] : [{ label: "功率", sort: { code: power, direction: "ASC" } } as const]),
  ];
}

/** A choice of the list's own order or a named one; other orders are chosen in the column heads. */
export function OrderSelect({ categoryCode, state, onSort }: OrderSelectProps) {
  const { sort } = state;
  const orders = ordersOf(categoryCode, state);
  const named = orders.find(
    (order) => order.sort.code === sort?.code && order.sort.direction === sort.direction,
  );
  const isColumn = sort !== null && named === undefined;
  return (
    <Select
      className={css["order"]}
      size="xs"
      aria-label="排序"
      allowDeselect={false}
      data={[
        { value: OWN, label: ownOrderName(categoryCode, state) },
        ...orders.map((order) => ({ value: order.sort.code, label: order.label })),
        ...(isColumn ? [{ value: COLUMN, label: "按列排序" }] : []),
      ]}
      value={sort === null ? OWN : (named?.sort.code ?? COLUMN)}
      onChange={(value) => {
        if (value === OWN) onSort(null);
        const chosen = orders.find((order) => order.sort.code === value);
        if (chosen !== undefined) onSort(chosen.sort);
      }}
    />
  );
}
