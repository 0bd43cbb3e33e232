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

/** What rounding leaves of nothing at all. */
const FREE = 1e-6;

export const isCovered = (one: Rect, other: Rect): boolean => covered(one, other) > FREE;

/** What of it lies outside. */
const beyond = (rect: Rect, pane: Rect) => rect.width * rect.height - covered(rect, pane);

/**
 * Where labels stand so that none covers another or what is taken already: each at the first of its candidates
 * which is free and within the pane, else at the one that covers least.
 *
 * @returns one place for each label, in the order given
 */
export function placeLabels(
  candidates: readonly (readonly Rect[])[],
  taken: readonly Rect[],
  pane: Rect,
): Rect[] {
  const placed: Rect[] = [];
  const blocked = [...taken];
  const cost = (place: Rect) => {
    let sum = beyond(place, pane);
    for (const other of blocked) sum += covered(place, other);
    return sum;
  };
  for (const places of candidates) {
    let [best] = places;
    let least = Infinity;
    for (const place of places) {
      const own = cost(place);
      if (own < least) [best, least] = [place, own];
      if (own < FREE) break;
    }
    if (best === undefined) continue;
    placed.push(best);
    blocked.push(best);
  }
  return placed;
}

/** Size and distances of a label about a point. */
export interface LabelSize {
  readonly width: number;
  readonly height: number;
  /** Between the point and the label. */
  readonly gap: number;
}

/** Lines of text that a label may stand away from its point. */
const FURTHEST = 5;

/** The places about a point, the preferred side first: beside it above and below, then over and under it, then further off. */
export function placesAbout(
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
  // Further and further off: where points meet, room is found without one label on another.
  const rows = [above, below, above - height, below + height, y - height / 2];
  for (let lines = 2; lines <= FURTHEST; lines++) rows.push(above - lines * height, below + lines * height);
  return rows.flatMap((top) =>
    columns
      // At the height of the point itself only beside it.
      .filter((column) => column !== middle || top !== y - height / 2)
      .map((column) => ({ left: column, top, width, height })),
  );
}
