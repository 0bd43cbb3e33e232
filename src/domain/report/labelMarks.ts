import { placeLabels, type Rect } from "../curve/placeLabels.ts";
import type { PlotArea } from "./plotArea.ts";
import type { SheetMark } from "./SheetMark.ts";
import { boxMark, SIZE, textMark } from "./sheetStyle.ts";

/** Of a label's line. */
export const LABEL_HEIGHT = SIZE.small + 1;
const MIDDLE = 0.35;
const PAPER = "#FFFFFF";

/** A text of a chart with the places where it may stand, the best first. */
export interface WishedLabel {
  readonly text: string;
  readonly colour: string;
  readonly places: readonly Rect[];
}

/** Labels on paper of their own, clear of one another and of what is taken. */
export function labelMarks(
  labels: readonly WishedLabel[],
  taken: readonly Rect[],
  area: PlotArea,
): { readonly marks: readonly SheetMark[]; readonly places: readonly Rect[] } {
  const places = placeLabels(
    labels.map((label) => label.places),
    taken,
    area,
  );
  const marks = labels.flatMap(({ text, colour }, at): SheetMark[] => {
    const place = places[at];
    if (place === undefined) return [];
    const { left, top, width, height } = place;
    return [
      boxMark([left - 1, top], [width + 2, height], { fill: PAPER }),
      textMark([left, top + height / 2 + MIDDLE * SIZE.small], text, { size: SIZE.small, colour }),
    ];
  });
  return { marks, places };
}
