import { numberAt, textAt, type PackedColumn, type PackedTable } from "../../rooms/PackedTable.ts";
import { figureColumns, rowsById, TEXT_FIELDS, textColumns, type RoomColumns } from "./RoomColumns.ts";

/** Returns a new id for a room without one, or with one that is already taken. */
export type NextRoomId = () => string;

const textOr = (column: PackedColumn | undefined, row: number) =>
  column === undefined ? "" : textAt(column, row);

/**
 * Appends rooms from a sheet, a paste or a host to those that exist. A missing column states nothing; a quantity
 * that is no integer of 1 or more counts as not specified.
 */
export function unpackRooms(table: PackedTable, before: RoomColumns, nextId: NextRoomId, edition: number) {
  const { rows, columns } = table;
  const ids = [...before.ids];
  const taken = new Set(ids);
  for (let row = 0; row < rows; row++) {
    let id = textOr(columns["roomId"], row);
    while (id === "" || taken.has(id)) id = nextId();
    taken.add(id);
    ids.push(id);
  }
  const texts = textColumns((text) => {
    const column = columns[TEXT_FIELDS[text]];
    return before[text].concat(Array.from({ length: rows }, (_, row) => textOr(column, row)));
  });
  const figures = figureColumns((figure) => {
    const values = new Float64Array(ids.length).fill(NaN);
    values.set(before.figures[figure]);
    const column = columns[figure];
    if (column === undefined) return values;
    for (let row = 0; row < rows; row++) values[before.ids.length + row] = numberAt(column, row) ?? NaN;
    return values;
  });
  const editions = new Uint32Array(ids.length).fill(edition);
  editions.set(before.editions);
  keepWholeQuantities(figures.equipmentNumber);
  return { ids, ...texts, figures, editions, rowOf: rowsById(ids) } satisfies RoomColumns;
}

function keepWholeQuantities(quantities: Float64Array): void {
  for (let row = 0; row < quantities.length; row++) {
    const quantity = quantities[row]!;
    if (!(Number.isInteger(quantity) && quantity >= 1)) quantities[row] = NaN;
  }
}
