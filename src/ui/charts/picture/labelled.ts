import { placeLabels, placesAbout, type Rect } from "#domain/curve/placeLabels.ts";
import type { MeasureText } from "./lineNames.ts";
import type { PlacedMark, PlacedName } from "./PaneInk.ts";

/** px of a line of text, and between a mark and its label. */
const LINE = 14;
const GAP = 7;
/** Half of what a mark covers. */
const REACH = 6;

/** Marks with their labels, clear of the curves' names, of one another and of every mark. */
export function labelled(
  spots: readonly Omit<PlacedMark, "label">[],
  names: readonly PlacedName[],
  pane: Rect,
  measure: MeasureText,
): readonly PlacedMark[] {
  const taken = [
    ...names.map(({ x, y, text }) => ({ left: x, top: y - LINE / 2, width: measure(text), height: LINE })),
    ...spots.map(({ x, y }) => ({ left: x - REACH, top: y - REACH, width: 2 * REACH, height: 2 * REACH })),
  ];
  const named = spots.filter(({ mark }) => mark.label !== "");
  // The point itself is told first: of two that cannot both be free the other gives way.
  const inOrder = [...named].sort((one, other) => weight(other) - weight(one));
  const places = placeLabels(
    inOrder.map(({ mark, x, y }) =>
      placesAbout(x, y, { width: measure(mark.label), height: LINE, gap: GAP }, mark.side),
    ),
    taken,
    pane,
  );
  const labels = new Map(inOrder.map((spot, at) => [spot, places[at] ?? null]));
  return spots.map((spot) => ({ ...spot, label: labels.get(spot) ?? null }));
}

const weight = ({ mark }: Omit<PlacedMark, "label">) => (mark.side === "right" ? 1 : 0);
