export const SELECTED = {
  path: "/selectedProducts",
  project: "project",
  category: "category",
  view: "view",
} as const;
/** Query value for 方案 instead of single machines. */
export const PLANS_VIEW = "plans";

/** The address of a project's selected products, of one category or of all. */
export function selectedAddress(projectId: string | null, category: string | undefined): string {
  const query = new URLSearchParams();
  if (projectId !== null) query.set(SELECTED.project, projectId);
  if (category !== undefined) query.set(SELECTED.category, category);
  const search = query.toString();
  return search === "" ? SELECTED.path : `${SELECTED.path}?${search}`;
}

export function plansAddress(projectId: string | null): string {
  const address = selectedAddress(projectId, undefined);
  return `${address}${address.includes("?") ? "&" : "?"}${SELECTED.view}=${PLANS_VIEW}`;
}
