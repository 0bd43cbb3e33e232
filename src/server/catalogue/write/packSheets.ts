import { keyedFrom, type Keyed } from "#domain/base/keyed.ts";
import { arrayLiteral } from "../../database/arrayLiteral.ts";
import type { CurveRow, ValueRow } from "../../database/schema/catalogueRows.ts";
import { inSlices } from "../../database/inSlices.ts";
import type { CurveLine, CurveSet, SheetValue } from "../../database/schema/ProductSheet.ts";
import { sheetHash } from "../../database/revisions/sheetHash.ts";

/** Sheets packed for the table: an array literal for each column. */
export interface PackedSheets {
  readonly productId: string;
  readonly values: string;
  readonly curves: string;
  readonly recordHash: string;
}

/** Stated values and curves of products, as they are made. */
export interface Stated {
  readonly values: readonly ValueRow[];
  readonly curves: readonly CurveRow[];
}

/** Rows of one statement: a kilobyte or two each, so that the statement stays below a few megabytes. */
const SLICE = 1_000;

/** @throws Error for a row without a value or with two, or with text that a column cannot hold */
function sheetValue({ productId, propertyCode, ...row }: ValueRow): SheetValue {
  const { enumCode = null, rangeFrom: from = null, rangeTo: to = null } = row;
  const stated = [
    row.number,
    row.text,
    row.bool,
    enumCode === null ? null : { enum: enumCode },
    from === null && to === null ? null : { from, to },
  ].filter((value) => value !== null && value !== undefined);
  const [value] = stated;
  if (value === undefined || stated.length > 1)
    throw new Error(`${productId} states ${stated.length} values of ${propertyCode}`);
  if (typeof value === "string" && value.includes("\0"))
    throw new Error(
      `${productId}: the text of ${propertyCode} holds a character that no text of the database may`,
    );
  return value;
}

const isSameList = (one: readonly number[], other: readonly number[]) =>
  one === other || (one.length === other.length && one.every((value, at) => value === other[at]));

const isSameSet = (set: CurveSet, row: CurveRow) =>
  set.setting === row.setting &&
  set.rotationalSpeed === row.rotationalSpeed &&
  set.isScalable === row.isScalable &&
  isSameList(set.flows, row.flows);

/** The values and curves of one product, gathered row by row. */
class Sheet {
  readonly #values = new Map<string, SheetValue>();
  readonly #sets: (CurveSet & { readonly lines: CurveLine[] })[] = [];
  #last = -1;

  state(row: ValueRow): void {
    const { productId, propertyCode } = row;
    if (this.#values.has(propertyCode)) throw new Error(`${productId} states ${propertyCode} twice`);
    this.#values.set(propertyCode, sheetValue(row));
  }

  /** Keeps curves in the order of their positions. */
  draw(row: CurveRow): void {
    const { position, quantity, values, fit, setting, rotationalSpeed, isScalable, flows } = row;
    if (position <= this.#last) throw new Error(`${row.productId}: curve ${position} after ${this.#last}`);
    this.#last = position;
    const line = { quantity, values, fit };
    const set = this.#sets.at(-1);
    if (set !== undefined && isSameSet(set, row)) set.lines.push(line);
    else this.#sets.push({ setting, rotationalSpeed, isScalable, flows, lines: [line] });
  }

  get values(): Keyed<SheetValue> {
    return keyedFrom(this.#values);
  }
  get curves(): readonly CurveSet[] {
    return this.#sets;
  }
}

/** Sheets by product id. */
export type StatedSheets = ReadonlyMap<string, Pick<Sheet, "values" | "curves">>;

/** One sheet for each product that has any value or curve. */
export function sheetsOf({ values, curves }: Stated): StatedSheets {
  const sheets = new Map<string, Sheet>();
  const sheetOf = (id: string) => {
    const known = sheets.get(id);
    if (known !== undefined) return known;
    const sheet = new Sheet();
    sheets.set(id, sheet);
    return sheet;
  };
  for (const row of values) sheetOf(row.productId).state(row);
  for (const row of curves) sheetOf(row.productId).draw(row);
  return sheets;
}

/** Packs sheets, one statement's rows each. */
export const packSheets = (sheets: StatedSheets): PackedSheets[] =>
  inSlices([...sheets], SLICE).map((slice) => {
    const stated = slice.map(([id, { values, curves }]) => ({ id, values, curves }));
    return {
      productId: arrayLiteral(stated.map(({ id }) => id)),
      values: arrayLiteral(stated.map(({ values }) => JSON.stringify(values))),
      curves: arrayLiteral(stated.map(({ curves }) => JSON.stringify(curves))),
      recordHash: arrayLiteral(stated.map(({ id, values, curves }) => sheetHash(id, values, curves))),
    };
  });
