/** Query parameter for the area of the price search, by name. */
export const AREA_PARAMETER = "area";
