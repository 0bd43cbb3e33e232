import { BATCH_KINDS, type BatchKindName } from "#domain/building/kinds/batchKinds.ts";
import type { BatchKind, FigureColumn } from "#domain/building/batch/kind/BatchKind.ts";
import type { PlanHead } from "#domain/building/plan/PlanContent.ts";

const isKind = (name: string): name is BatchKindName => Object.hasOwn(BATCH_KINDS, name);

/** The kind of a version; `null` for one from a later program, of which only the rooms are known. */
export const kindOf = (name: string): BatchKind<unknown> | null =>
  // A kind reads only filters of its own type.
  isKind(name) ? (BATCH_KINDS[name] as unknown as BatchKind<unknown>) : null;

/** Columns of figures under the current filter, each with its index among the figures. */
export function figureColumnsOf(kind: BatchKind<unknown>, { filters, filter }: PlanHead) {
  const shown: { readonly column: FigureColumn; readonly index: number }[] = [];
  kind.figures(parsed(filters[filter]) ?? kind.defaultFilter).forEach((column, index) => {
    if (column.isHidden !== true) shown.push({ column, index: index });
  });
  return shown;
}

function parsed(filter: string | undefined): unknown {
  try {
    return filter === undefined ? null : JSON.parse(filter);
  } catch {
    return null;
  }
}
