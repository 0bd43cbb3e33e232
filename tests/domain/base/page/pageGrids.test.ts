import { expect, it } from "vitest";
import { pageGrids } from "#domain/base/page/pageGrids.ts";
import type { PageContent, PageLine, PageWord } from "#domain/base/page/PageContent.ts";

const SIZE = 10;
const ROW = 20;
const LETTER = 6;

/** A word placed by its left end; its letters are six points wide. */
const word = (text: string, x: number, row: number): PageWord => ({
  ...{ text, x, y: ROW * row, size: SIZE, width: text.length * LETTER },
  ...{ dx: 1, dy: 0 },
});
/** A word centred at `x`. */
const centred = (text: string, x: number, row: number) => word(text, x - (text.length * LETTER) / 2, row);
const letters = (text: string, x: number, row: number) =>
  Array.from(text, (letter, at) => word(letter, x + at * LETTER, row));

/** Lines around every cell. */
const ruled = (xs: readonly number[], from: number, to: number): readonly PageLine[] => {
  const [top, bottom] = [ROW * (from - 0.7), ROW * (to + 0.3)];
  const level = Array.from({ length: to - from + 2 }, (_, row) => top + ROW * row);
  return [
    ...xs.map((x) => ({ x1: x, x2: x, y1: top, y2: bottom })),
    ...level.map((y) => ({ x1: xs[0]!, x2: xs.at(-1)!, y1: y, y2: y })),
  ];
};

const rowsOf = (...pages: PageContent[]) => pageGrids(pages).map(({ rows }) => rows);

it("joins letters that are printed one by one, though never over an upright rule", () => {
  const words = [
    ...letters("型号", 10, 1),
    ...letters("流量", 110, 1),
    ...letters("扬程", 210, 1),
    ...letters("XA-3", 10, 2),
    // This word ends at the line where the next one begins.
    ...letters("12.5", 200 - 4 * LETTER, 2),
    ...letters("32", 200, 2),
    ...letters("XA-4", 10, 3),
    ...letters("25", 130, 3),
    ...letters("20", 230, 3),
  ];
  expect(rowsOf({ words, lines: ruled([0, 100, 200, 300], 1, 3) })).toEqual([
    [
      ["型号", "流量", "扬程"],
      ["XA-3", "12.5", "32"],
      ["XA-4", "25", "20"],
    ],
  ]);
});

it("takes no column out of a ruled one whose head is one name: 14 500 is one figure", () => {
  const words = [
    ...[word("型号", 10, 1), centred("风量", 150, 1), centred("全压", 250, 1)],
    ...[word("XA-3", 10, 2), word("14", 125, 2), word("500", 150, 2), centred("520", 250, 2)],
    ...[word("XA-4", 10, 3), word("22", 125, 3), word("800", 150, 3), centred("610", 250, 3)],
    ...[word("XA-5", 10, 4), word("31", 125, 4), word("000", 150, 4), centred("702", 250, 4)],
  ];
  const [rows] = rowsOf({ words, lines: ruled([0, 100, 200, 300], 1, 4) });
  expect(rows?.map((cells) => cells[1])).toEqual(["风量", "14 500", "22 800", "31 000"]);
});

it("keeps a name whole that is wider than the figures below it", () => {
  const words = [
    ...[word("Model", 0, 1), word("Static", 68, 1), word("pressure", 107, 1), centred("Motor", 240, 1)],
    ...[2, 3, 4].flatMap((row) => [
      word(`KX${row}`, 0, row),
      centred("55", 112, row),
      centred("3", 240, row),
    ]),
  ];
  const [rows] = rowsOf({ words, lines: [] });
  expect(rows?.[0]).toEqual(["Model", "Static pressure", "Motor"]);
});

it("gives tables beside each other their own titles, and both that of the page", () => {
  const table = (x: number, name: string) => [
    ...[word("型号", x + 5, 4), word("流量", x + 65, 4), word("功率", x + 125, 4)],
    ...[5, 6].flatMap((row) => [
      word(`${name}${row}`, x + 5, row),
      word("12", x + 65, row),
      word("3", x + 125, row),
    ]),
  ];
  const lines = [...ruled([0, 60, 120, 180], 4, 6), ...ruled([300, 360, 420, 480], 4, 6)];
  const words = [...table(0, "A"), ...table(300, "B")];
  const titles = [word("屋顶风机", 0, 3), word("消防水泵", 300, 3)];
  const titlesOf = (more: readonly PageWord[]) =>
    rowsOf({ words: [...words, ...more], lines }).map((rows) =>
      rows.filter((cells) => cells.length === 1).map(([text]) => text),
    );
  expect(titlesOf(titles)).toEqual([["屋顶风机"], ["消防水泵"]]);
  expect(titlesOf([word("循环水泵", 0, 3)])).toEqual([["循环水泵"], ["循环水泵"]]);
});

it("spreads a group over its columns, above and below the figures of an axis", () => {
  const xs = [150, 200, 250, 300, 350];
  const words = [
    ...[centred("流量 m³/h", 250, 1), word("型号", 60, 2)],
    ...xs.map((x, at) => centred(String(2 * at), x, 2)),
    centred("扬程 m", 250, 3),
    ...[4, 5, 6].flatMap((row) => [word(`QX${row}`, 60, row), ...xs.map((x) => centred(`${row}0`, x, row))]),
  ];
  const level = [0.3, 3.3, 6.3].map((row) => ({ x1: 0, x2: 380, y1: ROW * row, y2: ROW * row }));
  const [grid] = pageGrids([{ words, lines: level }]);
  expect(grid?.rows.slice(0, 3)).toEqual([
    [null, "流量 m³/h", null, null, null, null],
    ["型号", "0", "2", "4", "6", "8"],
    [null, "扬程 m", null, null, null, null],
  ]);
  expect(grid?.merges.map(({ startCol, endCol }) => [startCol, endCol])).toEqual([
    [1, 5],
    [1, 5],
  ]);
});

it("goes on with a table without rules whose columns lie a little elsewhere on the next page", () => {
  const page = (rows: readonly number[], figure: string): PageContent => ({
    words: rows.flatMap((row) => [word(`QX${row}`, 0, row), word(figure, 80, row), word("3", 160, row)]),
    lines: [],
  });
  expect(rowsOf(page([1, 2, 3, 4], "125"), page([1, 2, 3], "12500"))).toHaveLength(1);
});

it("joins what a narrow cell breaks behind a hyphen or a point", () => {
  const xs = [0, 60, 160, 260];
  const lines = ruled(xs, 1, 4).filter(({ x1, x2, y1 }) => x1 === x2 || ![ROW * 2.3, ROW * 3.3].includes(y1));
  const at = (text: string, x: number, row: number) => word(text, x, row);
  const words = [
    ...[at("型号", 5, 1), at("流量", 65, 1), at("扬程", 165, 1)],
    ...[at("BPT10-", 5, 2), at("13A", 5, 3), at("12", 65, 2.5), at("32", 165, 2.5)],
  ];
  const [rows] = rowsOf({ words, lines });
  expect(rows?.flat()).toContain("BPT10-13A");
});

it("takes no head over a rule into its neighbour, though it reaches over it", () => {
  const xs = [0, 60, 120, 180];
  const words = [
    ...[word("型号", 5, 1), word("功率（Ｗ）", 62, 1), word("电压（Ｖ）", 124, 1)],
    ...[word("XA-3", 5, 2), word("32", 65, 2), word("220", 125, 2)],
    ...[word("XA-4", 5, 3), word("45", 65, 3), word("220", 125, 3)],
  ].map((one) => (one.text === "功率（Ｗ）" ? { ...one, width: 60 } : one));
  expect(rowsOf({ words, lines: ruled(xs, 1, 3) })[0]?.[0]).toEqual(["型号", "功率（Ｗ）", "电压（Ｖ）"]);
});

it("keeps a name in the middle of a head of two lines within a table without rules", () => {
  const words = [
    ...[word("Flow", 100, 1), word("Head", 200, 1), word("Motor", 300, 1)],
    word("Model", 10, 1.4),
    ...[word("(gpm)", 100, 1.8), word("(ft)", 200, 1.8), word("(hp)", 300, 1.8)],
    ...[word("EX-1", 10, 3), word("80", 100, 3), word("60", 200, 3), word("3", 300, 3)],
    ...[word("EX-2", 10, 4), word("90", 100, 4), word("70", 200, 4), word("5", 300, 4)],
  ];
  const [rows] = rowsOf({ words, lines: [] });
  expect(rows?.slice(0, 3)).toEqual([
    [null, "Flow", "Head", "Motor"],
    ["Model", null, null, null],
    [null, "(gpm)", "(ft)", "(hp)"],
  ]);
});

it("goes on with cells that are merged down over a page break, which are blank on the next page", () => {
  const xs = [0, 60, 160, 260];
  const head = [word("型号", 5, 1), word("流量", 65, 1), word("扬程", 165, 1)];
  const page = (names: readonly PageWord[], rows: readonly (readonly [string, string])[]): PageContent => ({
    words: [
      ...head,
      ...names,
      ...rows.flatMap(([flow, head_], at) => [word(flow, 65, 2 + at), word(head_, 165, 2 + at)]),
    ],
    // Only the lines beside the column of models divide its rows; one model is written vertically.
    lines: ruled(xs, 1, 1 + rows.length).map((line) =>
      line.y1 === line.y2 && line.y1 > ROW * 1.4 && line.y1 < ROW * (1.2 + rows.length)
        ? { ...line, x1: 60 }
        : line,
    ),
  });
  const one = page(
    [word("XA-3", 5, 3)],
    [
      ["10", "32"],
      ["20", "30"],
      ["30", "27"],
    ],
  );
  const other = page(
    [],
    [
      ["40", "22"],
      ["50", "15"],
    ],
  );
  const [rows] = rowsOf(one, other);
  expect(rows?.map(([model]) => model)).toEqual(["型号", "XA-3", null, null, "型号", "XA-3", null]);
});
