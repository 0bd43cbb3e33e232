import type { BatchView, ColumnFilter, SortKey, TextKey } from "#domain/batch/batchState.ts";
import { columnValues, type ColumnValues } from "#domain/batch/columns/columnValues.ts";
import { withColumnFilter } from "#domain/batch/columns/withColumnFilter.ts";
import type { BatchSession, Told } from "./BatchSession.ts";

/** What a batch worker can do with the view: which rooms are shown, and in which order. */
export function viewCalls<Filter>(current: () => BatchSession<Filter>) {
  function look(change: Partial<BatchView>): Told {
    const session = current();
    session.batch.view = { ...session.batch.view, ...change };
    session.changed({ of: "view" });
    return session.tell();
  }
  return {
    setView: look,
    filterColumn: (key: SortKey, filter: ColumnFilter | null): Told =>
      look({ columns: withColumnFilter(current().batch.view.columns, key, filter) }),
    columnValues: (key: TextKey): ColumnValues => columnValues(current().batch, key),
  };
}
