/** The list of buildings is fetched when somebody first looks at it. */
export const loadBuildingList = () => import("./BuildingList.tsx");
