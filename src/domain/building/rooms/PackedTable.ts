/**
 * Columns that cross a thread by transfer: numbers as one Float64Array (NaN is "not stated"), texts as UTF-16 code
 * units end to end with `rows + 1` offsets. Cloning 20,000 room objects would block the page; transferring does
 * not.
 */
export type PackedColumn =
  | { readonly kind: "number"; readonly values: Float64Array<ArrayBuffer> }
  | {
      readonly kind: "text";
      readonly units: Uint16Array<ArrayBuffer>;
      readonly offsets: Uint32Array<ArrayBuffer>;
    };

export interface PackedTable {
  readonly rows: number;
  readonly columns: Readonly<Record<string, PackedColumn>>;
}

export function packNumbers(values: readonly (number | null)[]): PackedColumn {
  const packed = new Float64Array(values.length);
  values.forEach((value, row) => (packed[row] = value ?? NaN));
  return { kind: "number", values: packed };
}

export function packTexts(texts: readonly string[]): PackedColumn {
  const offsets = new Uint32Array(texts.length + 1);
  texts.forEach((text, row) => (offsets[row + 1] = offsets[row]! + text.length));
  const units = new Uint16Array(offsets[texts.length]!);
  texts.forEach((text, row) => {
    const start = offsets[row]!;
    for (let at = 0; at < text.length; at++) units[start + at] = text.charCodeAt(at);
  });
  return { kind: "text", units, offsets };
}

export function textAt(column: PackedColumn, row: number): string {
  if (column.kind !== "text") throw new TypeError("a column of numbers has no text");
  const end = column.offsets[row + 1]!;
  // Unit by unit, because spreading a view into one call takes twice as long for texts of this length.
  let text = "";
  for (let at = column.offsets[row]!; at < end; at++) text += String.fromCharCode(column.units[at]!);
  return text;
}

export function numberAt(column: PackedColumn, row: number): number | null {
  if (column.kind !== "number") throw new TypeError("a column of texts has no number");
  const value = column.values[row]!;
  return Number.isNaN(value) ? null : value;
}

/** The buffers for the transfer list. */
export function buffersOf(table: PackedTable): ArrayBuffer[] {
  return Object.values(table.columns).flatMap((column) =>
    column.kind === "number" ? [column.values.buffer] : [column.units.buffer, column.offsets.buffer],
  );
}
