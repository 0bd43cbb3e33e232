/** Where a tab remembers which building it has open, under whichever kind. */
export const PLACE_OF_BUILDING = "volute.building";
