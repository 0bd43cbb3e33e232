/** Name of a building of this browser in an address. */
export const BUILDING_NAME = "building";

const ID = /^[\w/-]{1,80}$/u;

/** Id of the building in an address; `null` if there is none, or no possible one. */
export function keptBuildingIn(params: URLSearchParams): string | null {
  const id = params.get(BUILDING_NAME);
  return id !== null && ID.test(id) ? id : null;
}
