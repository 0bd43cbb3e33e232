import * as fc from "fast-check";
import { expect, test } from "vitest";
import { rowsIn } from "#domain/products/search/BitSet.ts";
import type { Coded } from "#domain/products/search/SearchColumns.ts";
import { rowsWithWords, wordIndex } from "#domain/products/search/WordIndex.ts";
import { runsOf } from "../../../support/runsOf.ts";

interface Worded {
  readonly model: string;
  readonly brand: string;
  readonly type: string | null;
}

const BRANDS = ["朗源", "北辰", "Grundig"];
const TYPES = ["屋顶风机", "柜式 离心"];

const coded = (codes: readonly string[], values: readonly (string | null)[]): Coded => ({
  codes,
  rows: Uint16Array.from(values, (value) => (value === null ? 0 : codes.indexOf(value) + 1)),
});

const indexOf = (products: readonly Worded[]) =>
  wordIndex(
    products.map(({ model }) => model),
    [
      {
        coded: coded(
          BRANDS,
          products.map(({ brand }) => brand),
        ),
        nameOf: (code) => code,
      },
      {
        coded: coded(
          TYPES,
          products.map(({ type }) => type),
        ),
        nameOf: (code) => code,
      },
    ],
  );

const found = (products: readonly Worded[], text: string) => [
  ...rowsIn(rowsWithWords(indexOf(products), text)),
];

/** The simplest way to write it. */
const plainly = (products: readonly Worded[], text: string) =>
  products.flatMap(({ model, brand, type }, row) => {
    const own = [model, brand, type ?? ""].map((each) => each.toLowerCase());
    const words = text
      .toLowerCase()
      .split(" ")
      .filter((word) => word !== "");
    return words.every((word) => own.some((each) => each.includes(word))) ? [row] : [];
  });

const piece = fc.constantFrom("FLGD", "80", "-", "32", "/", "a", "LY", "朗");
const product: fc.Arbitrary<Worded> = fc.record({
  model: fc.array(piece, { maxLength: 5 }).map((pieces) => pieces.join("")),
  brand: fc.constantFrom(...BRANDS),
  type: fc.constantFrom(null, ...TYPES),
});
const text = fc
  .array(fc.constantFrom("flgd80", "80-32", "朗", "屋顶", "ly", "grun", "离心", "-", "nothing"), {
    maxLength: 3,
  })
  .map((words) => words.join(" "));

test("words find what a plain walk over all texts finds", () => {
  fc.assert(
    fc.property(fc.array(product, { maxLength: 80 }), text, (products, words) => {
      expect(found(products, words)).toEqual(plainly(products, words));
    }),
    { numRuns: runsOf(500) },
  );
});

test("case and width do not matter, and a word never runs over from one model into the next", () => {
  const products = ["FLGD80-32", "flgd100", "LY"].map((model) => ({ model, brand: "朗源", type: null }));
  expect(found(products, "ＦＬＧＤ８０")).toEqual([0]);
  expect(found(products, "flgd 朗源")).toEqual([0, 1]);
  expect(found(products, "32flgd")).toEqual([]);
  expect(found(products, "屋顶")).toEqual([]);
  expect(found(products, " ")).toEqual([0, 1, 2]);
});
