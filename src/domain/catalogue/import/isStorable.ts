/** PostgreSQL stores no NUL, and a lone half of a character is not text in any encoding. */
const NOT_TEXT = /[\0\p{Surrogate}]/u;

export const isStorable = (text: string): boolean => !NOT_TEXT.test(text);
