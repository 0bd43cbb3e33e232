import { useServices } from "./ServicesContext.tsx";

/** The feedback page's own number for "a category is missing". */
const MISSING_CATEGORY = "6";

/**
 * The feedback page, which knows that it was opened from the selection, and how a host opened the page, to lead back there;
 * `title` names a category that is missing.
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
