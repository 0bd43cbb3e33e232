/** The dialog of 方案优化 is fetched when somebody first opens it. */
export const loadOptimumDialog = () => import("./OptimumDialog.tsx");
