/** Parameter of an address that names a building of this browser. */
export const BUILDING_NAME = "building";

const ID = /^[\w/-]{1,80}$/u;

/** Id of the building in an address; `null` if there is none, or it cannot be an id. */
export function keptBuildingIn(params: URLSearchParams): string | null {
  const id = params.get(BUILDING_NAME);
  return id !== null && ID.test(id) ? id : null;
}
