/** Characters of a title and of a description, after the spaces around them are gone. */
export const MAX_TITLE = 100;
export const MAX_DESCRIPTION = 1000;
