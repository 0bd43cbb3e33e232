import type { BoxMark, LineMark, SheetBlock, TextMark } from "./SheetMark.ts";

/** A4 in points. */
export const PAGE = { width: 595.28, height: 841.89 } as const;
/** From the paper's edge to the frame of the drawing sheet, and from the frame to its contents. */
export const FRAME = 24;
export const INSET = 16;
export const LEFT = FRAME + INSET;
export const CONTENT_WIDTH = PAGE.width - 2 * LEFT;

export const SIZE = { small: 6.5, body: 8, title: 9, name: 16 } as const;
/** Height of a line of body text. */
export const LINE_HEIGHT = 12;
const RULE = 0.5;

type Position = readonly [x: number, y: number];

export const textMark = (
  [x, y]: Position,
  text: string,
  {
    size = SIZE.body,
    role = "text",
    align = "left",
  }: Partial<Pick<TextMark, "size" | "role" | "align">> = {},
): TextMark => ({ kind: "text", x, y, text, size, role, align });

export const lineMark = (
  points: readonly number[],
  { width = RULE, role = "grid line", isDashed = false }: Partial<Omit<LineMark, "kind" | "points">> = {},
): LineMark => ({ kind: "line", points, width, role, isDashed });

export const boxMark = (
  [x, y]: Position,
  [width, height]: readonly [width: number, height: number],
  { fill = null, edge = null, isDashed = false }: Partial<Pick<BoxMark, "fill" | "edge" | "isDashed">>,
): BoxMark => ({ kind: "box", x, y, width, height, fill, edge, isDashed });

/** The title of a section, above a thin line. */
export const sectionTitle = (title: string) =>
  ({
    height: 20,
    keepsWithNext: true,
    marks: [
      textMark([0, 12], title, { size: SIZE.title }),
      lineMark([0, 16.5, CONTENT_WIDTH, 16.5], { role: "label" }),
    ],
  }) as const;

/** Space between sections. */
export const SPACE: SheetBlock = { height: 10, marks: [], isSpace: true };
