/**
 * The rules that answers are computed by: a whole number, raised by whoever changes a formula, a constant or a table of a
 * standard so that an answer is another one. A test holds the answers to the published cases against it.
 */
export const ENGINE = 2;
