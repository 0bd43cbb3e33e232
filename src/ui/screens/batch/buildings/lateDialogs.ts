import { fetched } from "../../../page/browser/fetched.tsx";

export const BuildingList = fetched(async () => (await import("./BuildingList.tsx")).BuildingList);
export const PlanVersions = fetched(async () => (await import("../versions/PlanVersions.tsx")).PlanVersions);
