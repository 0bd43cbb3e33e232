import type { Parameter } from "../../selection/multiRoom.ts";
import { conditionsInForce, type Batch } from "../Batch.ts";
import type { BatchKind } from "../kind/BatchKind.ts";
import { differingWords, filterWords } from "../kind/filterWords.ts";
import type { RowState } from "../state/batchState.ts";
import type { PlanRoom } from "../state/plan.ts";
import { statusOf } from "../table/ResultColumns.ts";
import { roomQuantity } from "../roomQuantity.ts";
import { roomAt } from "../table/RoomColumns.ts";
import { reasonAt } from "../reasonAt.ts";
import { selectionAt } from "../selectionAt.ts";
import { followedRules } from "../rules/followedRules.ts";
import { filtersOf } from "../rules/ruledFilter.ts";
import { inForceOf, rowStates } from "../rowStates.ts";
import { rowStateWords } from "../state/rowStateWords.ts";

/** Data that a plan needs beyond the batch. */
export interface PlanSources {
  /** By product id. A product that is no longer in the catalogue has no parameters. */
  readonly parametersOf: ReadonlyMap<string, readonly Parameter[]>;
  readonly brandNames: ReadonlyMap<string, string>;
}

/** The product that a plan gives to a row; undefined if there is no match or no answer. */
export const plannedProduct = <Filter>({ results, products }: Batch<Filter>, row: number) =>
  statusOf(results, row) === "matched" ? products.at(results.product[row]!) : undefined;

/** The distinct products of the plan, in the order of the building's rooms. */
export function planProductIds<Filter>(batch: Batch<Filter>): string[] {
  const ids = new Set<string>();
  for (let row = 0; row < batch.rooms.ids.length; row++) {
    const product = plannedProduct(batch, row);
    if (product) ids.add(product.id);
  }
  return [...ids];
}

const brandName = <Filter>(
  { brandOf }: BatchKind<Filter>,
  filter: Filter,
  names: PlanSources["brandNames"],
): string | null => names.get(brandOf(filter) ?? "") ?? null;

/** A filter in words, with its brand by name. */
export const conditionsInWords = <Filter>(
  kind: BatchKind<Filter>,
  filter: Filter,
  brandNames: PlanSources["brandNames"],
): readonly string[] => filterWords(kind.filterFields, filter, brandName(kind, filter, brandNames));

/** How a filter differs from another one, in words, with its brand by name. */
export const differingConditions = <Filter>(
  kind: BatchKind<Filter>,
  [own, other]: readonly [Filter, Filter],
  brandNames: PlanSources["brandNames"],
): readonly string[] => differingWords(kind.filterFields, own, other, brandName(kind, own, brandNames));

/** The remark on a room whose selection has a reservation. */
function remarkOf<Filter>(
  batch: Batch<Filter>,
  row: number,
  standing: RowState,
  differing: () => readonly string[],
): string {
  if (standing === "matched") return "";
  const why =
    standing === "otherConditions" ? `按 ${differing().join("，")} 选型` : reasonAt(batch, row, standing);
  return [rowStateWords(standing, batch.kind.words.noMatch), why].filter((part) => part !== "").join("：");
}

/** The confirmed plan, room by room, as a host or a project receives it. */
export function planRooms<Filter>(
  batch: Batch<Filter>,
  { parametersOf, brandNames }: PlanSources,
): PlanRoom[] {
  const { kind, filters, results } = batch;
  const stateAt = rowStates(batch);
  const isInForce = inForceOf(batch);
  const inForce = filtersOf(conditionsInForce(batch));
  const followed = followedRules(batch.rooms, batch.rules);
  // Rows share filters, so the words are made once for each filter.
  const words = new Map<Filter, readonly string[]>();
  const wordsOf = (filter: Filter) => {
    const found = words.get(filter) ?? conditionsInWords(kind, filter, brandNames);
    words.set(filter, found);
    return found;
  };
  const differing = new Map<string, readonly string[]>();
  const differingAt = (row: number): readonly string[] => {
    const [judgedBy, asked] = [results.judgedBy[row]!, followed[row]! + 1];
    const own = filters.at(judgedBy);
    if (own === undefined) return [];
    const key = `${judgedBy} ${asked}`;
    const found = differing.get(key) ?? differingConditions(kind, [own, inForce[asked]!], brandNames);
    differing.set(key, found);
    return found;
  };
  return batch.rooms.ids.map((_, row) => {
    const { roomId, roomCode, roomName, roomArea } = roomAt(batch.rooms, row);
    const standing = stateAt(row);
    const judgedBy = results.judgedBy[row]!;
    // Filters with the same requirements may differ in remarks; the current one is handed over.
    const present = inForce[followed[row]! + 1]!;
    const searchData = isInForce(row, judgedBy) ? present : (filters.at(judgedBy) ?? present);
    const remark = remarkOf(batch, row, standing, () => differingAt(row));
    const equipmentNumber = roomQuantity(batch, row);
    const room = { roomId, roomCode, roomName, roomArea, equipmentNumber, standing, remark };
    const product = plannedProduct(batch, row);
    if (!product) return room;
    const { id: productId, model: productModel, name: productName, isSample } = product;
    const parameters =
      kind.planParameters?.(productModel, selectionAt(batch, row)?.figures ?? []) ??
      parametersOf.get(productId) ??
      [];
    return {
      ...room,
      productId,
      productModel,
      productName,
      parameters,
      isSample,
      conditions: wordsOf(searchData),
      searchData,
    };
  });
}
