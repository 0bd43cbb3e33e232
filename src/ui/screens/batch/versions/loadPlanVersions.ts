/** The dialogs about versions are fetched when somebody first looks at them. */
export const loadPlanVersions = () => import("./PlanVersions.tsx");
