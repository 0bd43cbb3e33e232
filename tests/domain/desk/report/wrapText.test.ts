import * as fc from "fast-check";
import { expect, test } from "vitest";
import { wrapText } from "#domain/desk/report/wrapText.ts";

const measure = (text: string, size: number) => Array.from(text).length * size;

test("loses no character and keeps to the width", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.integer({ min: 1, max: 30 }), (text, columns) => {
      const lines = wrapText(text, columns * 8, 8, measure);
      expect(lines.join("").replaceAll(/\s/gu, "")).toBe(text.replaceAll(/\s/gu, ""));
      for (const line of lines) expect(measure(line, 8)).toBeLessThanOrEqual(columns * 8);
    }),
  );
});

test("breaks between words and Chinese characters, not within a figure", () => {
  expect(wrapText("额定风量 12,267 m³/h", 8 * 8, 8, measure)).toEqual(["额定风量", "12,267", "m³/h"]);
});

test("begins no line with a closing mark and ends none with an opening one, while a line has room for both", () => {
  expect(wrapText("风量、全压、转速", 2 * 8, 8, measure)).toEqual(["风", "量、", "全", "压、", "转速"]);
  expect(wrapText("设计（最大）工况", 3 * 8, 8, measure)).toEqual(["设计", "（最", "大）工", "况"]);
  expect(wrapText("（、）", 8, 8, measure)).toEqual(["（", "、", "）"]);
});
