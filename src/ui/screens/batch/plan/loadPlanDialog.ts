/** The plan's dialog is fetched when somebody first confirms a plan. */
export const loadPlanDialog = () => import("./PlanDialog.tsx");
