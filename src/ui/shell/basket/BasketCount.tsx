import { formatNumber } from "#domain/formatNumber.ts";
import { useCurrentProject } from "../../hooks/project/useCurrentProject.ts";
import { useSelectedCategories } from "../../hooks/project/useSelectedCategories.ts";

/** How many products the current project has; nothing while that is not known. */
export function BasketCount() {
  const project = useCurrentProject();
  const categories = useSelectedCategories(project.status === "ready" ? project.value.id : null);
  if (categories === undefined) return null;
  const total = categories.reduce((sum, { count }) => sum + count, 0);
  return <> ({formatNumber(total, 0)})</>;
}
