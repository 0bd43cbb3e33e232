import { fail, ok, type Result } from "#domain/base/result.ts";
import { DutyColumnsReader } from "#domain/products/search/parts/DutyColumnsReader.ts";
import type { DutyBlock, DutyColumn, DutyHead } from "#domain/products/search/parts/DutyParts.ts";
import { fetchPart, type Fetching, type PartFailure } from "./fetchPart.ts";

/** If a catalogue keeps changing while it is read, the server answers instead. */
const MOST_BEGINNINGS = 3;

/** The columns of a category that have arrived so far. */
export interface FetchedColumns {
  readonly head: DutyHead;
  readonly reader: DutyColumnsReader;
}

async function part<Part extends DutyBlock | DutyColumn>(
  name: string,
  kind: Part["part"],
  { version }: DutyHead,
  fetching: Fetching,
): Promise<Result<Part, PartFailure>> {
  const found = await fetchPart(`/${version}/${encodeURIComponent(name)}`, fetching);
  if (!found.ok) return found;
  // Data with the checksum of our own format was written by `packDutyParts`.
  const data = found.value as Part;
  // Something in between, such as a cache, has answered with another state, in spite of the address.
  if (data.version !== version) return fail("gone");
  return data.part === kind ? ok(data) : fail("unavailable");
}

async function readOnce(
  categoryCode: string,
  fetching: Fetching,
): Promise<Result<FetchedColumns, PartFailure>> {
  const found = await fetchPart("", fetching);
  if (!found.ok) return fail("unavailable");
  const head = found.value as DutyHead;
  if (head.part !== "head" || head.categoryCode !== categoryCode) return fail("unavailable");
  const reader = new DutyColumnsReader(head);
  // One after the other, so that on a slow line the page's own requests come first.
  while (reader.rows < head.size) {
    const block = await part<DutyBlock>(`rows-${reader.rows}`, "rows", head, fetching);
    if (!block.ok) return block;
    if (!reader.addBlock(block.value)) return fail("unavailable");
    fetching.onShare?.(reader.rows / head.size);
  }
  return reader.isWhole ? ok({ head, reader }) : fail("unavailable");
}

/**
 * The columns of a category, block by block. If the catalogue changes between two blocks, it begins again;
 * blocks of two states are never combined.
 */
export async function fetchColumns(
  categoryCode: string,
  fetching: Fetching,
): Promise<Result<FetchedColumns, "unavailable">> {
  try {
    for (let beginning = 0; beginning < MOST_BEGINNINGS; beginning++) {
      const read = await readOnce(categoryCode, fetching);
      if (read.ok) return read;
      if (read.code === "unavailable") break;
    }
  } catch {
    // The checksum was right but the content was not: the data are discarded.
  }
  return fail("unavailable");
}

/** Adds the missing columns for filters with these codes. */
export async function fetchFilters(
  { head, reader }: FetchedColumns,
  codes: readonly string[],
  fetching: Fetching,
): Promise<Result<null, PartFailure>> {
  try {
    for (const code of codes) {
      if (!reader.lacks(code)) continue;
      const column = await part<DutyColumn>(`column-${code}`, "column", head, fetching);
      if (!column.ok) return column;
      if (column.value.code !== code || !reader.addColumn(column.value)) return fail("unavailable");
    }
    return ok(null);
  } catch {
    return fail("unavailable");
  }
}
