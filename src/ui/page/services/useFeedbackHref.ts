import { useServices } from "./ServicesContext.tsx";

/** The feedback page's own code for "a category is missing". */
const MISSING_CATEGORY = "6";

/**
 * The address of the feedback page. It carries that the page was opened from selection, and the host's parameters
 * for the way back; `title` names a missing category.
 */
export function useFeedbackHref(title?: string): string {
  const { accountBase } = useServices().settings;
  const query = new URLSearchParams({ source: "Selection" });
  if (title !== undefined) {
    query.set("from", MISSING_CATEGORY);
    query.set("title", title);
  }
  if (location.search !== "") query.set("back", location.search.slice(1));
  return `${accountBase}/feedback?${query.toString()}`;
}
