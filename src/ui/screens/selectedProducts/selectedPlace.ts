export const SELECTED = {
  place: "/selectedProducts",
  project: "project",
  category: "category",
  view: "view",
} as const;
/** Query value for 方案 instead of single machines. */
export const PLANS_VIEW = "plans";

/** The address of a project's selected products, of one category or of all. */
export function selectedPlace(projectId: string | null, category: string | undefined): string {
  const query = new URLSearchParams();
  if (projectId !== null) query.set(SELECTED.project, projectId);
  if (category !== undefined) query.set(SELECTED.category, category);
  const search = query.toString();
  return search === "" ? SELECTED.place : `${SELECTED.place}?${search}`;
}

export function plansPlace(projectId: string | null): string {
  const place = selectedPlace(projectId, undefined);
  return `${place}${place.includes("?") ? "&" : "?"}${SELECTED.view}=${PLANS_VIEW}`;
}
