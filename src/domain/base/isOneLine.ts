/** Control characters, line and paragraph separators, and marks that change the writing direction. */
const NOT_IN_A_LINE = /[\p{Cc}\u2028\u2029\u200E\u200F\u061C\u202A-\u202E\u2066-\u2069]/u;

/** The text without these characters, for instance the name of a file that becomes the name of a project. */
export const inOneLine = (text: string): string => text.replace(new RegExp(NOT_IN_A_LINE, "gu"), "");

/** Whether a text may be a name: it stands in one line and reads as it is written. */
export const isOneLine = (text: string): boolean => !NOT_IN_A_LINE.test(text);
