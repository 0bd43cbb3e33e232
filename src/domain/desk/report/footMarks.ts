import type { SheetWords } from "./DataSheet.ts";
import type { Measure, SheetMark } from "./SheetMark.ts";
import { boxMark, CONTENT_WIDTH, FRAME, LEFT, lineMark, PAGE, SIZE, textMark } from "./sheetStyle.ts";
import { wrapText } from "./wrapText.ts";

const LINE = 9;
const PAD = 6;
const EDGE = 0.7;
/** Between the source and the date. */
const GAP = 16;
const SIDE = 80;

/**
 * The part of an address that a person can type; the full link also contains the duty, which the sheet states in
 * words.
 */
const shortAddress = (address: string) => {
  const [path = "", query] = address.split("?");
  return `产品页：${path}${query === undefined ? "" : "（点击打开，含工况）"}`;
};

/** Source and link may each need several lines; the strip is as high as necessary. */
function footLines({ source, address }: SheetWords, measure: Measure) {
  const sources = wrapText(`数据来源：${source}`, CONTENT_WIDTH - SIDE - GAP, SIZE.small, measure);
  return {
    sources,
    addresses: wrapText(shortAddress(address), CONTENT_WIDTH - SIDE - GAP, SIZE.small, measure),
  };
}

export function footHeight(words: SheetWords, measure: Measure): number {
  const { sources, addresses } = footLines(words, measure);
  return (sources.length + addresses.length) * LINE + 2 * PAD;
}

/** The frame of a drawing sheet with its title strip: source, date, page, and the address of the product. */
export function footMarks(
  words: SheetWords,
  page: { readonly number: number; readonly count: number },
  measure: Measure,
): SheetMark[] {
  const { sources, addresses } = footLines(words, measure);
  const bottom = PAGE.height - FRAME;
  const top = bottom - footHeight(words, measure);
  const base = (line: number) => top + PAD + (line + 1) * LINE - 2.5;
  const right = LEFT + CONTENT_WIDTH;
  const small = { size: SIZE.small, role: "hint" } as const;
  return [
    boxMark([FRAME, FRAME], [PAGE.width - 2 * FRAME, PAGE.height - 2 * FRAME], { edge: "label" }),
    lineMark([FRAME, top, PAGE.width - FRAME, top], { width: EDGE, role: "label" }),
    ...sources.map((line, at) => textMark([LEFT, base(at)], line, small)),
    ...addresses.flatMap((line, at): SheetMark[] => {
      const y = base(sources.length + at);
      return [
        textMark([LEFT, y], line, { ...small, role: "link" }),
        {
          kind: "link",
          x: LEFT,
          y: y - SIZE.small,
          width: measure(line, SIZE.small),
          height: LINE,
          address: words.address,
        },
      ];
    }),
    textMark([right, base(0)], words.madeOn, { ...small, align: "right" }),
    textMark([right, base(1)], `第 ${page.number} 页，共 ${page.count} 页`, { ...small, align: "right" }),
  ];
}
