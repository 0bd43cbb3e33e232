import { fetched } from "../../../page/browser/fetched.tsx";

/** Views of a source that was read; loaded while it is being read. */
export const TablesPanel = fetched(async () => (await import("./tables/TablesPanel.tsx")).TablesPanel);
export const CurvesPanel = fetched(async () => (await import("./curves/CurvesPanel.tsx")).CurvesPanel);
export const SheetStates = fetched(async () => (await import("../sheets/SheetStates.tsx")).SheetStates);
