import fc from "fast-check";
import { expect, test } from "vitest";
import {
  findInPage,
  foldedQuery,
  pageText,
  type TextMatch,
  type TextRun,
} from "#domain/desk/documents/pageText.ts";

const run = (str: string, hasEOL = false): TextRun => ({ str, hasEOL });
const taken = (runs: readonly TextRun[], { from, to }: TextMatch) =>
  runs
    .slice(from.run, to.run + 1)
    .map(({ str }, at, parts) =>
      str.slice(at === 0 ? from.offset : 0, at === parts.length - 1 ? to.offset : str.length),
    )
    .join("");

test("words are found in small and large letters, wide and narrow forms", () => {
  const runs = [run("Pump CURVE of "), run("ＫＱＬ　５０")];
  expect(findInPage(pageText(runs), "pump curve").map((match) => taken(runs, match))).toEqual(["Pump CURVE"]);
  expect(findInPage(pageText(runs), "KQL 50").map((match) => taken(runs, match))).toEqual(["ＫＱＬ　５０"]);
});

test("a match goes across runs and ends of lines: a blank between Latin words, none between Chinese characters", () => {
  const runs = [run("total", true), run(""), run("head"), run("产品", true), run("手册")];
  const page = pageText(runs);
  expect(findInPage(page, "total head")).toEqual([
    { from: { run: 0, offset: 0 }, to: { run: 2, offset: 4 } },
  ]);
  expect(findInPage(page, "产品手册")).toEqual([{ from: { run: 3, offset: 0 }, to: { run: 4, offset: 2 } }]);
});

test("nothing is looked for by blanks alone", () => {
  expect(foldedQuery("   ")).toBe("");
  expect(findInPage(pageText([run("a b")]), "  ")).toEqual([]);
});

test("whatever is found is what was looked for, in order and without overlap", () => {
  const letters = fc.string({ unit: fc.constantFrom("a", "B", " ", "泵", "扬", "ｂ"), maxLength: 6 });
  fc.assert(
    fc.property(fc.array(fc.tuple(letters, fc.boolean()), { maxLength: 12 }), letters, (parts, query) => {
      const runs = parts.map(([str, hasEOL]) => run(str, hasEOL));
      const page = pageText(runs);
      let last = -1;
      for (const match of findInPage(page, query)) {
        const begin = page.starts[match.from.run]! + match.from.offset;
        const end = page.starts[match.to.run]! + match.to.offset;
        expect(begin).toBeGreaterThan(last - 1);
        expect(page.text.slice(begin, end)).toBe(foldedQuery(query));
        last = end;
      }
    }),
  );
});
