import type { TableRemark } from "../TableReading.ts";
import { mayBeNeeded } from "../words/oddUnits.ts";
import type { ReadColumn } from "./ReadColumn.ts";
import { figuresOf, type TableFacts } from "./tableFacts.ts";
import type { TableHead } from "./TableHead.ts";

/** What of a table its products go without: columns with figures whose heads say nothing that we know. */
export function notUnderstood(
  { unread }: TableHead,
  columns: readonly ReadColumn[],
  facts: TableFacts,
): readonly TableRemark[] {
  const remark = (field: string, message: string): TableRemark => ({
    ...{ code: "no-head", place: facts.place, product: "", field },
    message: `“${field}”${message}`,
  });
  const unnamed = columns.filter(
    ({ quantity, parts, header, column, unit }) =>
      quantity === null &&
      parts.length === 0 &&
      mayBeNeeded(header, unit) &&
      figuresOf(facts, column).length > 0,
  );
  return [
    ...(unread === null ? [] : [remark(unread, "各列的表头是数值，没有认出是什么量，没有读入")]),
    ...unnamed.map(({ header }) => remark(header, "没有认出是什么量，只按原文保留，不作为产品参数")),
  ];
}
