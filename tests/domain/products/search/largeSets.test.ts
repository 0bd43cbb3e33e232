import * as fc from "fast-check";
import { expect, test } from "vitest";
import { keyedFrom } from "#domain/base/keyed.ts";
import { rowsIn, setWhere } from "#domain/products/search/BitSet.ts";
import { brandCounts, propertyFacet } from "#domain/products/search/facets.ts";
import { rowsWithin } from "#domain/products/search/figureOrder.ts";
import { narrow } from "#domain/products/search/narrow.ts";
import { rowKinds } from "#domain/products/search/rowKinds.ts";
import type { NarrowedColumns } from "#domain/products/search/SearchColumns.ts";
import { runsOf } from "../../../support/runsOf.ts";

const BRANDS = ["北辰", "朗源", "Grundig"];
const DRIVES = ["direct", "belt"];
const FIGURES = [NaN, -2, 0, 0.55, 4, 30, Infinity];

/** Few kinds of rows, each many times, as in a catalogue. */
const row = fc.record({
  brand: fc.nat(BRANDS.length),
  drive: fc.nat(DRIVES.length),
  isQuiet: fc.nat(2),
  power: fc.oneof(fc.constantFrom(...FIGURES), fc.double({ noNaN: false })),
  isNamed: fc.boolean(),
});
const rows = fc.array(row, { minLength: 200, maxLength: 400 });
const end = fc.oneof(fc.constantFrom(...FIGURES.slice(1), -Infinity), fc.double({ noNaN: true }));
type Row = typeof row extends fc.Arbitrary<infer Of> ? Of : never;

const columnsOf = (all: readonly Row[]): NarrowedColumns => ({
  categoryCode: "C000001",
  size: all.length,
  brands: { codes: BRANDS, rows: Uint16Array.from(all, ({ brand }) => brand) },
  series: { codes: [], rows: new Uint16Array(all.length) },
  isSample: new Uint8Array(all.length),
  curves: keyedFrom([]),
  properties: keyedFrom([
    ["drive", { kind: "enum", coded: { codes: DRIVES, rows: Uint16Array.from(all, ({ drive }) => drive) } }],
    ["quiet", { kind: "bool", values: Uint8Array.from(all, ({ isQuiet }) => isQuiet) }],
    ["power", { kind: "number", values: Float64Array.from(all, ({ power }) => power) }],
  ]),
});

const NONE = { brand: null, series: null, speed: null, duty: null, isSample: null } as const;

test("facets of large sets are those of a plain count over every row", () => {
  fc.assert(
    fc.property(rows, end, end, (all, from, to) => {
      const columns = columnsOf(all);
      const words = setWhere(all.length, (at) => all[at]!.isNamed);
      const filters = [{ code: "power", test: { kind: "between", from, to } as const }];
      const narrowed = narrow(columns, { ...NONE, words, filters }, null);
      const isWithin = ({ power }: Row) => power >= from && power <= to;
      const passing = all.filter((each) => each.isNamed && isWithin(each));
      const named = all.filter(({ isNamed }) => isNamed);
      expect(rowKinds(columns)).not.toBeNull();
      expect([...brandCounts(narrowed)]).toEqual(
        BRANDS.map((_, at) => passing.filter(({ brand }) => brand === at + 1).length),
      );
      const drives = propertyFacet(narrowed, "drive");
      expect(drives?.kind === "counts" && [...drives.counts]).toEqual(
        DRIVES.map((_, at) => passing.filter(({ drive }) => drive === at + 1).length),
      );
      const quiet = propertyFacet(narrowed, "quiet");
      expect(quiet?.kind === "counts" && [...quiet.counts]).toEqual(
        [1, 2].map((value) => passing.filter(({ isQuiet }) => isQuiet === value).length),
      );
      // The filter of this facet itself is left out.
      const powers = named.map(({ power }) => power).filter((power) => !Number.isNaN(power));
      expect(propertyFacet(narrowed, "power")).toEqual({
        kind: "span",
        min: powers.length === 0 || Math.min(...powers) === Infinity ? null : Math.min(...powers),
        max: powers.length === 0 || Math.max(...powers) === -Infinity ? null : Math.max(...powers),
      });
    }),
    { numRuns: runsOf(300), endOnFailure: true },
  );
});

test("columns of a page, which lack the series, are counted as whole ones are", () => {
  const whole = columnsOf(
    Array.from({ length: 240 }, (_, at) => ({
      brand: (at % 3) + 1,
      drive: at % 2,
      isQuiet: at % 2,
      power: at,
      isNamed: true,
    })),
  );
  const page = { ...whole, series: { codes: [], rows: new Uint16Array() } };
  const counts = (columns: NarrowedColumns) => [
    ...brandCounts(narrow(columns, { ...NONE, words: null, filters: [] }, null)),
  ];
  expect(counts(page)).toEqual([80, 80, 80]);
  expect(counts(page)).toEqual(counts(whole));
});

test("rows between two ends are those of a plain comparison, whichever ends and gaps there are", () => {
  const figures = fc.array(fc.oneof(fc.constantFrom(...FIGURES, -0), fc.double({ noNaN: false })), {
    maxLength: 100,
  });
  fc.assert(
    fc.property(figures, end, end, (values, from, to) => {
      const found = rowsIn(rowsWithin(Float64Array.from(values), { from, to }));
      expect([...found]).toEqual(values.flatMap((value, at) => (value >= from && value <= to ? [at] : [])));
    }),
    { numRuns: runsOf(500), endOnFailure: true },
  );
});
