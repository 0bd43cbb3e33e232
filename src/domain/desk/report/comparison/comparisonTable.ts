import type { CompareRow } from "./CompareRow.ts";
import { BEST_MARK, markOf, type ComparisonWords } from "./ComparisonWords.ts";
import { productRole, type Role } from "../../../products/drawing/Role.ts";
import { MISSING } from "../../../base/formatNumber.ts";
import { greatest } from "../../../base/lists.ts";
import type { Measure, SheetBlock, SheetMark } from "../SheetMark.ts";
import { boxMark, CONTENT_WIDTH, lineMark, SIZE, textMark } from "../sheetStyle.ts";
import { wrapText } from "../wrapText.ts";

const NAME_WIDTH = 104;
const PAD = 3;
/** Column settings for five or six products side by side. */
const NARROW = { from: 5, size: 7 } as const;
const BASE = 10;
const LINE = 11;
/** Most lines of one cell: as many as a page holds. */
const MOST_LINES = 50;
const KEY = { width: 24, height: 4, thick: 2 } as const;
const TAG = 12;

interface Columns {
  readonly width: number;
  readonly leftOf: (product: number) => number;
}

const columnsOf = (products: number): Columns => {
  const width = (CONTENT_WIDTH - NAME_WIDTH) / products;
  return { width, leftOf: (product) => NAME_WIDTH + product * width };
};

const linesOf = (
  text: string,
  width: number,
  measure: Measure,
  size: number = SIZE.body,
): readonly string[] => wrapText(text, width - 2 * PAD, size, measure).slice(0, MOST_LINES);

const lineMarks = (lines: readonly string[], left: number, role: Role): SheetMark[] =>
  lines.map((line, at) => textMark([left + PAD, BASE + at * LINE], line, { role }));

/**
 * The products' names, each in the colour of its curves, and which of them are samples or were read from charts.
 */
function tableHead({ products, isDrawn }: ComparisonWords, columns: Columns, measure: Measure): SheetBlock {
  const top = isDrawn ? KEY.height + 2 : 0;
  const size = products.length < NARROW.from ? SIZE.body : NARROW.size;
  const names = products.map(({ model }) => linesOf(model, columns.width, measure, size));
  const most = greatest(names.map(({ length }) => length));
  const tagTop = top + most * LINE + 3;
  const height = tagTop + (products.some((product) => markOf(product) !== "") ? TAG + 3 : 0) + 1;
  const marks = products.flatMap((product, at): SheetMark[] => {
    const tag = markOf(product);
    const left = columns.leftOf(at);
    const y = KEY.height;
    return [
      ...(isDrawn
        ? [lineMark([left + PAD, y, left + PAD + KEY.width, y], { width: KEY.thick, role: productRole(at) })]
        : []),
      ...names[at]!.map((line, row) => textMark([left + PAD, top + BASE + row * LINE], line, { size })),
      ...(tag === "" ? [] : tagMarks(tag, [left + PAD, tagTop], measure)),
    ];
  });
  return {
    height,
    keepsWithNext: true,
    marks: [
      boxMark([0, 0], [CONTENT_WIDTH, height], { fill: "table head" }),
      textMark([PAD, top + BASE], "参数", { role: "label" }),
      ...marks,
    ],
  };
}

const tagMarks = (tag: string, [x, y]: readonly [number, number], measure: Measure): readonly SheetMark[] => [
  boxMark([x, y], [measure(tag, SIZE.small) + 2 * PAD, TAG - 2], { edge: "hint", isDashed: true }),
  textMark([x + PAD, y + 7.5], tag, { size: SIZE.small, role: "label" }),
];

const roleOf = ({ bad }: CompareRow, text: string, at: number): Role =>
  bad.has(at) ? "fail" : text === MISSING ? "hint" : "text";

function rowBlock(row: CompareRow, columns: Columns, measure: Measure, head: SheetBlock): SheetBlock {
  const names = linesOf(row.unit === "" ? row.name : `${row.name} ${row.unit}`, NAME_WIDTH, measure);
  const cells = row.texts.map((text) => linesOf(text, columns.width, measure));
  const height = greatest([names, ...cells].map(({ length }) => length)) * LINE + PAD;
  return {
    height,
    head,
    marks: [
      ...lineMarks(names, 0, "label"),
      ...cells.flatMap((lines, at) => {
        const left = columns.leftOf(at);
        return [
          ...lineMarks(lines, left, roleOf(row, row.texts[at]!, at)),
          ...(row.best.has(at) ? [bestMark(lines, left, columns.width, measure)] : []),
        ];
      }),
      lineMark([0, height, CONTENT_WIDTH, height]),
    ],
  };
}

/** Placed after the last line of its figure. */
function bestMark(lines: readonly string[], left: number, width: number, measure: Measure): SheetMark {
  const x = left + PAD + measure(lines.at(-1) ?? "", SIZE.body) + PAD;
  const most = left + width - measure(BEST_MARK, SIZE.small);
  const y = BASE + (lines.length - 1) * LINE;
  return textMark([Math.min(x, most), y], BEST_MARK, { size: SIZE.small, role: "pass" });
}

/** Properties as rows and products as columns, group by group; the header is repeated on every page. */
export function comparisonTable(words: ComparisonWords, measure: Measure): SheetBlock[] {
  const columns = columnsOf(words.products.length);
  const head = tableHead(words, columns, measure);
  return [
    head,
    ...words.groups.flatMap(({ name, rows }): SheetBlock[] => {
      const titles = wrapText(name, CONTENT_WIDTH - 2 * PAD, SIZE.body, measure);
      const height = titles.length * LINE + 8;
      const title: SheetBlock = {
        height,
        head,
        keepsWithNext: true,
        marks: [
          ...titles.map((line, at) => textMark([PAD, BASE + 4 + at * LINE], line)),
          lineMark([0, height, CONTENT_WIDTH, height], { role: "label" }),
        ],
      };
      return [title, ...rows.map((row) => rowBlock(row, columns, measure, head))];
    }),
  ];
}
