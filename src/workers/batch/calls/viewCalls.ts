import type { BatchView } from "#domain/building/batch/state/batchState.ts";
import { columnValues } from "#domain/building/batch/view/columns/columnValues.ts";
import { withColumnFilter } from "#domain/building/batch/view/columns/withColumnFilter.ts";
import type { BatchImplementation } from "./batchCalls.ts";
import type { NoiseParts } from "../session/NoiseParts.ts";
import type { AnySession } from "../session/TabBuilding.ts";

/**
 * The part of a batch worker for filter and view: the conditions of rooms, the visible rooms, and their
 * order.
 */
export function viewCalls(session: () => AnySession, noise: Pick<NoiseParts, "follow">) {
  function setView(change: Partial<BatchView>): void {
    const { batch } = session();
    batch.view = { ...batch.view, ...change };
    session().changed({ of: "view" });
  }
  return {
    setFilter(filter) {
      session().batch.filter = filter;
      session().changed({ of: "filter" });
    },
    setRules(rules) {
      session().edit("set-rules", { of: "filter" }, (batch) => (batch.rules = rules));
    },
    setView,
    filterColumn: (key, filter) =>
      setView({ columns: withColumnFilter(session().batch.view.columns, key, filter) }),
    columnValues: (key) => columnValues(session().batch, key),
    rows: (from, to) => {
      noise.follow();
      return session().rows(from, to);
    },
  } satisfies Partial<BatchImplementation>;
}
