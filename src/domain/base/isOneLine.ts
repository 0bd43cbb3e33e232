/** Control characters, line and paragraph separators, and marks that turn the direction of what follows around. */
const NOT_IN_A_LINE = /[\p{Cc}\u2028\u2029\u200E\u200F\u061C\u202A-\u202E\u2066-\u2069]/u;

/** The text without them: a file may be called what no project may. */
export const inOneLine = (text: string): string => text.replace(new RegExp(NOT_IN_A_LINE, "gu"), "");

/** May a text stand as a name: in one line, and read as it is written? */
export const isOneLine = (text: string): boolean => !NOT_IN_A_LINE.test(text);
