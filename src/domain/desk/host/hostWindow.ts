/** Size of the host window's frame around the page, px. */
const TITLE_BAR = 26;
const BORDER = 4;
const BOTTOM = 4;

export type Size = readonly [width: number, height: number];

/** Size in px of the host window that holds a page of this size. */
export const windowAround = ([width, height]: Size): Size => [
  width + 2 * BORDER,
  TITLE_BAR + height + BOTTOM,
];
