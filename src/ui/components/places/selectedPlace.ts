export const SELECTED = { place: "/selectedProducts", project: "project", category: "category" } as const;

/** Where the selected products of a project stand, of one category or of all. */
export function selectedPlace(projectId: string | null, category: string | undefined): string {
  const query = new URLSearchParams();
  if (projectId !== null) query.set(SELECTED.project, projectId);
  if (category !== undefined) query.set(SELECTED.category, category);
  const search = query.toString();
  return search === "" ? SELECTED.place : `${SELECTED.place}?${search}`;
}
