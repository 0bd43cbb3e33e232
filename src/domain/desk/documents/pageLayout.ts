/** Size of a page at 100 %, in CSS pixels. */
export interface PageSize {
  readonly width: number;
  readonly height: number;
}

/** px between pages, and above the first one. */
export const PAGE_GAP = 8;

/**
 * Top of each page when pages lie below one another. `tops` has one more entry than there are pages: the end of
 * the last one.
 */
export function pageTops(count: number, sizeOf: (page: number) => PageSize, scale: number): Float64Array {
  const tops = new Float64Array(count + 1);
  tops[0] = PAGE_GAP;
  for (let at = 0; at < count; at++)
    tops[at + 1] = tops[at]! + Math.round(sizeOf(at + 1).height * scale) + PAGE_GAP;
  return tops;
}

/** The page, counted from 1, at a height; the first or last page outside the document. */
export function pageAt(tops: Float64Array, height: number): number {
  let low = 0;
  let high = tops.length - 2;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (tops[middle]! - PAGE_GAP <= height) low = middle;
    else high = middle - 1;
  }
  return Math.max(0, low) + 1;
}

/** A position in the document that stays when the scale changes: how far down a page, 0 to 1. */
export interface Anchor {
  readonly page: number;
  readonly share: number;
}

export function anchorAt(tops: Float64Array, height: number): Anchor {
  const page = pageAt(tops, height);
  const top = tops[page - 1]!;
  const room = Math.max(1, tops[page]! - top);
  return { page, share: Math.min(1, Math.max(0, (height - top) / room)) };
}

export const heightOf = (tops: Float64Array, { page, share }: Anchor): number =>
  tops[page - 1]! + share * (tops[page]! - tops[page - 1]!);

export const LEAST_SCALE = 0.25;
export const MOST_SCALE = 4;
const STEPS = [0.25, 0.33, 0.5, 0.67, 0.75, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2, 2.5, 3, 4] as const;

/** The next scale for one step of zoom. */
export function steppedScale(scale: number, direction: 1 | -1): number {
  const apart = 0.005;
  if (direction > 0) return STEPS.find((step) => step > scale + apart) ?? MOST_SCALE;
  return STEPS.findLast((step) => step < scale - apart) ?? LEAST_SCALE;
}
