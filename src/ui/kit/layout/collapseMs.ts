/** The specification's duration of every collapsing panel. */
export const COLLAPSE_MS = 300;
