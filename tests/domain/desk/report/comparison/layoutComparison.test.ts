import fc from "fast-check";
import { expect, test } from "vitest";
import { rowOf } from "#domain/desk/report/comparison/CompareRow.ts";
import type { ComparisonSheet } from "#domain/desk/report/comparison/ComparisonWords.ts";
import { layoutComparison } from "#domain/desk/report/comparison/layoutComparison.ts";
import type { Measure, SheetMark, SheetPage } from "#domain/desk/report/SheetMark.ts";
import { FRAME, PAGE } from "#domain/desk/report/sheetStyle.ts";
import { sixCurves, sixPumps } from "../../../../support/comparisons.ts";
import { productRole } from "#domain/products/drawing/Role.ts";
import { readQr } from "../../../../support/plain/readQr.ts";
import { runsOf } from "../../../../support/runsOf.ts";

/** Latin characters are half as wide as high, others as wide as high. */
const measure: Measure = (text, size) =>
  Array.from(text).reduce((width, character) => width + (character < "⺀" ? size / 2 : size), 0);

const textsOf = (marks: readonly SheetMark[]) =>
  marks.flatMap((mark) => (mark.kind === "text" ? [mark] : []));
const wordsOf = (pages: readonly SheetPage[]) =>
  pages
    .flatMap(textsOf)
    .map(({ text }) => text)
    .join("")
    .replaceAll(/\s/gu, "");

/** The lowest mark of the flowing content; below it are only the frame and the footer. */
const filledTo = (page: SheetPage) =>
  Math.max(...textsOf(page).flatMap(({ y }) => (y < PAGE.height - FRAME - 12 ? [y] : [])));

test("says head, conditions, every cell, its marks, the notes and the address", () => {
  const sheet = sixPumps();
  const pages = layoutComparison(sheet, sixCurves(), measure);
  const said = wordsOf(pages);
  const expected = [
    "产品对比",
    sheet.head.project,
    sheet.head.author,
    sheet.head.madeOn,
    ...sheet.conditions.map(({ value }) => value),
    ...sheet.products.map(({ model }) => model),
    "示例数据",
    "读图",
    ...sheet.notes,
    sheet.address,
  ];
  for (const text of expected) expect(said).toContain(text.replaceAll(/\s/gu, ""));
  for (const { name, rows } of sheet.groups) {
    expect(said).toContain(name.replaceAll(/\s/gu, ""));
    for (const row of rows) for (const text of row.texts) expect(said).toContain(text.replaceAll(/\s/gu, ""));
  }
  const marks = sheet.groups.flatMap(({ rows }) => rows.flatMap(({ best }) => [...best])).length;
  expect(pages.flatMap(textsOf).filter(({ text }) => text === "优")).toHaveLength(marks);
});

test("names the curves where no curve runs through a name", () => {
  const { chart, view } = sixCurves();
  const [page] = layoutComparison(sixPumps(), { chart, view }, measure);
  const names = new Set(chart.products.map(({ name }) => name));
  const roles = new Set<string>(chart.products.map((_, at) => productRole(at)));
  const words = textsOf(page!).filter(({ text, role }) => names.has(text) && roles.has(role));
  expect(words).toHaveLength(names.size);
  const lines = page!.flatMap((mark) => (mark.kind === "line" && roles.has(mark.role) ? [mark] : []));
  for (const { x, y, text, size, role } of words) {
    const [right, top] = [x + measure(text, size), y - 0.6 * size];
    for (const line of lines) {
      // A leader has two points and ends at its own name.
      if (line.points.length === 4 || line.role === role) continue;
      for (let at = 0; at < line.points.length; at += 2) {
        const [px, py] = [line.points[at]!, line.points[at + 1]!];
        expect(px > x && px < right && py > top && py < y).toBe(false);
      }
    }
  }
});

test("draws the quantity that the page shows, and no other", () => {
  const { chart, view } = sixCurves();
  const axes = (quantity: typeof view.quantity) =>
    wordsOf(layoutComparison(sixPumps(), { chart, view: { ...view, quantity } }, measure));
  expect(axes("head")).toContain("扬程m");
  expect(axes("head")).not.toContain("效率%");
  expect(axes("efficiency")).toContain("效率%");
});

test("its head stands on every page that the table goes on to, and no page is nearly empty", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 120 }), fc.boolean(), (count, isDrawn) => {
      const sheet = sixPumps({
        groups: [
          {
            name: "性能参数",
            rows: Array.from({ length: count }, (_, at) =>
              rowOf(`p${at}`, `参数 ${at}`, "m", ["1", "2", "3", "4", "5", "超出实测范围，按清水"]),
            ),
          },
        ],
      });
      const pages = layoutComparison(sheet, isDrawn ? sixCurves() : null, measure);
      expect(pages.length === 1 || filledTo(pages.at(-1)!) > PAGE.height / 3).toBe(true);
      for (const page of pages.filter((each) => textsOf(each).some(({ text }) => /^参数 \d/u.test(text))))
        expect(textsOf(page).some(({ text }) => text === "参数")).toBe(true);
    }),
    { numRuns: runsOf(20) },
  );
});

test("keeps every mark within the frame, whatever the names are", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 300 }), (name) => {
      const sheet: ComparisonSheet = sixPumps({
        products: sixPumps().products.map(() => ({ model: name, isSample: true, isRead: false })),
        categoryName: name,
        conditions: [{ name: "工况", value: name.repeat(4) }],
        head: { project: name.slice(0, 100), author: name.slice(0, 100), madeOn: "" },
      });
      for (const page of layoutComparison(sheet, null, measure))
        for (const mark of page) {
          if (mark.kind !== "text") continue;
          const width = measure(mark.text, mark.size);
          const left = mark.x - { left: 0, center: width / 2, right: width }[mark.align];
          expect(left).toBeGreaterThanOrEqual(FRAME);
          expect(left + width).toBeLessThanOrEqual(PAGE.width - FRAME + 0.01);
          expect(mark.y).toBeLessThanOrEqual(PAGE.height - FRAME);
        }
    }),
    { numRuns: runsOf(10) },
  );
});

test("prints the address as a code that is read as it, and as links", () => {
  // A code of a version that the plain reader can read.
  const sheet = sixPumps({ address: sixPumps().address.padEnd(200, "0") });
  const pages = layoutComparison(sheet, null, measure);
  const links = pages.flatMap((page) => page.filter((mark) => mark.kind === "link"));
  expect(links.length).toBeGreaterThan(0);
  expect(new Set(links.map((mark) => mark.kind === "link" && mark.address))).toEqual(
    new Set([sheet.address]),
  );
  const dark = pages.flatMap((page) =>
    page.flatMap((mark) => (mark.kind === "box" && mark.fill === "text" && mark.height === 1 ? [mark] : [])),
  );
  const [left, top] = [Math.min(...dark.map(({ x }) => x)), Math.min(...dark.map(({ y }) => y))];
  const side = Math.round(Math.max(...dark.map(({ x, width }) => x + width)) - left);
  const modules = Array.from({ length: side }, () => Array.from({ length: side }, () => false));
  for (const { x, y, width } of dark)
    for (let at = 0; at < Math.round(width); at++)
      modules[Math.round(y - top)]![Math.round(x - left) + at] = true;
  expect(readQr({ side, isDark: (row, column) => modules[row]![column]! })).toBe(sheet.address);
});
