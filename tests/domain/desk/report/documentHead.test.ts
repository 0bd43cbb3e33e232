import fc from "fast-check";
import { expect, test } from "vitest";
import { headLine, headPairs, keptHead, MOST_HEAD_TEXT, NO_HEAD } from "#domain/desk/report/documentHead.ts";

test("keeps project and author, and of anything else nothing", () => {
  expect(keptHead('{"project":"一号楼","author":"张工","madeOn":"2026"}')).toEqual({
    project: "一号楼",
    author: "张工",
  });
  for (const text of [null, "", "{", "[]", "1", "null", '{"project":7}'])
    expect(keptHead(text)).toEqual(NO_HEAD);
});

test("files one line of what was typed, whatever it was", () => {
  expect(headLine("  一号楼\n二层\u0000\u202e ")).toBe("一号楼 二层");
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 300 }), (typed) => {
      const line = headLine(typed);
      expect(line).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
      expect(line.length).toBeLessThanOrEqual(MOST_HEAD_TEXT);
    }),
  );
});

test("leaves a place for what is to be written by hand", () => {
  expect(headPairs({ project: "", author: "张工", madeOn: "2026-11-23" })).toEqual([
    { name: "项目", value: "- -" },
    { name: "编制", value: "张工" },
    { name: "日期", value: "2026-11-23" },
  ]);
});
