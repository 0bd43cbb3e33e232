/** Most characters of a title and of a description, after trimming. */
export const MAX_TITLE = 100;
export const MAX_DESCRIPTION = 1000;
