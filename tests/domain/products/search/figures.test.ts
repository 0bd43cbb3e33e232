import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { lookUp } from "#domain/base/keyed.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { propertyFacet, stepFacet } from "#domain/products/search/facets.ts";
import {
  codedFigures,
  figureReader,
  mergedFigures,
  plainFigures,
  withCodedFigures,
} from "#domain/products/search/Figures.ts";
import { mergedNumbers } from "#domain/products/search/mergedRows.ts";
import { packColumn } from "#domain/products/search/parts/packDutyParts.ts";
import { packData } from "#domain/products/search/parts/packData.ts";
import type { Order } from "#domain/products/search/Order.ts";
import { question } from "./support/questions.ts";
import { searchIn } from "./support/searchIn.ts";
import { anyFans } from "./support/searchMaker.ts";
import { runsOf } from "../../../support/runsOf.ts";

/** Few different figures, so that rows share them; NaN is not stated. */
const figures = fc
  .array(fc.oneof(fc.constantFrom(NaN, 0.1, 0.55, 4, 1e-9, Infinity), fc.double({ noNaN: false })), {
    maxLength: 40,
  })
  .map((list) => Float64Array.from(list, (figure) => (Object.is(figure, -0) ? 0 : figure)));

const read = (kept: ReturnType<typeof codedFigures>, size: number) =>
  Float64Array.from({ length: size }, (_, row) => figureReader(kept)(row));

test("coded figures are the same to the last bit, in the least room, ascending", () => {
  fc.assert(
    fc.property(figures, fc.nat(40), fc.nat(40), (plain, one, other) => {
      const coded = codedFigures(plain);
      if (coded instanceof Float64Array) throw new Error("so few are coded");
      expect(read(coded, plain.length)).toEqual(plain);
      expect(coded.rows.BYTES_PER_ELEMENT).toBe(1);
      expect([...coded.distinct.subarray(1)]).toEqual(
        [...new Set(plain)].filter((figure) => !Number.isNaN(figure)).toSorted((a, b) => a - b),
      );
      const [from, to] = [Math.min(one, other), Math.max(one, other)];
      expect(plainFigures(coded, from, to)).toEqual(plain.slice(from, to));
      expect(codedFigures(coded)).toBe(coded);
    }),
  );
});

describe("figures stay as they are", () => {
  test("where there are more than two bytes tell apart", () => {
    const most = 0xffff;
    const few = Float64Array.from({ length: most }, (_, at) => at);
    const coded = codedFigures(few);
    if (coded instanceof Float64Array) throw new Error("so many are coded");
    expect(coded.rows.BYTES_PER_ELEMENT).toBe(2);
    expect(few.every((figure, row) => figureReader(coded)(row) === figure)).toBe(true);
    const many = Float64Array.from({ length: most + 1 }, (_, at) => at);
    expect(codedFigures(many)).toBe(many);
  });

  test("where one is -0, which 0 would hide", () => {
    const figure = Float64Array.of(1, -0);
    expect(codedFigures(figure)).toBe(figure);
  });
});

describe("merged figures", () => {
  const drawn = fc
    .tuple(figures, figures)
    .filter(([former, added]) => former.length + added.length > 0)
    .chain(([former, added]) =>
      fc.record({
        former: fc.constant(former),
        added: fc.constant(added),
        rows: fc
          .array(fc.integer({ min: -added.length, max: former.length - 1 }))
          .map((sources) => Int32Array.from(sources)),
      }),
    );

  test("are those of the rows, coded as if they had been read anew", () => {
    fc.assert(
      fc.property(drawn, fc.boolean(), ({ former, added, rows }, isAddedCoded) => {
        const plain = mergedNumbers(rows, former, added);
        const since = isAddedCoded ? codedFigures(added) : added;
        expect(mergedFigures(rows, former, since)).toEqual(plain);
        expect(mergedFigures(rows, codedFigures(former), since)).toEqual(codedFigures(plain));
      }),
    );
  });

  test("are plain where they have become too many, and coded where only those that are gone were", () => {
    const size = 0xffff;
    const former = codedFigures(Float64Array.from({ length: size }, (_, at) => at));
    const added = Float64Array.of(-1);
    const all: Int32Array<ArrayBuffer> = Int32Array.from({ length: size + 1 }, (_, at) => at - 1);
    const more = mergedFigures(all, former, added);
    expect(more instanceof Float64Array).toBe(true);
    const others = mergedFigures(all.slice(0, size), former, added);
    expect(others instanceof Float64Array).toBe(false);
    expect(all.slice(0, size).every((figure, row) => figureReader(others)(row) === figure)).toBe(true);
  });
});

test("a search over coded figures answers as over plain ones", () => {
  fc.assert(
    fc.property(anyFans, question, (fans, asked) => {
      const [plain, coded] = [searchIn(fans, asked), searchIn(fans, asked, withCodedFigures)];
      expect(coded.matches).toEqual(plain.matches);
      expect(coded.shortcomings).toEqual(plain.shortcomings);
      expect(coded.waysOn()).toEqual(plain.waysOn());
      const orders = [
        null,
        ...Object.keys(plain.columns.properties).map(
          (code) =>
            ({ kind: "property", code, isDescending: fans.length % 2 === 0 }) as const satisfies Order,
        ),
      ];
      for (const order of orders)
        expect(coded.page(order, 0, 1000).fans).toEqual(plain.page(order, 0, 1000).fans);
      for (const code of Object.keys(plain.columns.properties)) {
        expect(propertyFacet(coded.narrowed, code)).toEqual(propertyFacet(plain.narrowed, code));
        expect(stepFacet(coded.narrowed, code)).toEqual(stepFacet(plain.narrowed, code));
        const sent = ({ columns }: typeof plain) => {
          const column = packColumn({ ...columns, models: [] }, "", code);
          return column && packData(column);
        };
        expect(sent(coded)).toEqual(sent(plain));
      }
      const power = lookUp(coded.columns.properties, PROPERTY.motorPower);
      expect(power?.kind === "number" && power.values instanceof Float64Array).toBe(false);
    }),
    { numRuns: runsOf(150) },
  );
});
