import * as v from "valibot";
import type { Batch } from "#domain/building/batch/Batch.ts";
import type { BatchKind } from "#domain/building/batch/kind/BatchKind.ts";
import type { SharedRooms } from "#domain/building/batch/edit/sharedRooms.ts";
import type { Run } from "#domain/building/batch/state/batchState.ts";
import { readFilter, restoreFilter, restoreOwnFields } from "#domain/building/batch/kind/readFilter.ts";
import { forgetOwnAnswers } from "#domain/building/batch/edit/forgetOwnAnswers.ts";
import { FilterTable } from "#domain/building/batch/table/FilterTable.ts";
import { Interner } from "#domain/building/batch/table/Interner.ts";
import { joinResults, joinRooms } from "#domain/building/batch/table/joinBlocks.ts";
import { OfferedLists } from "#domain/building/batch/table/OfferedLists.ts";
import { ProductTable } from "#domain/building/batch/table/ProductTable.ts";
import {
  ANSWER,
  UNREADABLE_CONDITIONS,
  type ResultColumns,
} from "#domain/building/batch/table/ResultColumns.ts";
import { abandonRooms, countUnanswered, releaseRooms } from "#domain/building/batch/run/runRooms.ts";
import { blocksOf, type PartName } from "./savedParts.ts";
import * as schemas from "./savedSchemas.ts";

const ELSEWHERE: Run = { status: "elsewhere" };

type Parts = ReadonlyMap<PartName, unknown>;

const blockNumbers = (rows: number) => Array.from({ length: blocksOf(rows) }, (_, block) => block);

/** The rooms of a record of any kind; throws like `restoreBatch`. */
export function restoreRooms(parts: Parts): SharedRooms {
  const head = v.parse(schemas.HeadSchema, parts.get("head"));
  const rooms = joinRooms(
    blockNumbers(head.rows).map((block) => v.parse(schemas.RoomsBlockSchema, parts.get(`rooms.${block}`))),
  );
  if (rooms.ids.length !== head.rows) throw new TypeError("a block of rooms is missing or cut short");
  const { buildingName, givenName, assumptions, serial, generation, stated } = head;
  return { rooms, buildingName, givenName, assumptions, serial, generation, stated };
}

interface Restored<Filter> {
  readonly batch: Batch<Filter>;
  /** Nothing was left out that belongs to another user. */
  readonly isWhole: boolean;
}

/**
 * A batch as it was saved; throws on a record that is not ours or not consistent. A run may be in progress if
 * another tab has the batch open. Own products are kept only for the user for whom they were saved.
 */
export function restoreBatch<Filter>(
  kind: BatchKind<Filter>,
  parts: Parts,
  isOpenElsewhere: boolean,
  user: string | undefined,
): Restored<Filter> {
  const head = v.parse(schemas.HeadSchema, parts.get("head"));
  if (head.kind !== kind.name) throw new TypeError(`a batch of ${head.kind} is not one of ${kind.name}`);
  const shared = restoreRooms(parts);
  const results = joinResults(
    blockNumbers(head.rows).map((block) =>
      v.parse(schemas.ResultsBlockSchema, parts.get(`results.${block}`)),
    ),
  );
  if (results.answer.length !== head.rows) throw new TypeError("a block of results is missing or cut short");
  const unreadable = new Map(
    head.filters.flatMap((kept, index) => (readFilter(kind, kept).ok ? [] : [[index, kept] as const])),
  );
  forgetConditions(results, unreadable);
  const batch: Batch<Filter> = {
    kind,
    ...shared,
    results,
    products: new ProductTable(v.parse(schemas.ProductsSchema, parts.get("products"))),
    offered: new OfferedLists(v.parse(schemas.OfferedSchema, parts.get("offered"))),
    reasons: new Interner(v.parse(schemas.ReasonsSchema, parts.get("reasons"))),
    filters: new FilterTable(
      head.filters.map((kept) => restoreFilter(kind, kept)),
      unreadable,
    ),
    filter: head.filter == null ? null : restoreFilter(kind, head.filter),
    rules: head.rules.map(({ own, ...rule }) => ({ ...rule, own: restoreOwnFields(kind, own) })),
    systems: head.systems,
    sound: head.sound,
    hearing: null,
    sources: head.sources,
    ducts: head.ducts,
    fresh: head.fresh,
    splits: head.splits,
    view: head.view,
    position: head.position,
    ticked: new Set(),
    run: head.run,
    origin: head.origin,
  };
  if (isOpenElsewhere) releaseRooms(batch);
  else abandonRooms(batch);
  if (batch.run.status === "running")
    batch.run = isOpenElsewhere ? ELSEWHERE : runAfterRestart(batch, batch.run);
  return { batch, isWhole: head.ownOf === user || !forgetOwnAnswers(batch) };
}

/** An answer for a filter that was only partly restored has no known conditions. */
function forgetConditions(results: ResultColumns, unreadable: ReadonlyMap<number, unknown>): void {
  if (unreadable.size === 0) return;
  results.judgedBy.forEach((index, row) => {
    if (results.answer[row] === ANSWER.none || !unreadable.has(index)) return;
    results.edition[row] = UNREADABLE_CONDITIONS;
    results.need[row] = NaN;
  });
}

/** A run ends with its worker: rooms that were waiting must be run again. */
function runAfterRestart<Filter>({ results }: Batch<Filter>, run: Extract<Run, { status: "running" }>): Run {
  const unanswered = countUnanswered(results);
  return unanswered > 0
    ? { status: "incomplete", unanswered, cause: "选型被中断" }
    : { status: "finished", elapsedMs: run.elapsedMs };
}
