const COLUMNS = "/search/selection/v1/products/columns/{categoryCode}";

/**
 * Addresses of a category's columns, in a module without schemas, because the page only passes them to a
 * worker.
 */
export const SEARCH_COLUMNS = { method: "GET", path: COLUMNS } as const;
export const SEARCH_COLUMNS_PART = { method: "GET", path: `${COLUMNS}/{version}/{part}` } as const;
