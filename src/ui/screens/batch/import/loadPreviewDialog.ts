/** What shows a schedule that has been read. */
export const loadPreviewDialog = () => import("./PreviewDialog.tsx");
