import type { PackedCurves } from "../../../physics/curve/PackedCurves.ts";
import { resistanceRange } from "../../../physics/curve/resistanceRange.ts";
import { entriesOf, keyedFrom, lookUp } from "../../../base/keyed.ts";
import { append } from "../../../base/lists.ts";
import type { Coded, Figures, NamedColumns, Numbers, PropertyColumn } from "../SearchColumns.ts";
import {
  AT_END,
  SERIES,
  type DutyBlock,
  type DutyColumn,
  type DutyHead,
  type PackedCurveRows,
  type PackedRows,
} from "./DutyParts.ts";
import { unpackFigures } from "./figures.ts";
import { unpackFits } from "./fits.ts";

/** The curves of a category while they are being received. */
interface CurvesInMaking {
  readonly curves: PackedCurves;
  /** m³/h of each row's best efficiency. */
  readonly best: Numbers;
}

const emptyCurves = (size: number, knots: number, coefficients: number): CurvesInMaking => ({
  curves: {
    knots: new Float64Array(knots),
    coefficients: new Float64Array(coefficients),
    firstKnot: new Uint32Array(size + 1),
    firstCoefficient: new Uint32Array(size + 1),
    leastResistance: new Float64Array(size).fill(Number.POSITIVE_INFINITY),
    greatestResistance: new Float64Array(size).fill(Number.NEGATIVE_INFINITY),
    hasSingleCrossing: new Uint8Array(size),
  },
  best: new Float64Array(size).fill(NaN),
});

const codedRows = (size: number, codes: readonly string[]): Coded["rows"] =>
  codes.length > 0xffff ? new Uint32Array(size) : new Uint16Array(size);

function emptyColumn(kind: PropertyColumn["kind"], size: number, codes: readonly string[]): PropertyColumn {
  switch (kind) {
    case "number":
      return { kind, values: new Float64Array(size) };
    case "range":
      return { kind, from: new Float64Array(size), to: new Float64Array(size) };
    case "bool":
      return { kind, values: new Uint8Array(size) };
    case "enum":
    case "text":
      return { kind, coded: { codes, rows: codedRows(size, codes) } };
  }
}

function putCoded({ codes, rows }: Coded, from: number, packed: Coded["rows"], count: number): boolean {
  if (packed.length !== count || packed.some((number) => number > codes.length)) return false;
  rows.set(packed, from);
  return true;
}

/** Columns are received as plain figures. */
function putFigures(
  values: Figures,
  from: number,
  packed: Parameters<typeof unpackFigures>[0],
  count: number,
) {
  const figures = unpackFigures(packed, count);
  if (figures === null || !(values instanceof Float64Array)) return false;
  values.set(figures, from);
  return true;
}

/** Writes rows into their column; false if they do not belong to it. */
function putRows(column: PropertyColumn, from: number, packed: PackedRows, count: number): boolean {
  if (column.kind === "number" && packed.kind === "number")
    return putFigures(column.values, from, packed.values, count);
  if (column.kind === "range" && packed.kind === "range")
    return putFigures(column.from, from, packed.from, count) && putFigures(column.to, from, packed.to, count);
  if (column.kind === "bool" && packed.kind === "bool") {
    if (packed.values.length !== count) return false;
    column.values.set(packed.values, from);
    return true;
  }
  if ("coded" in column && packed.kind === column.kind)
    return putCoded(column.coded, from, packed.rows, count);
  return false;
}

function putCurves(
  { curves, best: bestFlows }: CurvesInMaking,
  from: number,
  { fits, best }: PackedCurveRows,
  count: number,
): boolean {
  const { knots, coefficients, firstKnot, firstCoefficient } = curves;
  if (best.length !== count || fits.knotCounts.length !== count) return false;
  let row = from;
  const isRead = unpackFits(fits, (x, fit) => {
    // The rows before this one determine where its own begin.
    const [knot, coefficient] = [firstKnot[row]!, firstCoefficient[row]!];
    // `set` throws if there are more than the head announced.
    knots.set(x, knot);
    coefficients.set(fit, coefficient);
    firstKnot[row + 1] = knot + x.length;
    firstCoefficient[row + 1] = coefficient + fit.length;
    if (x.length > 0) {
      const found = resistanceRange({ knots: x, coefficients: fit, stride: fit.length / (x.length - 1) });
      curves.leastResistance[row] = found.least;
      curves.greatestResistance[row] = found.greatest;
      curves.hasSingleCrossing[row] = Number(found.hasSingleCrossing);
      const position = best[row - from]!;
      const [first, last] = [x[0]!, x.at(-1)!];
      if (position > 0)
        bestFlows[row] = Math.min(first + ((last - first) * (position - 1)) / (AT_END - 1), last);
    }
    row++;
  });
  return isRead;
}

/**
 * Assembles the parts of one state of a category into the original columns, to the last bit: block after block,
 * then the columns that filters read. A part that does not belong here is refused, and the reader is useless from
 * then on.
 */
export class DutyColumnsReader {
  readonly #head: DutyHead;
  readonly #columns: Map<string, PropertyColumn>;
  readonly #curves: ReadonlyMap<string, CurvesInMaking>;
  readonly #brands: Coded;
  readonly #isSample: Uint8Array<ArrayBuffer>;
  #libraries: NonNullable<DutyBlock["libraries"]> | null = null;
  readonly #models: string[] = [];
  #series: Coded;
  /** Codes of the columns that arrived on their own. */
  readonly #filters = new Set<string>();

  constructor(head: DutyHead) {
    const { size } = head;
    this.#head = head;
    this.#brands = { codes: head.brands, rows: codedRows(size, head.brands) };
    this.#series = { codes: [], rows: new Uint16Array(size) };
    this.#isSample = new Uint8Array(size);
    this.#columns = new Map(
      entriesOf(head.kinds).map(([code, kind]) => {
        const codes = lookUp(head.codes, code);
        // A question learns only the kind of a column that has not arrived.
        return [code, emptyColumn(kind, codes === undefined ? 0 : size, codes ?? [])];
      }),
    );
    this.#curves = new Map(
      entriesOf(head.curves).map(([quantity, { knots, coefficients }]) => [
        quantity,
        emptyCurves(size, knots, coefficients),
      ]),
    );
  }

  /** The row with which the next block begins; equals the size when all have arrived. */
  get rows(): number {
    return this.#models.length;
  }

  /** @throws RangeError for a block that holds more than the head announced */
  addBlock({ from, models, brands, isSample, libraries, properties, curves }: DutyBlock): boolean {
    const { size, blockRows } = this.#head;
    const count = Math.min(blockRows, size - from);
    if (from !== this.rows || models.length !== count || isSample.length !== count) return false;
    if (libraries !== undefined && libraries.length !== count) return false;
    const areRead =
      putCoded(this.#brands, from, brands, count) &&
      entriesOf(this.#head.codes).every(([code]) => {
        const [column, rows] = [this.#columns.get(code), lookUp(properties, code)];
        return column !== undefined && rows !== undefined && putRows(column, from, rows, count);
      }) &&
      [...this.#curves].every(([quantity, inMaking]) => {
        const rows = lookUp(curves, quantity);
        return rows !== undefined && putCurves(inMaking, from, rows, count);
      });
    if (!areRead) return false;
    this.#isSample.set(isSample, from);
    if (libraries !== undefined) {
      this.#libraries ??= libraries instanceof Uint16Array ? new Uint16Array(size) : new Uint8Array(size);
      this.#libraries.set(libraries, from);
    }
    append(this.#models, models);
    return true;
  }

  /** All rows and everything that the head announced have arrived. */
  get isWhole(): boolean {
    const { size } = this.#head;
    return (
      this.rows === size &&
      [...this.#curves.values()].every(
        ({ curves: { knots, coefficients, firstKnot, firstCoefficient } }) =>
          firstKnot[size] === knots.length && firstCoefficient[size] === coefficients.length,
      )
    );
  }

  /** Whether the column that a filter reads must still be fetched; false for a code that is no property here. */
  lacks(code: string): boolean {
    const { kinds, codes } = this.#head;
    if (this.#filters.has(code)) return false;
    return code === SERIES || (lookUp(kinds, code) !== undefined && lookUp(codes, code) === undefined);
  }

  addColumn({ code, rows, codes }: DutyColumn): boolean {
    const { size, kinds } = this.#head;
    const kind = code === SERIES ? "text" : lookUp(kinds, code);
    if (kind === undefined) return false;
    const column = emptyColumn(kind, size, codes);
    if (!putRows(column, 0, rows, size)) return false;
    if (code === SERIES) this.#series = (column as PropertyColumn & { kind: "text" }).coded;
    else this.#columns.set(code, column);
    this.#filters.add(code);
    return true;
  }

  /** m³/h of a row's best efficiency on the curve of a quantity; NaN without a curve. */
  bestFlow(quantity: string): (row: number) => number {
    const best = this.#curves.get(quantity)?.best;
    return (row) => best?.[row] ?? NaN;
  }

  /** The columns at this moment; columns that arrive later appear in later calls. */
  columns(): NamedColumns {
    return {
      categoryCode: this.#head.categoryCode,
      size: this.#head.size,
      brands: this.#brands,
      series: this.#series,
      isSample: this.#isSample,
      ...(this.#libraries === null ? {} : { libraries: this.#libraries }),
      models: this.#models,
      properties: keyedFrom(this.#columns),
      curves: keyedFrom([...this.#curves].map(([quantity, { curves }]) => [quantity, curves] as const)),
    };
  }
}
