import { darkRuns, qrCode, QUIET_ZONE, type QrCode } from "../../base/qr/qrCode.ts";
import { boxMark, CONTENT_WIDTH, SIZE, textMark } from "./sheetStyle.ts";
import { movedMark, type Measure, type SheetBlock, type SheetMark } from "./SheetMark.ts";
import { wrapText } from "./wrapText.ts";

/** Points; a module of 0.35 mm can be read from paper by every phone. */
const MODULE = 1;
const LINE = 9;
const GAP = 8;

const modules = (code: QrCode): SheetMark[] =>
  Array.from(darkRuns(code), ({ row, from, to }) =>
    boxMark([from * MODULE, row * MODULE], [(to - from) * MODULE, MODULE], { fill: "text" }),
  );

/** An address as a QR code and as text, below a sentence that says what it opens; clicking opens it, too. */
export function addressBlock(address: string, note: string, measure: Measure): SheetBlock {
  const code = qrCode(address);
  const drawn = code.ok ? modules(code.value) : [];
  const size = code.ok ? code.value.side * MODULE : 0;
  const left = code.ok ? size + QUIET_ZONE * MODULE + GAP : 0;
  const width = CONTENT_WIDTH - left;
  const notes = wrapText(note, width, SIZE.body, measure);
  const lines = wrapText(address, width, SIZE.small, measure);
  const top = notes.length * 12 + 4;
  const texts = lines.flatMap((line, at): SheetMark[] => {
    const y = top + (at + 1) * LINE - 2;
    return [
      textMark([left, y], line, { size: SIZE.small, role: "link" }),
      {
        kind: "link",
        x: left,
        y: y - SIZE.small,
        width: measure(line, SIZE.small),
        height: LINE,
        address,
      },
    ];
  });
  return {
    // The quiet zone stays free above and below; at the left there is the edge of the paper.
    height: Math.max(size, top + lines.length * LINE) + 2 * QUIET_ZONE * MODULE,
    marks: [
      ...drawn,
      ...notes.map((line, at) => textMark([left, (at + 1) * 12 - 3], line, { role: "label" })),
      ...texts,
    ].map((mark) => movedMark(mark, 0, QUIET_ZONE * MODULE)),
  };
}
