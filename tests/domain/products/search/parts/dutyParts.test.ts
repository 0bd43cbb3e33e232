import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { packCurves } from "#domain/physics/curve/PackedCurves.ts";
import { piecesPacked } from "#domain/physics/curve/piecesPacked.ts";
import { fitCurve } from "#domain/physics/curve/fitCurve.ts";
import { dutyFormsOf } from "#domain/catalogue/duty/dutyForms.ts";
import { entriesOf, keyed, lookUp } from "#domain/base/keyed.ts";
import { bestFlowOf, bestFlows } from "#domain/products/search/bestFlows.ts";
import { columnsOf } from "#domain/products/search/columnsOf.ts";
import { DutyColumnsReader } from "#domain/products/search/parts/DutyColumnsReader.ts";
import { SERIES, type DutyBlock, type DutyHead } from "#domain/products/search/parts/DutyParts.ts";
import { packFits, unpackFits } from "#domain/products/search/parts/fits.ts";
import { packData, unpackData } from "#domain/products/search/parts/packData.ts";
import { BLOCK_ROWS, packBlock, packColumn, packHead } from "#domain/products/search/parts/packDutyParts.ts";
import type { NamedColumns } from "#domain/products/search/SearchColumns.ts";
import { manyFans } from "../../../../support/manyFans.ts";
import { runsOf } from "../../../../support/runsOf.ts";
import { anyFans, tableOf } from "../support/searchMaker.ts";

const FORM = dutyFormsOf("C000001")[0]!;
const travelled = <Data>(data: Data): Data => unpackData(packData(data)) as Data;

/** The parts in the order they arrive, and their reader. */
function parted(columns: NamedColumns) {
  const best = new Map([[FORM.quantity as string, bestFlows(columns, FORM)]]);
  const head = travelled(packHead(columns, "v1"));
  const blocks: DutyBlock[] = [];
  for (let from = 0; from < columns.size; from += BLOCK_ROWS)
    blocks.push(travelled(packBlock(columns, best, "v1", from)!));
  return { head, blocks, reader: new DutyColumnsReader(head) };
}

/** Reads all parts, including those for filters; a refused part ends the test. */
function read(columns: NamedColumns): DutyColumnsReader {
  const { blocks, reader } = parted(columns);
  const codes = [...entriesOf(columns.properties).map(([each]) => each), SERIES];
  const isRead =
    blocks.every((block) => reader.addBlock(block)) &&
    reader.isWhole &&
    codes
      .filter((code) => reader.lacks(code))
      .every((code) => reader.addColumn(travelled(packColumn(columns, "v1", code)!)));
  if (!isRead) throw new Error("a part was refused");
  return reader;
}

/** The columns from which a duty is answered; what only a list shows stays with the server. */
const answeredFrom = ({ curves, ...columns }: NamedColumns) => ({
  ...columns,
  curves: keyed({ [FORM.quantity]: lookUp(curves, FORM.quantity) }),
});

describe("the columns of a category in parts", () => {
  test("are put together as they were, to the last bit", () => {
    fc.assert(
      fc.property(anyFans, (fans) => {
        const { tieOrder: _, ...columns } = columnsOf(tableOf(fans)).columns;
        const named = { ...columns, models: fans.map(({ model }) => model) };
        expect(read(named).columns()).toEqual(answeredFrom(named));
      }),
      { numRuns: runsOf(60) },
    );
  });

  /** Enough fans for three blocks; the data of their curves is computed as the server does. */
  function large(): NamedColumns {
    const { tieOrder: _, ...columns } = manyFans(2 * BLOCK_ROWS + 100);
    const stretched = lookUp(columns.curves, FORM.quantity)!;
    const whole = packCurves(
      Array.from({ length: columns.size }, (__, row) => ({
        ...piecesPacked(stretched, row)!,
        kind: "polynomial",
        hasFormula: true,
        residual: 0,
      })),
    );
    const efficiency = lookUp(columns.curves, "totalPressureEfficiency")!;
    return {
      ...columns,
      curves: keyed({ [FORM.quantity]: whole, totalPressureEfficiency: efficiency }),
      models: Array.from({ length: columns.size }, (__, row) => `F-${row} 𠮷`),
    };
  }

  test("of several blocks too, whose curves are no decimals", () => {
    const columns = large();
    expect(read(columns).columns()).toEqual(answeredFrom(columns));
  });

  test("tell where a row is at its best, to a fraction of a pixel and within its range", () => {
    const columns = large();
    const [best, told] = [bestFlowOf(columns, FORM), read(columns).bestFlow(FORM.quantity)];
    for (let row = 0; row < columns.size; row++)
      expect(Math.abs(told(row) / best(row) - 1)).toBeLessThan(5e-5);
  });

  test("are no columns before the last block, and a block belongs in one place", () => {
    const { blocks, reader } = parted(large());
    const [first, second, third] = blocks as [DutyBlock, DutyBlock, DutyBlock];
    expect(reader.addBlock(second)).toBe(false);
    expect(reader.addBlock(first)).toBe(true);
    expect(reader.addBlock(first)).toBe(false);
    expect(reader.addBlock(third)).toBe(false);
    expect(reader.addBlock(second)).toBe(true);
    expect(reader.isWhole).toBe(false);
    expect(reader.rows).toBe(2 * BLOCK_ROWS);
  });

  test("lack what a filter reads until it has come; a figure of the duty has come with the rows", () => {
    const columns = large();
    const { blocks, reader } = parted(columns);
    for (const block of blocks) reader.addBlock(block);
    expect(reader.lacks(PROPERTY.noise)).toBe(true);
    expect(reader.lacks(PROPERTY.airFlow)).toBe(false);
    expect(reader.lacks("P999999")).toBe(false);
    reader.addColumn(packColumn(columns, "v1", PROPERTY.noise)!);
    expect(reader.lacks(PROPERTY.noise)).toBe(false);
    expect(packColumn(columns, "v1", "P999999")).toBeNull();
    expect(packBlock(columns, new Map(), "v1", 7)).toBeNull();
    expect(packBlock(columns, new Map(), "v1", 3 * BLOCK_ROWS)).toBeNull();
  });
});

describe("a part that says what cannot be", () => {
  const columns = (): NamedColumns => ({ ...manyFans(50), models: Array.from({ length: 50 }, () => "F") });
  const cases: readonly (readonly [string, (block: DutyBlock, head: DutyHead) => object])[] = [
    ["fewer models than rows", (block) => ({ models: block.models.slice(1) })],
    ["a brand that there is not", () => ({ brands: new Uint16Array(50).fill(41) })],
    ["fewer brands than rows", (block) => ({ brands: block.brands.slice(1) })],
    ["no figure of the duty", () => ({ properties: keyed({}) })],
    ["no curves", () => ({ curves: keyed({}) })],
    [
      "fewer knots than counted",
      (block) => {
        const rows = lookUp(block.curves, FORM.quantity)!;
        const knotCounts = rows.fits.knotCounts.map((count) => count + 1);
        return { curves: keyed({ [FORM.quantity]: { ...rows, fits: { ...rows.fits, knotCounts } } }) };
      },
    ],
  ];
  test.each(cases)("is refused: %s", (_, wrong) => {
    const { head, blocks, reader } = parted(columns());
    expect(reader.addBlock({ ...blocks[0]!, ...wrong(blocks[0]!, head) })).toBe(false);
    expect(reader.isWhole).toBe(false);
  });

  test("throws where it holds more than the head told, and is not whole where it holds less", () => {
    const { head, blocks } = parted(columns());
    const { knots, coefficients } = lookUp(head.curves, FORM.quantity)!;
    const telling = (told: number) =>
      new DutyColumnsReader({ ...head, curves: keyed({ [FORM.quantity]: { knots: told, coefficients } }) });
    expect(() => telling(knots - 1).addBlock(blocks[0]!)).toThrow(RangeError);
    const reader = telling(knots + 1);
    expect(reader.addBlock(blocks[0]!)).toBe(true);
    expect(reader.isWhole).toBe(false);
  });
});

describe("fits on their way", () => {
  const point = fc.tuple(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 0, max: 90_000 }));
  const curve = fc.option(
    fc
      .tuple(fc.array(point, { minLength: 2, maxLength: 12 }), fc.constantFrom(1, 10, 1_000))
      .map(([points, scale]) => {
        let flow = 0;
        return fitCurve({
          x: Float64Array.from(points, ([step]) => (flow += step) / 10),
          y: Float64Array.from(points, ([, value]) => value / scale),
        });
      }),
  );

  test("come back to the last bit, polynomials and those that follow from their points", () => {
    fc.assert(
      fc.property(fc.array(curve, { maxLength: 8 }), (curves) => {
        const packed = packFits(packCurves(curves), 0, curves.length);
        const found: (readonly [number[], number[]])[] = [];
        expect(unpackFits(packed, (x, fit) => found.push([[...x], [...fit]]))).toBe(true);
        expect(found).toEqual(curves.map((fit) => [[...(fit?.knots ?? [])], [...(fit?.coefficients ?? [])]]));
        curves.forEach((fit, row) =>
          expect(fit?.kind !== "polynomial" || packed.strides[row] !== 0).toBe(true),
        );
      }),
      { numRuns: runsOf(200) },
    );
  });

  test("leave the coefficients of a PCHIP behind", () => {
    fc.assert(
      fc.property(fc.array(curve, { maxLength: 8 }), (curves) => {
        const { strides } = packFits(packCurves(curves), 0, curves.length);
        curves.forEach((fit, row) => expect(strides[row] === 0).toBe(fit?.kind !== "polynomial"));
      }),
      // One in many thousands is not exactly derivable from its points and is sent whole.
      { numRuns: 200, seed: 20_261_127 },
    );
  });
});
