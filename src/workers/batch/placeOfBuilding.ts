/** Where a tab remembers which building of a kind it has open. */
export const placeOfBuilding = (kind: string): string => `volute.building.${kind}`;
