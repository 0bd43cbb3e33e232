import {
  BROKEN,
  type Diagram,
  type DiagramCircle,
  type DiagramPoint,
} from "../../building/systems/diagram/Diagram.ts";
import { CAPITAL_EM, lineStyle, textRole } from "./diagramStyle.ts";
import { addressBlock } from "../report/addressBlock.ts";
import type { DocumentLink } from "../report/DocumentLink.ts";
import { boxMark, FRAME, lineMark, textMark } from "../report/sheetStyle.ts";
import { movedMark, type Measure, type SheetMark, type SheetPage } from "../report/SheetMark.ts";

/** Points in a mm. */
const MM = 72 / 25.4;
/** Paper sizes in landscape, mm, from the smallest up; each is also used in portrait. */
const PAPERS = [
  [297, 210],
  [420, 297],
  [594, 420],
  [841, 594],
  [1189, 841],
] as const;
/** mm of the model to one on paper: the preferred scale, and the coarser one where no paper is large enough. */
const FINE = 100;
const COARSE = 150;
/** Largest page that PDF allows, in points, less a margin. */
const MOST = 14_000;
/** Height in points kept below the drawing for its address. */
const FOOT = 96;

export interface DiagramSheet {
  readonly size: { readonly width: number; readonly height: number };
  readonly page: SheetPage;
}

/** A circle is drawn as a polygon of this many sides, finer than a printer's dots. */
const SIDES = 48;

const outline = ({ at: [x, y], radius }: DiagramCircle): readonly DiagramPoint[] =>
  Array.from({ length: SIDES + 1 }, (_, at) => {
    const angle = (2 * Math.PI * at) / SIDES;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });

/**
 * The smallest paper for a drawing of this size in points within its frame; the drawing's own size where no paper
 * is large enough.
 */
function paperFor(width: number, height: number) {
  for (const [long, short] of PAPERS)
    for (const [across, up] of [
      [long * MM, short * MM],
      [short * MM, long * MM],
    ] as const)
      if (width <= across && height <= up) return { width: across, height: up };
  return null;
}

/**
 * 系统图 on one page: the smallest paper up to A0 that holds it at 1:100 or 1:150, else a page of its own size with
 * smaller texts.
 */
export function layoutDiagramSheet(
  diagram: Diagram,
  link: DocumentLink | null,
  measure: Measure,
): DiagramSheet {
  const [across, up] = [diagram.right - diagram.left, diagram.top - diagram.bottom];
  const margin = 2 * FRAME;
  const sized = (scale: number) =>
    [
      (across / scale) * MM + 2 * margin,
      (up / scale) * MM + 2 * margin + (link === null ? 0 : FOOT),
    ] as const;
  const fitting = [FINE, COARSE].flatMap((scale) => {
    const paper = paperFor(...sized(scale));
    return paper === null ? [] : [{ scale, paper }];
  })[0];
  const least = Math.max(COARSE, (Math.max(across, up) * MM) / (MOST - 2 * margin - FOOT));
  const scale = fitting?.scale ?? least;
  const [width, height] = sized(scale);
  const size = fitting?.paper ?? { width, height };
  const factor = MM / scale;
  // Centred on its paper.
  const left = (size.width - across * factor) / 2;
  const top = (size.height - (link === null ? 0 : FOOT) - up * factor) / 2;
  const at = ([x, y]: readonly [number, number]) =>
    [left + (x - diagram.left) * factor, top + (diagram.top - y) * factor] as const;
  const marks: SheetMark[] = [
    boxMark([FRAME, FRAME], [size.width - 2 * FRAME, size.height - 2 * FRAME], { edge: "label" }),
  ];
  for (const line of diagram.lines) {
    const style = lineStyle(line);
    marks.push(lineMark([...at(line.from), ...at(line.to)], { ...style, isDashed: BROKEN.has(line.role) }));
  }
  for (const circle of diagram.circles)
    marks.push(lineMark(outline(circle).flatMap(at), lineStyle({ ...circle, role: "unit" })));
  for (const text of diagram.texts)
    marks.push({
      ...textMark(at(text.at), text.words, {
        size: text.size * factor * CAPITAL_EM,
        role: textRole(text),
        align: text.align,
      }),
      isTurned: text.isTurned,
    });
  if (link !== null) {
    const { marks: address } = addressBlock(link.address, `扫描或打开下面的链接，${link.note}：`, measure);
    const bottom = size.height - margin - FOOT + FRAME;
    for (const mark of address) marks.push(movedMark(mark, margin, bottom));
  }
  return { size, page: marks };
}
