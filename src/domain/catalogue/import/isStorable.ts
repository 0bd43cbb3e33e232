/** PostgreSQL stores no NUL, and a lone surrogate is not text in any encoding. */
const NOT_TEXT = /[\0\p{Surrogate}]/u;

export const isStorable = (text: string): boolean => !NOT_TEXT.test(text);
