import type { PackedPieces } from "../../../physics/curve/PackedCurves.ts";
import { PROPERTY } from "../../../catalogue/properties.ts";
import { dutyFormsOf, pairsOf } from "../../../catalogue/duty/dutyForms.ts";
import { entriesOf, keyedFrom, lookUp } from "../../../base/keyed.ts";
import { plainFigures } from "../Figures.ts";
import type { NamedColumns, Numbers, PropertyColumn } from "../SearchColumns.ts";
import {
  AT_END,
  SERIES,
  type DutyBlock,
  type DutyColumn,
  type DutyHead,
  type PackedCurveRows,
  type PackedRows,
} from "./DutyParts.ts";
import { packFigures } from "./figures.ts";
import { packFits } from "./fits.ts";

/**
 * About 150 kB of 20,000 fans: seconds on a line of one megabit. Blocks that arrived are kept if the user leaves.
 */
export const BLOCK_ROWS = 4_096;

/** m³/h of each row's best efficiency, by the quantity that meets a system. */
export type BestFlows = ReadonlyMap<string, Numbers>;

const quantitiesOf = ({ categoryCode, curves }: NamedColumns) =>
  [...new Set(dutyFormsOf(categoryCode).map(({ quantity }) => quantity))].flatMap((quantity) => {
    const found = lookUp(curves, quantity);
    return found === undefined ? [] : [[quantity, found] as const];
  });

/** The properties that a duty is compared with; they are sent with the rows. */
function comparedOf({ categoryCode, properties }: NamedColumns) {
  const codes = dutyFormsOf(categoryCode).flatMap((form) =>
    pairsOf(form).flatMap(({ flow, value }) => [flow, value]),
  );
  return [...new Set([...codes, PROPERTY.speedControl])].flatMap((code) => {
    const column = lookUp(properties, code);
    return column === undefined ? [] : [[code, column] as const];
  });
}

const codesOf = (column: PropertyColumn): readonly string[] => ("coded" in column ? column.coded.codes : []);

function packRows(column: PropertyColumn, from: number, to: number): PackedRows {
  switch (column.kind) {
    case "number":
      return { kind: "number", values: packFigures(plainFigures(column.values, from, to), false) };
    case "range":
      return {
        kind: "range",
        from: packFigures(column.from.subarray(from, to), false),
        to: packFigures(column.to.subarray(from, to), false),
      };
    case "bool":
      return { kind: "bool", values: column.values.subarray(from, to) };
    case "enum":
    case "text":
      return { kind: column.kind, rows: column.coded.rows.subarray(from, to) };
  }
}

export function packHead(columns: NamedColumns, version: string): DutyHead {
  const compared = comparedOf(columns);
  return {
    part: "head",
    version,
    categoryCode: columns.categoryCode,
    size: columns.size,
    blockRows: BLOCK_ROWS,
    brands: columns.brands.codes,
    kinds: keyedFrom(entriesOf(columns.properties).map(([code, { kind }]) => [code, kind] as const)),
    codes: keyedFrom(compared.map(([code, column]) => [code, codesOf(column)] as const)),
    curves: keyedFrom(
      quantitiesOf(columns).map(
        ([quantity, { knots, coefficients }]) =>
          [quantity, { knots: knots.length, coefficients: coefficients.length }] as const,
      ),
    ),
  };
}

/** The position of a row's best flow on its own curve. */
function bestPosition({ knots, firstKnot }: PackedPieces, row: number, flow: number): number {
  // Every row has indices for the start and end of its knots.
  const [begin, end] = [firstKnot[row]!, firstKnot[row + 1]!];
  if (end === begin) return 0;
  const [first, last] = [knots[begin]!, knots[end - 1]!];
  if (!(flow >= first && flow <= last)) return 0;
  return 1 + Math.round(((flow - first) / (last - first)) * (AT_END - 1));
}

/** The block of rows that begins at `from`; null if none begins there. */
export function packBlock(
  columns: NamedColumns,
  bestFlows: BestFlows,
  version: string,
  from: number,
): DutyBlock | null {
  if (from % BLOCK_ROWS !== 0 || !(from < columns.size)) return null;
  const to = Math.min(from + BLOCK_ROWS, columns.size);
  return {
    part: "rows",
    version,
    from,
    models: columns.models.slice(from, to),
    brands: columns.brands.rows.subarray(from, to),
    isSample: columns.isSample.subarray(from, to),
    ...(columns.libraries === undefined ? {} : { libraries: columns.libraries.subarray(from, to) }),
    properties: keyedFrom(
      comparedOf(columns).map(([code, column]) => [code, packRows(column, from, to)] as const),
    ),
    curves: keyedFrom(
      quantitiesOf(columns).map(([quantity, curves]): readonly [string, PackedCurveRows] => {
        const flows = bestFlows.get(quantity);
        const best = Uint16Array.from({ length: to - from }, (_, at) =>
          bestPosition(curves, from + at, flows?.[from + at] ?? NaN),
        );
        return [quantity, { fits: packFits(curves, from, to), best }];
      }),
    ),
  };
}

/** The column that a filter reads; null for a code that is no property of the category. */
export function packColumn(columns: NamedColumns, version: string, code: string): DutyColumn | null {
  const column: PropertyColumn | undefined =
    code === SERIES ? { kind: "text", coded: columns.series } : lookUp(columns.properties, code);
  if (column === undefined) return null;
  return { part: "column", version, code, rows: packRows(column, 0, columns.size), codes: codesOf(column) };
}
