import { intersection, setOf, setWhere, type BitSet } from "./BitSet.ts";
import { codeNumber } from "./codeNumber.ts";
import type { Conditions } from "./Conditions.ts";
import { propertySet } from "./propertySet.ts";
import type { DutyMatches } from "./matchDuty.ts";
import { rowsUnderTolerances } from "./toleranceStates.ts";
import type { Coded, NarrowedColumns } from "./SearchColumns.ts";
import { isOfSpeed } from "./speedOf.ts";
import { lookUp } from "../../base/keyed.ts";
import type { SpeedMode } from "../../catalogue/duty/SpeedMode.ts";

/**
 * The name of a facet whose own filter is left out: `brand`, `series`, `speed`, `duty`, `tolerance`, `sample`,
 * `origin`, `words`, or a property's code.
 */
type Facet = string;

/** The rows that each filter lets pass, kept separately so that any of them can be left out. */
export interface Narrowed<out Columns extends NarrowedColumns = NarrowedColumns> {
  readonly columns: Columns;
  readonly filters: readonly { readonly facet: Facet; readonly set: BitSet }[];
  /** The rows that pass every filter. */
  readonly all: BitSet;
}

const ofCode = (coded: Coded, size: number, code: string): BitSet => {
  const number = codeNumber(coded, code);
  // 0 would select the rows that state no series.
  return setWhere(size, (row) => number !== 0 && coded.rows[row] === number);
};

const bySpeed = new WeakMap<NarrowedColumns, Map<SpeedMode, BitSet>>();

/** The rows of a speed mode, found once for each set of columns, which are never written to. */
function ofSpeed(columns: NarrowedColumns, speed: SpeedMode): BitSet {
  const known = bySpeed.get(columns) ?? new Map<SpeedMode, BitSet>();
  bySpeed.set(columns, known);
  const set = known.get(speed) ?? setWhere(columns.size, isOfSpeed(columns, speed));
  known.set(speed, set);
  return set;
}

/** @param duty rows that meet the duty of the conditions; null without one */
export function narrow<Columns extends NarrowedColumns>(
  columns: Columns,
  conditions: Conditions,
  duty: Pick<DutyMatches, "rows" | "tolerances"> | null,
): Narrowed<Columns> {
  const { size } = columns;
  const { brand, series, speed, isSample, origin = "all", words } = conditions;
  const filters: { facet: Facet; set: BitSet }[] = [];
  if (brand !== null) filters.push({ facet: "brand", set: ofCode(columns.brands, size, brand) });
  if (series !== null) filters.push({ facet: "series", set: ofCode(columns.series, size, series) });
  if (speed !== null) filters.push({ facet: "speed", set: ofSpeed(columns, speed) });
  if (duty !== null) filters.push({ facet: "duty", set: setOf(size, duty.rows) });
  const underTolerances =
    duty !== null && conditions.duty?.tolerance?.isRequired === true && rowsUnderTolerances(duty);
  if (underTolerances) filters.push({ facet: "tolerance", set: setOf(size, underTolerances) });
  if (isSample !== null)
    filters.push({
      facet: "sample",
      set: setWhere(size, (row) => (columns.isSample[row] === 1) === isSample),
    });
  if (origin !== "all")
    filters.push({
      facet: "origin",
      set: setWhere(size, (row) => (columns.libraries?.[row] ?? 0) > 0 === (origin === "own")),
    });
  if (words !== null) filters.push({ facet: "words", set: words });
  for (const { code, test } of conditions.filters) {
    const column = lookUp(columns.properties, code);
    if (column !== undefined) filters.push({ facet: code, set: propertySet(column, size, test) });
  }
  const sets = filters.map(({ set }) => set);
  return { columns, filters, all: intersection(size, sets) };
}

/** The rows that pass every filter but the facet's own, so that its counts tell what choosing it would give. */
export function passingWithout({ columns, filters, all }: Narrowed, facet: Facet): BitSet {
  // Without a duty nothing is judged within tolerances.
  const isLeftOut = (name: Facet) => name === facet || (facet === "duty" && name === "tolerance");
  const others = filters.filter((filter) => !isLeftOut(filter.facet));
  if (others.length === filters.length) return all;
  return intersection(
    columns.size,
    others.map(({ set }) => set),
  );
}
