/** What a host's window has around the page. px */
const TITLE_BAR = 26;
const BORDER = 4;
const BOTTOM = 4;

export type Size = readonly [width: number, height: number];

/** The size of a host's window in which a page of this size stands. px */
export const windowAround = ([width, height]: Size): Size => [
  width + 2 * BORDER,
  TITLE_BAR + height + BOTTOM,
];
