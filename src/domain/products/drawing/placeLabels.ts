/** In the painter's unit, from the left and the top. */
export interface Rect {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const overlap = (from: number, size: number, otherFrom: number, otherSize: number) =>
  Math.max(0, Math.min(from + size, otherFrom + otherSize) - Math.max(from, otherFrom));

const covered = (one: Rect, other: Rect) =>
  overlap(one.left, one.width, other.left, other.width) *
  overlap(one.top, one.height, other.top, other.height);

/** Areas below this are rounding. */
const FREE = 1e-6;

export const isCovered = (one: Rect, other: Rect): boolean => covered(one, other) > FREE;

/** The area outside the pane. */
const beyond = (rect: Rect, pane: Rect) => rect.width * rect.height - covered(rect, pane);

/**
 * Places labels so that none covers another or an area already taken. Each gets its first candidate that is free
 * and within the pane, else the one that covers least.
 *
 * @returns one box for each label, in the order given
 */
export function placeLabels(
  candidates: readonly (readonly Rect[])[],
  taken: readonly Rect[],
  pane: Rect,
): Rect[] {
  const placed: Rect[] = [];
  const blocked = [...taken];
  const cost = (box: Rect) => {
    let sum = beyond(box, pane);
    for (const other of blocked) sum += covered(box, other);
    return sum;
  };
  for (const boxes of candidates) {
    let [best] = boxes;
    let least = Infinity;
    for (const box of boxes) {
      const own = cost(box);
      if (own < least) [best, least] = [box, own];
      if (own < FREE) break;
    }
    if (best === undefined) continue;
    placed.push(best);
    blocked.push(best);
  }
  return placed;
}

/** Size of a label, and its distance from its point. */
export interface LabelSize {
  readonly width: number;
  readonly height: number;
  /** Between the point and the label. */
  readonly gap: number;
}

/** Greatest distance of a label from its point, in lines of text. */
const FURTHEST = 5;

/**
 * Candidate boxes around a point, the preferred side first: beside it above and below, then over and under it,
 * then further away.
 */
export function labelsAbout(
  x: number,
  y: number,
  { width, height, gap }: LabelSize,
  side: "left" | "center" | "right",
): Rect[] {
  const right = x + gap;
  const left = x - gap - width;
  const middle = x - width / 2;
  const columns = {
    right: [right, left, middle],
    left: [left, right, middle],
    center: [middle, right, left],
  }[side];
  const above = y - gap - height;
  const below = y + gap;
  // At growing distance: where points crowd, there is still room for every label.
  const rows = [above, below, above - height, below + height, y - height / 2];
  for (let lines = 2; lines <= FURTHEST; lines++) rows.push(above - lines * height, below + lines * height);
  return rows.flatMap((top) =>
    columns
      // At the point's own height a label stands only beside it.
      .filter((column) => column !== middle || top !== y - height / 2)
      .map((column) => ({ left: column, top, width, height })),
  );
}
