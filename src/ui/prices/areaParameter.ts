/** Of an address: the area that prices are asked for, by its name. */
export const AREA_PARAMETER = "area";
