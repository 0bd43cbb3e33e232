import type { KeptSelection } from "#domain/building/batch/state/Building.ts";
import { formatNumber } from "#domain/base/formatNumber.ts";
import { BATCH_ROUTES } from "../../../addresses/batchRoutes.ts";

function countOf({ isBehind, matched }: KeptSelection, unit: string): string {
  if (isBehind) return " 已变更";
  return matched === null ? "" : ` ${formatNumber(matched, 0)}${unit}`;
}

/**
 * The kinds of equipment selected for a building, in the order of their tabs, each with its number of matched
 * rooms
 */
export const selectionWords = (selections: readonly KeptSelection[], unit = ""): string =>
  BATCH_ROUTES.flatMap(({ name, title }) => {
    const selection = selections.find(({ kind, hasRun }) => kind === name && hasRun);
    return selection ? [`${title}${countOf(selection, unit)}`] : [];
  }).join("、");
