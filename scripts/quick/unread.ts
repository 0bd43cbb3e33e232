import type { Unread } from "./SourceGraph.ts";

/** What runs in the built server, from where it is started: the inputs of vite.server.config.ts. */
export const SERVER_ENTRIES = [
  "src/server/main.ts",
  "src/server/engine/selectionThread.ts",
  "src/server/project/export/scheduleThread.ts",
  "src/server/documents/drawn/manualThread.ts",
  "src/server/components/componentThread.ts",
  "src/server/documents/import/inspectThread.ts",
  "src/server/catalogue/partsThread.ts",
  "src/server/catalogue/loadMain.ts",
];

const FOURTH_KIND = "tests/gate/fourthKind";
/** Stands in a copy of src while it is tested. */
export const PLANTED_KIND = [
  `${FOURTH_KIND}/src/domain/batch/kinds/airHandler/airHandlerKind.ts`,
  `${FOURTH_KIND}/src/server/engine/airHandler/airHandlerSelection.ts`,
  `${FOURTH_KIND}/src/ui/screens/batch/kinds/airHandler/airHandlerScreen.tsx`,
  `${FOURTH_KIND}/checks/answered.ts`,
  `${FOURTH_KIND}/checks/shown.tsx`,
];

/** What the texts of the project's files do not say of themselves. */
export const UNREAD: Unread = {
  runs: {
    "scripts/serveBuilt.mjs": SERVER_ENTRIES,
    "scripts/start.mjs": SERVER_ENTRIES,
  },
  // They plant files of these names, or speak of them.
  naming: [
    /^tests\/gate\/(?:boundaries|lint|rooms|unusedExports|fourthKind)[.]test[.]ts$/u,
    /^tests\/scripts\/(?!cases)/u,
    /^scripts\/quick\//u,
    /^scripts\/sources[.]mjs$/u,
    /^src\/server\/entry[.]ts$/u,
  ],
  placeOf: (path) =>
    path
      .replace(`${FOURTH_KIND}/src/`, "src/")
      .replace(`${FOURTH_KIND}/checks/answered.ts`, "tests/planted/answered.test.ts")
      .replace(`${FOURTH_KIND}/checks/shown.tsx`, "tests/ui/shown.test.tsx"),
};
