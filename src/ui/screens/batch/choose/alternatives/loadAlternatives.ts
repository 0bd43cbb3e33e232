/** What else a room may have is shown in a drawer that is fetched when somebody first opens it. */
export const loadAlternatives = () => import("./AlternativesDrawer.tsx");
