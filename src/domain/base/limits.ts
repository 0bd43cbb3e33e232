/** Limits that addresses share with the wire, so that no link asks for what the server refuses. */

/** Code of a property, a category or a brand. */
export const CODE = /^[A-Za-z0-9_.-]{1,64}$/u;
/** Most characters of an id, and of any other text. */
export const MAX_ID = 128;
export const MAX_TEXT = 512;
/** Most characters of a list's search words. */
export const MAX_WORDS = 100;
/** Highest page of a list: beyond any catalogue, and small enough that row numbers do not overflow. */
export const MAX_PAGE = 1_000_000;
/** Most figures of a duty: more than any duty form has. */
export const MOST_DUTY_FIGURES = 24;
