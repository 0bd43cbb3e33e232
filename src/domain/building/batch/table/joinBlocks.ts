import { greatest } from "../../../base/lists.ts";
import { rowsGrownBy } from "./gatherRows.ts";
import { gatherResults, type ResultColumns } from "./ResultColumns.ts";
import { figureColumns, ROOM_TEXTS, rowsById, textColumns, type RoomColumns } from "./RoomColumns.ts";

interface TypedColumn {
  readonly length: number;
  set(values: ArrayLike<number>, offset?: number): void;
}

const sum = (lengths: readonly number[]) => lengths.reduce((total, length) => total + length, 0);

/** Joins columns one after another; `make` allocates. */
function joinColumns<Column extends TypedColumn & ArrayLike<number>>(
  columns: readonly Column[],
  make: (length: number) => Column,
): Column {
  const joined = make(sum(columns.map(({ length }) => length)));
  let at = 0;
  for (const column of columns) {
    joined.set(column, at);
    at += column.length;
  }
  return joined;
}

/** Joins blocks of rooms. Throws if a block's columns differ in length. */
export function joinRooms(blocks: readonly Omit<RoomColumns, "rowOf">[]): RoomColumns {
  for (const block of blocks) {
    const { ids, figures, editions } = block;
    const texts = ROOM_TEXTS.map((text) => block[text]);
    sameLength(ids.length, [...texts, editions, ...Object.values(figures)]);
  }
  const ids = blocks.flatMap((block) => block.ids);
  return {
    ids,
    ...textColumns((text) => blocks.flatMap((block) => block[text])),
    figures: figureColumns((figure) =>
      joinColumns(
        blocks.map(({ figures }) => figures[figure]),
        (length) => new Float64Array(length),
      ),
    ),
    editions: joinColumns(
      blocks.map(({ editions }) => editions),
      (length) => new Uint32Array(length),
    ),
    rowOf: rowsById(ids),
  };
}

/**
 * Joins blocks of results, as wide as the widest; a block saved before the first figures came has none. Throws if
 * a block's columns differ in length.
 */
export function joinResults(saved: readonly ResultColumns[]): ResultColumns {
  const width = Math.max(0, greatest(saved.map((block) => block.width)));
  const blocks = saved.map((block) => {
    const { width: own, corrected, ...columns } = block;
    const rows = columns.answer.length;
    sameLength(rows, Object.values(columns));
    sameLength(rows * own, [corrected]);
    return own === width ? block : gatherResults(block, rowsGrownBy(rows, 0), width);
  });
  const join = <Key extends keyof Omit<ResultColumns, "width">>(
    key: Key,
    make: (length: number) => ResultColumns[Key],
  ) =>
    joinColumns<ResultColumns[Key]>(
      blocks.map((block) => block[key]),
      make,
    );
  const bytes = (length: number) => new Uint8Array(length);
  const counts = (length: number) => new Uint32Array(length);
  const numbers = (length: number) => new Int32Array(length);
  const figures = (length: number) => new Float64Array(length);
  return {
    answer: join("answer", bytes),
    pending: join("pending", bytes),
    before: join("before", bytes),
    byHand: join("byHand", bytes),
    refused: join("refused", bytes),
    joinedLater: join("joinedLater", bytes),
    locked: join("locked", bytes),
    verdict: join("verdict", bytes),
    verdictEdition: join("verdictEdition", counts),
    edition: join("edition", counts),
    need: join("need", figures),
    quantity: join("quantity", counts),
    product: join("product", numbers),
    offered: join("offered", numbers),
    reason: join("reason", numbers),
    askedWith: join("askedWith", numbers),
    judgedBy: join("judgedBy", numbers),
    adopted: join("adopted", numbers),
    surplus: join("surplus", figures),
    corrected: join("corrected", figures),
    width,
  };
}

function sameLength(rows: number, columns: readonly ArrayLike<unknown>[]): void {
  if (columns.some(({ length }) => length !== rows)) throw new RangeError("columns of different length");
}
