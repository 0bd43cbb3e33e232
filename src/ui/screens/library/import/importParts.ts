import { fetched } from "../../../page/browser/fetched.tsx";

/** What is shown of a source once it was read. It is fetched while the source is being read. */
export const TablesPanel = fetched(async () => (await import("./tables/TablesPanel.tsx")).TablesPanel);
export const CurvesPanel = fetched(async () => (await import("./curves/CurvesPanel.tsx")).CurvesPanel);
export const SheetStates = fetched(async () => (await import("../sheets/SheetStates.tsx")).SheetStates);
