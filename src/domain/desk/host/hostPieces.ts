/**
 * Rooms cross to and from a host in pieces of this size. A piece is read, checked and cloned within a frame;
 * 20,000 rooms at once would visibly block the page.
 */
export const ROOMS_PER_PIECE = 200;

/** A result is several times as large as a room, because it carries every parameter of its product. */
export const RESULTS_PER_PIECE = 100;

/** More rooms than any building that a host opens; a host that reports more is in error. */
export const MAX_HOST_ROOMS = 100_000;
