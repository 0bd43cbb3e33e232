import { formatNumber } from "../../base/formatNumber.ts";
import type { Batch } from "./Batch.ts";
import type { RowState } from "./state/batchState.ts";
import { UNREADABLE_CONDITIONS } from "./table/ResultColumns.ts";
import { requiredAt, selectionAt } from "./selectionAt.ts";
import { isEdited } from "./rowStates.ts";

/** Why a row has no match, or why its selection is stale; empty for other rows and for `otherConditions`. */
export function reasonAt<Filter>(batch: Batch<Filter>, row: number, state: RowState): string {
  switch (state) {
    case "unmatched":
    case "unsatisfied":
      return batch.reasons.textAt(batch.results.reason[row]!) ?? "";
    case "unchecked":
      return "房间已变更，所选产品尚未核对";
    case "changed":
      if (batch.results.edition[row] === UNREADABLE_CONDITIONS)
        return "选型时的筛选条件由其他版本的程序保存，无法识别，需重新选型";
      return isEdited(batch, row)
        ? `房间在选型后已修改，${needsThenAndNow(batch, row)}需重新选型`
        : `${batch.rules.length === 0 ? "筛选条件" : "房间适用的条件"}在选型后已修改，需重新选型`;
    case "otherConditions":
    case "matched":
    case "blank":
    case "waiting":
    case "unanswered":
      return "";
  }
}

/**
 * 选型时单台需全冷量 2.71 kW，现需 3.25 kW，: the compared requirement of one unit before and after the edit. The former
 * requirement follows from the unit's figure and its surplus. Empty if it is not known, or both read the same.
 */
function needsThenAndNow<Filter>(batch: Batch<Filter>, row: number): string {
  const { kind, results, filters } = batch;
  const filter = filters.at(results.judgedBy[row]!);
  if (kind.surplusFigure === null || filter === undefined) return "";
  const column = kind.figures(filter)[kind.surplusFigure];
  const selection = selectionAt(batch, row);
  const figures = kind.hasCorrection ? selection?.corrected : selection?.figures;
  const does = figures?.[kind.surplusFigure] ?? null;
  const surplus = results.surplus[row]!;
  const needs = requiredAt(batch, row)[kind.surplusFigure] ?? null;
  if (column === undefined || does === null || Number.isNaN(surplus) || needs === null) return "";
  const [then, now] = [does / (1 + surplus / 100), needs].map((need) => formatNumber(need, column.digits));
  const unit = `单${kind.words.counter}需${column.title}`;
  return then === now ? "" : `选型时${unit} ${then} ${column.unit}，现需 ${now} ${column.unit}，`;
}
