/**
 * Rooms and results cross to and from a host so many at a time. A piece is read, checked and cloned within a frame;
 * 20,000 rooms in one go would hold the page for longer than a person fails to notice.
 */
export const ROOMS_PER_PIECE = 200;

/** A result is several times a room: it carries every parameter of its product. */
export const RESULTS_PER_PIECE = 100;

/** More rooms than any building has that a host opens; a host that claims more is in error. */
export const MAX_HOST_ROOMS = 100_000;
