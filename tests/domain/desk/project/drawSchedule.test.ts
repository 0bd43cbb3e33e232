import Parser from "dxf-parser";
import fc from "fast-check";
import { expect, it } from "vitest";
import { SCHEDULE_COLUMNS, type ScheduleRow } from "#domain/building/plan/schedule/equipmentSchedule.ts";
import { drawSchedule, TEXT_SIZE } from "#domain/desk/project/drawSchedule.ts";
import { MOST_DXF_ROWS } from "#domain/desk/project/projectLimits.ts";
import { dxfFaults } from "../../things/dxf/dxfStructure.ts";

interface Text {
  readonly words: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly isMiddle: boolean;
}

/** The texts and the lines of the table, as another program reads them. */
function read(file: string) {
  const drawing = new Parser().parseSync(file);
  if (drawing === null) throw new Error("no drawing");
  const entities = drawing.entities as unknown as readonly {
    readonly type: string;
    readonly layer: string;
    readonly text: string;
    readonly textHeight: number;
    readonly halign: number;
    readonly startPoint: { readonly x: number; readonly y: number };
    readonly vertices: readonly { readonly x: number; readonly y: number }[];
  }[];
  const lines = entities.filter(({ type }) => type === "LINE").map(({ vertices }) => vertices);
  const texts = entities
    .filter(({ type }) => type === "TEXT")
    .map(({ text, startPoint, textHeight, halign }): Text => ({
      words: text,
      ...startPoint,
      size: textHeight,
      isMiddle: halign === 1,
    }));
  const rules = lines.flatMap(([a, b]) => (a!.y === b!.y ? [a!.y] : []));
  const edges = lines.flatMap(([a, b]) => (a!.x === b!.x ? [a!.x] : []));
  return { drawing, texts, rules, edges, kinds: new Set(entities.map(({ type }) => type)) };
}

/** Coordinates in a file are rounded to micrometres. */
const TINY = 0.01;
/** SimSun's capitals are 0.68 em high; Latin characters are as wide as in other fonts. */
const widthOf = ({ words, size }: Text) =>
  (Array.from(words).reduce((ems, sign) => ems + (sign <= "~" ? 0.65 : 1), 0) * size) / 0.68;

/** The lines of text in each row and column. */
function cellsOf(file: string): string[][] {
  const { texts, rules, edges } = read(file);
  return rules.slice(1).map((bottom, row) =>
    edges.slice(1).map((right, column) =>
      texts
        .filter(
          ({ x, y }) => x >= edges[column]! && x < right && y > bottom && y < rules[row]! && rules[row]! <= 0,
        )
        .sort((a, b) => b.y - a.y)
        .map(({ words }) => words)
        .join(""),
    ),
  );
}

const withoutBlanks = (text: string) => text.replaceAll(/\s+/gu, "");
const ROW: ScheduleRow = [
  "FCU-1-01",
  "卧式暗装风机盘管",
  "FP-85WA",
  "风量 510 m³/h，全冷量 3.10 kW，输入功率 0.045 kW，噪声 38 dB(A)，机外静压 30 Pa，水流量 0.6 m³/h，水压降 12.4 kPa",
  1200,
  "工况 1；示例数据；服务 1F-101、1F-102、1F-103",
];
const drawn = (rows: readonly ScheduleRow[], notes: readonly string[] = []) =>
  drawSchedule({ projectName: "一号楼", rows, notes });

it("is read back by another program: title, head and rows, in the units and layers of a drawing", () => {
  const file = drawn([ROW, ["合计", "", "", "", 1200, ""]], ["编号为 FCU-楼层-序号。"]);
  const { drawing, texts, kinds } = read(file);
  expect(drawing.header["$INSUNITS"]).toBe(4);
  expect(drawing.header["$ACADVER"]).toBe("AC1021");
  expect(Object.keys(drawing.tables.layer.layers)).toEqual(["0", "V-TABLE", "V-TEXT"]);
  expect(kinds).toEqual(new Set(["LINE", "TEXT"]));
  expect(texts[0]).toMatchObject({ words: "一号楼 设备表", isMiddle: true });
  expect(texts.at(-1)).toMatchObject({ words: "编号为 FCU-楼层-序号。", x: 0 });
  const [head, first, last] = cellsOf(file);
  expect(head).toEqual([...SCHEDULE_COLUMNS]);
  expect(first!.map(withoutBlanks)).toEqual(
    ["FCU-1-01", ...ROW.slice(1, 4), "1,200", ROW[5]].map((cell) => withoutBlanks(String(cell))),
  );
  expect(last).toEqual(["合计", "", "", "", "1,200", ""]);
});

const cell = fc.string({
  unit: fc.constantFrom("中", "机", "A", "9", " ", "-", "³", "，", "～", "𠮷", "%", "^", "\n"),
  maxLength: 90,
});
const row = fc.tuple(cell, cell, cell, cell, fc.nat(99_999), cell);

it("holds every text of every row whole, inside its column and its row", () => {
  fc.assert(
    fc.property(fc.array(row, { maxLength: 6 }), fc.array(cell, { maxLength: 2 }), (rows, notes) => {
      const file = drawn(rows, notes);
      const { texts, edges, rules } = read(file);
      expect(rules).toEqual(rules.toSorted((a, b) => b - a));
      expect(edges).toEqual(edges.toSorted((a, b) => a - b));
      const told = (text: string) => withoutBlanks(text.replaceAll("%%%%%%", "%%"));
      expect(
        cellsOf(file)
          .slice(1)
          .map((cells) => cells.map(told)),
      ).toEqual(
        rows.map((cells) =>
          cells.map((each) => withoutBlanks(typeof each === "number" ? each.toLocaleString("en") : each)),
        ),
      );
      const outside = texts.filter((text) => {
        // Text with control characters of the drawing format is not compared.
        if (text.y > 0 || text.y < rules.at(-1)! || /%%|\^/u.test(text.words)) return false;
        const column = edges.findLastIndex((edge) => edge <= text.x);
        const left = text.isMiddle ? text.x - widthOf(text) / 2 : text.x;
        const isInside = left >= edges[column]! - TINY && left + widthOf(text) <= edges[column + 1]! + TINY;
        return !isInside || text.size !== TEXT_SIZE;
      });
      expect(outside).toEqual([]);
    }),
  );
});

it("reads signs that a drawing has for itself as a person wrote them", () => {
  const [, first] = cellsOf(drawn([["50%%C", "A^J", "", "", 1, ""]]));
  expect(first!.slice(0, 2)).toEqual(["50%%%%%%C", "A^ J"]);
});

it("of no rows is its head", () => {
  expect(cellsOf(drawn([]))).toEqual([[...SCHEDULE_COLUMNS]]);
});

it("holds as many rows as a drawing may, on whatever call stack", () => {
  const rows = Array.from({ length: MOST_DXF_ROWS }, (_, at): ScheduleRow => [
    `FCU-${at}`,
    "",
    "FP-85WA",
    "",
    2,
    "",
  ]);
  const file = drawn(rows);
  expect(file.split("FCU-").length - 1).toBe(MOST_DXF_ROWS);
  expect(file.endsWith("0\r\nEOF\r\n")).toBe(true);
});

it("is sound in its structure", () => {
  expect(dxfFaults(drawn([ROW, ROW], ["编号为 FCU-楼层-序号。"]))).toEqual([]);
});
