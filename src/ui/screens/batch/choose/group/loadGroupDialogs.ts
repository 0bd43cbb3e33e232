/** Dialogs about floors, zones and groups are fetched when the first of them is opened. */
export const loadGroupDialogs = () => import("./GroupDialogs.tsx");
