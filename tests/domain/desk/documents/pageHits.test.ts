import * as fc from "fast-check";
import { expect, test } from "vitest";
import { pageHits } from "#domain/desk/documents/pageHits.ts";
import { findInPage, pageText } from "#domain/desk/documents/pageText.ts";
import { runsOf } from "../../../support/runsOf.ts";

const run = (str: string, hasEOL = false) => ({ str, hasEOL });

test("words are told with their line and what stands around them, as they are written", () => {
  const page = pageText([
    run("3.2 Pump CURVE", true),
    run("The curve of a ", false),
    run("pump", true),
    run("curve falls.", true),
    run("水泵的扬程曲", true),
    run("线随流量下降", true),
  ]);
  expect(pageHits(page, "pump  curve", 9)).toEqual([
    { line: 1, before: "3.2 ", words: "Pump CURVE", after: " The curve of a pump curve falls.水泵的" },
    {
      line: 2,
      before: "3.2 Pump CURVE The curve of a ",
      words: "pump curve",
      after: " falls.水泵的扬程曲线随流量下降",
    },
  ]);
  expect(pageHits(page, "扬程曲线", 9)).toMatchObject([{ line: 4, words: "扬程曲线", after: "随流量下降" }]);
  expect(pageHits(page, "curve", 2)).toHaveLength(2);
  expect(pageHits(page, " ", 9)).toEqual([]);
});

test("there are as many as the reader marks, each in the line where its first sign stands", () => {
  const runs = fc.array(
    fc.record({
      str: fc
        .array(fc.constantFrom("a", "B", " ", "泵", "Ａ", "ab"), { maxLength: 6 })
        .map((signs) => signs.join("")),
      hasEOL: fc.boolean(),
    }),
    { maxLength: 20 },
  );
  fc.assert(
    fc.property(runs, fc.constantFrom("a", "ab", "泵", "b 泵", "a a"), (texts, words) => {
      const page = pageText(texts);
      const matches = findInPage(page, words);
      const hits = pageHits(page, words, 1000);
      expect(page.written).toHaveLength(page.text.length);
      expect(hits).toHaveLength(matches.length);
      hits.forEach(({ line }, at) => {
        const place = page.starts[matches[at]!.from.run]! + matches[at]!.from.offset;
        expect(page.lines.filter((start) => start <= place)).toHaveLength(line);
      });
    }),
    { numRuns: runsOf(300) },
  );
});
