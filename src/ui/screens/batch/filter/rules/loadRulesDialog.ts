/** Conditions by type of room are set in a dialog that is fetched when somebody first opens it. */
export const loadRulesDialog = () => import("./RulesDialog.tsx");
