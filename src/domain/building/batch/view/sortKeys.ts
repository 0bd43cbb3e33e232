import type { Batch } from "../Batch.ts";
import type { SortKey } from "../state/batchState.ts";
import { soundMargin, type RoomSound } from "../state/RoomSound.ts";
import { naturalRanks } from "../../../base/naturalRanks.ts";
import type { ProductEntry } from "../table/ProductTable.ts";
import { statusOf } from "../table/ResultColumns.ts";
import { roomQuantity } from "../roomQuantity.ts";
import { surplusesAt } from "../selectionAt.ts";
import { marginAmong } from "../state/Surplus.ts";

const column = (rows: number, value: (row: number) => number) =>
  Float64Array.from({ length: rows }, (_, row) => value(row));

/** A row shows its product only while it counts as matched; other rows have no figure to sort by. */
function productColumn<Filter>(
  { results, products }: Batch<Filter>,
  value: (product: ProductEntry) => number | null,
) {
  const values = products.entries.map((product) => value(product) ?? NaN);
  return column(results.answer.length, (row) =>
    statusOf(results, row) === "matched" ? (values[results.product[row]!] ?? NaN) : NaN,
  );
}

/** A product without the text has none to sort by. */
function productTexts<Filter>(batch: Batch<Filter>, text: (product: ProductEntry) => string) {
  const { entries } = batch.products;
  const ranks = naturalRanks(entries.map(text));
  const rankOf = new Map(entries.map((product, at) => [product, text(product) === "" ? NaN : ranks[at]!]));
  return productColumn(batch, (product) => rankOf.get(product)!);
}

/** A room without units, or without the figure, has none to sort by. */
function soundColumn<Filter>(batch: Batch<Filter>, value: (sound: RoomSound) => number | null) {
  const soundAt = batch.hearing?.soundsIn(batch);
  return column(batch.rooms.ids.length, (row) => {
    const sound = soundAt?.(row) ?? null;
    return (sound && value(sound)) ?? NaN;
  });
}

/** Each text's rank among the others; NaN for an empty one. */
export type RankTexts = (texts: readonly string[]) => Float64Array;

/** One number for each row that gives the order of this key; NaN if a row has none. */
export function sortKeys<Filter>(
  batch: Batch<Filter>,
  key: SortKey,
  floorRanks: RankTexts = naturalRanks,
): Float64Array {
  const { rooms, results } = batch;
  switch (key) {
    case "roomCode":
      return naturalRanks(rooms.codes);
    case "roomName":
      return naturalRanks(rooms.names);
    case "floor":
      return floorRanks(rooms.floors);
    case "zone":
      return naturalRanks(rooms.zones);
    case "roomArea":
    case "coolingLoad":
    case "heatLoad":
    case "airSupplyVolume":
      return rooms.figures[key];
    case "quantity":
      return column(rooms.ids.length, (row) => roomQuantity(batch, row));
    case "specifiedQuantity":
      return rooms.figures.equipmentNumber;
    case "model":
      return productTexts(batch, ({ model }) => model);
    case "series":
      return productTexts(batch, ({ seriesName }) => seriesName);
    case "surplus":
      return column(rooms.ids.length, (row) => marginAmong(surplusesAt(batch, row))?.percent ?? NaN);
    case "sound":
      return soundColumn(batch, ({ level }) => level);
    // Rooms that exceed their limits most come first.
    case "soundVerdict":
      return soundColumn(batch, soundMargin);
    default: {
      const figure = Number(key.slice("figure:".length));
      if (batch.kind.hasFiguresByRoom)
        return column(rooms.ids.length, (row) =>
          statusOf(results, row) === "matched"
            ? (results.corrected[row * results.width + figure] ?? NaN)
            : NaN,
        );
      return productColumn(batch, ({ figures }) => figures[figure] ?? null);
    }
  }
}
