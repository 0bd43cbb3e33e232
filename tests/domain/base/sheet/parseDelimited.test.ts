import * as fc from "fast-check";
import { expect, it } from "vitest";
import { parseDelimited } from "#domain/base/sheet/parseDelimited.ts";

it.each([
  [
    "a\tb\r\nc\td\r\n",
    [
      ["a", "b"],
      ["c", "d"],
    ],
  ],
  [
    "a\t\n\tb",
    [
      ["a", ""],
      ["", "b"],
    ],
  ],
  ['"two\nlines"\t"a\tb"\t"says ""no"""', [["two\nlines", "a\tb", 'says "no"']]],
  ['12" pipe\t"open\tnext', [['12" pipe', '"open', "next"]]],
  [
    "a,b\n1,2",
    [
      ["a", "b"],
      ["1", "2"],
    ],
  ],
  [
    "a;b\n1,5;2",
    [
      ["a", "b"],
      ["1,5", "2"],
    ],
  ],
  ["a\n\nb", [["a"], [""], ["b"]]],
  ["", []],
])("%j", (text, rows) => {
  expect(parseDelimited(text)).toEqual(rows);
});

it("reads back any cells that a spreadsheet would have quoted", () => {
  const quoted = (cell: string) => (/["\t\n\r]/u.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
  const cells = fc.array(fc.array(fc.string(), { minLength: 2, maxLength: 4 }), { minLength: 1 });
  fc.assert(
    fc.property(cells, (rows) => {
      const text = rows.map((row) => row.map(quoted).join("\t")).join("\r\n");
      expect(parseDelimited(`${text}\r\n`)).toEqual(rows);
    }),
  );
});
