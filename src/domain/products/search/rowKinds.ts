import { entriesOf } from "../../base/keyed.ts";
import type { Coded, NarrowedColumns } from "./SearchColumns.ts";

type CodeRows = Coded["rows"] | Uint8Array;

/** Rows that agree in every coded column are of one kind; a catalogue has far fewer kinds than rows. */
export interface RowKinds {
  /** Number of the kind of each row. */
  readonly rows: Uint16Array<ArrayBuffer>;
  /** A row of each kind. */
  readonly examples: readonly number[];
  /** The columns whose values are the same for all rows of a kind. */
  readonly columns: ReadonlySet<CodeRows>;
}

/** Finding kinds takes several passes, which would delay the first question to a larger category. */
const MOST_ROWS = 200_000;
/** With more kinds than this share of the rows, or than 16 bits can number, counting by kind saves nothing. */
const MOST_KINDS = { share: 0.25, count: 0x1_0000 };
/** Most entries of the table that maps a kind and a code to a new kind. */
const MOST_PLACES = 4_000_000;

interface CodedRows {
  readonly rows: CodeRows;
  /** Codes, with 0 for "not stated". */
  readonly count: number;
}

const BOOL_NUMBERS = 3;

const codedRows = ({ brands, series, properties }: NarrowedColumns): readonly CodedRows[] => [
  ...[brands, series].map(({ rows, codes }) => ({ rows, count: codes.length + 1 })),
  ...entriesOf(properties).flatMap(([, column]): readonly CodedRows[] => {
    if (column.kind === "bool") return [{ rows: column.values, count: BOOL_NUMBERS }];
    return column.kind === "enum" ? [{ rows: column.coded.rows, count: column.coded.codes.length + 1 }] : [];
  }),
];

function findKinds(columns: NarrowedColumns): RowKinds | null {
  const { size } = columns;
  if (size > MOST_ROWS) return null;
  const kinds = new Uint16Array(size);
  // The columns of a page leave out those that its questions do not name, such as the series; these have no rows.
  const coded = codedRows(columns).filter(({ rows }) => rows.length === size);
  const most = Math.min(MOST_KINDS.count, MOST_KINDS.share * size);
  let examples: number[] = [0];
  for (const { rows, count } of coded) {
    if (examples.length * count > MOST_PLACES) return null;
    const numbers = new Uint32Array(examples.length * count);
    examples = [];
    for (let row = 0; row < size; row++) {
      const index = kinds[row]! * count + rows[row]!;
      if (numbers[index] === 0) numbers[index] = examples.push(row);
      kinds[row] = numbers[index]! - 1;
    }
    if (examples.length > most) return null;
  }
  return { rows: kinds, examples, columns: new Set(coded.map(({ rows }) => rows)) };
}

const known = new WeakMap<NarrowedColumns, RowKinds | null>();

/** Found once for each set of columns, which are never written to; null where the rows have too many kinds. */
export function rowKinds(columns: NarrowedColumns): RowKinds | null {
  const held = known.get(columns);
  if (held !== undefined) return held;
  const found = findKinds(columns);
  known.set(columns, found);
  return found;
}
