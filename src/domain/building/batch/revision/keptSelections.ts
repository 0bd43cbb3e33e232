import type { MultiRoomRow, NoMatchReason } from "../../selection/multiRoom.ts";
import { nearestLacks } from "../kind/nearestLacks.ts";
import type { Batch } from "../Batch.ts";
import type { BatchKind } from "../kind/BatchKind.ts";
import { RECHECKED } from "../table/ResultColumns.ts";
import { roomAt } from "../table/RoomColumns.ts";
import type { Chunk } from "../run/runRooms.ts";
import { writeAnswer } from "../run/writeAnswer.ts";
import { recheckedAt } from "../recheckedAt.ts";

/** Rooms with one product under one filter, whose selections a single question can check. */
export interface KeptGroup {
  /** Number of the product's entry. */
  readonly product: number;
  readonly roomIds: readonly string[];
}

/** A question whether rooms may keep their product. */
export interface KeptChunk<Filter> extends Chunk<Filter> {
  readonly product: number;
  readonly productId: string;
}

/** All unchecked selections, at most `size` rooms in a group, in the order of the building. */
export function keptGroups<Filter>(batch: Batch<Filter>, size: number): KeptGroup[] {
  const groups: { product: number; roomIds: string[] }[] = [];
  const open = new Map<number, string[]>();
  batch.rooms.ids.forEach((roomId, row) => {
    if (recheckedAt(batch, row) !== "unchecked") return;
    const product = batch.results.product[row]!;
    let roomIds = open.get(product);
    if (roomIds === undefined || roomIds.length === size) {
      roomIds = [];
      open.set(product, roomIds);
      groups.push({ product, roomIds });
    }
    roomIds.push(roomId);
  });
  return groups;
}

/** The row, if its selection is still waiting to be checked for this product. */
function rowUnchecked<Filter>(batch: Batch<Filter>, roomId: string, product: number): number | undefined {
  const row = batch.rooms.rowOf.get(roomId);
  if (row === undefined || batch.results.product[row] !== product) return undefined;
  return recheckedAt(batch, row) === "unchecked" ? row : undefined;
}

/** The question for a group with its rooms' present requirements; `null` if none of them is waiting any more. */
export function keptChunk<Filter>(
  batch: Batch<Filter>,
  { product, roomIds }: KeptGroup,
): KeptChunk<Filter> | null {
  const rows = roomIds.flatMap((roomId) => rowUnchecked(batch, roomId, product) ?? []);
  const entry = batch.products.at(product);
  const filter = entry && batch.filters.at(entry.judgedBy);
  if (entry === undefined || filter === undefined || rows.length === 0) return null;
  return {
    product,
    productId: entry.id,
    filter,
    rooms: rows.map((row) => roomAt(batch.rooms, row)),
    editions: rows.map((row) => batch.rooms.editions[row]!),
  };
}

/**
 * Writes the server's answers for a chunk. The figures of a selection that still fits are renewed; one that does
 * not stays, with the reason. Who chose it, what was offered and the screen's filter at the time stay unchanged.
 */
export function settleKept<Filter>(
  batch: Batch<Filter>,
  { rooms, editions, filter, product, productId }: KeptChunk<Filter>,
  answers: readonly MultiRoomRow[],
): void {
  rooms.forEach((room, at) => {
    const row = rowUnchecked(batch, room.roomId, product);
    if (row === undefined || batch.rooms.editions[row] !== editions[at]) return;
    const answer = answers[at]!;
    if (answer.id === productId) {
      writeAnswer(batch, { row, room, answer, askedWith: batch.results.askedWith[row]!, filter });
      return;
    }
    batch.results.verdict[row] = RECHECKED.unsatisfied;
    batch.results.verdictEdition[row] = batch.rooms.editions[row]!;
    batch.results.reason[row] = batch.reasons.indexOf(whatItLacks(batch.kind, answer.reasons, filter));
  });
}

/** The checks that the product fails, with figures. */
function whatItLacks<Filter>(
  kind: BatchKind<Filter>,
  reasons: readonly NoMatchReason[],
  filter: Filter,
): string {
  const nearest = reasons.find((reason) => reason.code === "nearest");
  const lacks = kind.advice && nearest && nearestLacks(nearest, kind.advice.words);
  return lacks || kind.explain(reasons, filter);
}
