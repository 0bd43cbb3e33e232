import { fetched } from "../../../page/browser/fetched.tsx";

/** Loaded while a file is read. */
export const PreviewDialog = fetched(async () => (await import("./PreviewDialog.tsx")).PreviewDialog);
