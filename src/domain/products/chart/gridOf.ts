const AXES_IN_FIRST_GRID = 3;

/** The grid, one below the other, that holds the value axis at a position among all of a chart. */
export const gridOf = (at: number): 0 | 1 => (at < AXES_IN_FIRST_GRID ? 0 : 1);
