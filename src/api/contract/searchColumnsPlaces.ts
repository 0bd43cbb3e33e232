const COLUMNS = "/search/selection/v1/products/columns/{categoryCode}";

/** Where the columns of a category stand, by themselves: who asks a worker for them needs no schemas. */
export const SEARCH_COLUMNS = { method: "GET", path: COLUMNS } as const;
export const SEARCH_COLUMNS_PART = { method: "GET", path: `${COLUMNS}/{version}/{part}` } as const;
