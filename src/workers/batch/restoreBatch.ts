import * as v from "valibot";
import type { Batch } from "#domain/batch/Batch.ts";
import type { BatchKind } from "#domain/batch/BatchKind.ts";
import type { Run } from "#domain/batch/batchState.ts";
import { FilterTable } from "#domain/batch/FilterTable.ts";
import { Interner } from "#domain/batch/Interner.ts";
import { joinResults, joinRooms } from "#domain/batch/joinBlocks.ts";
import { OfferedLists } from "#domain/batch/OfferedLists.ts";
import { ProductTable } from "#domain/batch/ProductTable.ts";
import { abandonRooms, countUnanswered, releaseRooms } from "#domain/batch/runRooms.ts";
import { blocksOf, type PartName } from "./savedParts.ts";
import * as schemas from "./savedSchemas.ts";

const ELSEWHERE: Run = { status: "elsewhere" };

/**
 * A batch as it was saved; throws on a record that is not one of ours, or does not hang together. What another tab has
 * open may be running there.
 */
export function restoreBatch<Filter>(
  kind: BatchKind<Filter>,
  parts: ReadonlyMap<PartName, unknown>,
  isOpenElsewhere: boolean,
): Batch<Filter> {
  const head = v.parse(schemas.HeadSchema, parts.get("head"));
  if (head.kind !== kind.name) throw new TypeError(`a batch of ${head.kind} is not one of ${kind.name}`);
  const blocks = Array.from({ length: blocksOf(head.rows) }, (_, block) => block);
  const rooms = joinRooms(
    blocks.map((block) => v.parse(schemas.RoomsBlockSchema, parts.get(`rooms.${block}`))),
  );
  const results = joinResults(
    blocks.map((block) => v.parse(schemas.ResultsBlockSchema, parts.get(`results.${block}`))),
  );
  const isWhole = rooms.ids.length === head.rows && results.answer.length === head.rows;
  if (!isWhole) throw new TypeError("a block of rows is missing or cut short");
  const { buildingName, givenName, assumptions, view, position, serial } = head;
  const batch: Batch<Filter> = {
    kind,
    buildingName,
    givenName,
    assumptions,
    rooms,
    results,
    products: new ProductTable(v.parse(schemas.ProductsSchema, parts.get("products"))),
    offered: new OfferedLists(v.parse(schemas.OfferedSchema, parts.get("offered"))),
    reasons: new Interner(v.parse(schemas.ReasonsSchema, parts.get("reasons"))),
    // A filter is only ever written by its own kind, under the version that was just checked.
    filters: new FilterTable(head.filters as Filter[]),
    filter: head.filter as Filter | null,
    view,
    position,
    ticked: new Set(),
    run: head.run,
    serial,
  };
  if (isOpenElsewhere) releaseRooms(batch);
  else abandonRooms(batch);
  if (batch.run.status === "running")
    batch.run = isOpenElsewhere ? ELSEWHERE : runAfterRestart(batch, batch.run);
  return batch;
}

/** A run does not outlive its worker: who still waited is to be run again. */
function runAfterRestart<Filter>({ results }: Batch<Filter>, run: Extract<Run, { status: "running" }>): Run {
  const unanswered = countUnanswered(results);
  return unanswered > 0
    ? { status: "incomplete", unanswered, cause: "选型被中断" }
    : { status: "finished", elapsedMs: run.elapsedMs };
}
