export type NumberColumn =
  Uint8Array<ArrayBuffer> | Uint32Array<ArrayBuffer> | Int32Array<ArrayBuffer> | Float64Array<ArrayBuffer>;

/** Marks a row that the source does not have: its cells get the blank value. */
export const NEW_ROW = -1;

/** The cells of these rows, in this order; each row has `width` cells. */
export function gatherNumbers<Column extends NumberColumn>(
  column: Column,
  rows: Int32Array,
  blank: number,
  width = 1,
): Column {
  const length = rows.length * width;
  // A typed array's constructor makes an array of its own kind; TypeScript only knows it as some function.
  const gathered = new (column.constructor as new (length: number) => Column)(length);
  for (let to = 0; to < rows.length; to++) {
    const from = rows[to]!;
    for (let cell = 0; cell < width; cell++)
      gathered[to * width + cell] = from === NEW_ROW ? blank : column[from * width + cell]!;
  }
  return gathered;
}

/** All of `count` rows, followed by `added` new ones. */
export function rowsGrownBy(count: number, added: number): Int32Array<ArrayBuffer> {
  const rows = new Int32Array(count + added).fill(NEW_ROW);
  for (let row = 0; row < count; row++) rows[row] = row;
  return rows;
}
