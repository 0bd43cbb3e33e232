/** Limits that an address keeps to as the wire does, so that no link asks what the server refuses. */

/** Of a property, a category, a brand. */
export const CODE = /^[A-Za-z0-9_.-]{1,64}$/u;
/** Characters of an id, and of any other text. */
export const MAX_ID = 128;
export const MAX_TEXT = 512;
/** Characters of the words that a list is searched by. */
export const MAX_WORDS = 100;
/** Pages of a list: past any catalogue, and no overflow in rows. */
export const MAX_PAGE = 1_000_000;
/** Figures of a duty: more than any form of it has. */
export const MOST_DUTY_FIGURES = 24;
