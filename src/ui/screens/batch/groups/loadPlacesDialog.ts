/** Where many rooms are is said in a dialog that is fetched when somebody first says it. */
export const loadPlacesDialog = () => import("./PlacesDialog.tsx");
