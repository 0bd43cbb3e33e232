import { BATCH, BATCH_WORKER, DOMAIN, folders, PAGE, SERVER } from "./scripts/gate/floors.mjs";

/**
 * Rules of imports between rooms (ARCHITECTURE.md). tests/gate/boundaries.test.ts plants a violation of every
 * rule below and fails for a rule without one.
 */

/** A room with the only other parts of src that it may import, types included. */
const room = (name, from, allowed) => ({
  name,
  severity: "error",
  from: { path: from },
  to: { path: "^src/", pathNot: allowed },
});

/** A room with the only packages that it may import as values; `null` for none at all, not even as types. */
const packages = (name, from, allowed) => ({
  name,
  severity: "error",
  from: { path: from },
  to: {
    path: "^node_modules/",
    pathNot: allowed === null ? [] : `^node_modules/(${allowed.join("|")})/`,
    dependencyTypesNot: allowed === null ? [] : ["type-only"],
  },
});

/** One rule per subject; other rules cover imports from outside `within`, which `elsewhere` permits here. */
function floors(within, table, elsewhere = []) {
  const { names, own } = folders(within, table);
  return names.map((folder, at) =>
    room(`${within}/${folder}`, own[at], [...own.slice(0, at + 1), ...elsewhere]),
  );
}

const PAGE_FLOORS = [...folders("ui", PAGE).own, ...folders("ui/screens/batch", BATCH).own];

/**
 * Entry points of the product: the page, the server with its threads and processes, and every worker; for a
 * kind of equipment the selection and the screen, which are found by its name.
 */
const ENTRIES = [
  "^src/ui/main[.]tsx$",
  "^src/server/(start/(main|workers/workerMain)|account/operator/accountMain|library/libraryMain|backup/(backupMain|restoreMain)|selection/selectionThread|project/export/scheduleThread|project/plans/comparisonThread|documents/drawn/manualThread|components/componentThread|documents/import/inspectThread|search/categoryThread|catalogue/(partsThread|loadMain)|database/connection/embedded/databaseThread|import/importMain)[.]ts$",
  // Sent to the browser unchanged.
  "^src/server/account/account[.]js$",
  "^src/server/selection/[^/]+/[^/]+Selection[.]ts$",
  "^src/ui/screens/batch/kinds/[^/]+/[^/]+Screen[.]tsx$",
  "[.]worker[.]ts$",
  // Asked by `npm run tables`.
  "^src/workers/tables/createTablesClient[.]ts$",
  // Asked by `npm run digitise`.
  "^src/workers/curves/readPdfCharts[.]ts$",
  "^src/domain/catalogue/tracing/(traceLine|snapFrame|frameMap|coinciding|pictureCharts|PictureChart)[.]ts$",
  // `npm run cases`.
  "^scripts/cases[.]ts$",
].join("|");

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    room("domain-imports-domain", "^src/domain/", "^src/domain/"),
    ...floors("domain", DOMAIN),
    {
      name: "domain-lies-on-floors",
      severity: "error",
      from: {},
      to: { path: "^src/domain/", pathNot: folders("domain", DOMAIN).own },
    },
    ...floors("server", SERVER, ["^src/(?!server/)"]),
    {
      name: "server-lies-in-rooms",
      severity: "error",
      from: {},
      to: { path: "^src/server/", pathNot: folders("server", SERVER).own },
    },
    ...floors("workers/batch", BATCH_WORKER, ["^src/(?!workers/batch/)"]),
    {
      name: "batch-worker-lies-in-rooms",
      severity: "error",
      from: {},
      to: {
        path: "^src/workers/batch/",
        pathNot: [...folders("workers/batch", BATCH_WORKER).own, "[.]worker[.]ts$"],
      },
    },
    {
      name: "kinds-know-no-other-kind",
      severity: "error",
      from: { path: "^src/domain/building/kinds/([^/]+)/" },
      to: { path: "^src/domain/building/kinds/", pathNot: "^src/domain/building/kinds/$1/" },
    },
    packages("domain-has-no-packages", "^src/domain/", null),
    room("contract-imports-domain", "^src/api/contract/", "^src/(domain|api/contract)/"),
    packages("contract-has-valibot-only", "^src/api/contract/", ["valibot"]),
    room("client-imports-contract", "^src/api/client/", "^src/(domain|api/(contract|client))/"),
    room("host-imports-contract", "^src/api/host/", "^src/(domain|api/(contract|host))/"),
    room(
      "workers-import-domain-and-api",
      "^src/workers/",
      "^src/(domain|paper|workers|api/(contract|client)|floor|palette)",
    ),
    packages("workers-have-their-own-packages", "^src/workers/", [
      "comlink",
      "hucre",
      "idb",
      "pako",
      "pdfjs-dist",
      "three",
      "valibot",
    ]),
    room("server-imports-contract", "^src/server/", "^src/(domain|paper|api/contract|server)/"),
    room("paper-imports-domain", "^src/paper/", "^src/(domain/|paper/|palette)"),
    packages("paper-draws-documents-only", "^src/paper/", ["@cantoo"]),
    room("palette-imports-domain", "^src/palette", "^src/domain/"),
    room("floor-imports-nothing", "^src/floor", "^src/floor"),
    {
      name: "server-has-no-page-packages",
      severity: "error",
      from: { path: "^src/server/" },
      to: { path: "^node_modules/(react|react-.*|@mantine|@tabler|@tanstack|comlink|zustand)/" },
    },
    {
      name: "samples-come-through-one-door",
      comment: "A setting keeps them out: whoever else knew one would bring it in all the same.",
      severity: "error",
      from: { path: "^src/server/", pathNot: "^src/server/(samples/|catalogue/bundledCatalogue[.]ts$)" },
      to: { path: "^src/server/samples/" },
    },
    room(
      "standard-stands-by-itself",
      "^src/server/standard/",
      "^src/(domain|server/(standard|process/(readData|dataSchemas)|database/schema/catalogueRows))",
    ),
    {
      name: "browser-has-no-node",
      severity: "error",
      from: { path: "^src/", pathNot: "^src/server/" },
      to: { dependencyTypes: ["core"] },
    },
    {
      name: "nobody-imports-a-worker-entry",
      comment: "A client names it in `new URL`, which is no import.",
      severity: "error",
      from: {},
      to: { path: "[.]worker[.]ts$" },
    },
    {
      name: "page-never-sees-server",
      severity: "error",
      from: { path: "^src/ui/" },
      to: { path: "^src/server/" },
    },
    {
      name: "page-asks-workers-through-clients",
      severity: "error",
      from: { path: "^src/ui/" },
      to: {
        path: "^src/workers/",
        pathNot: "(Client|/WorkerHandle)[.]ts$",
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "screens-reach-out-through-hooks",
      comment: "A hook is known by its name, what asks without being one by its folder: `calls`.",
      severity: "error",
      from: {
        path: "^src/ui/(?!page/|shell/|main[.])",
        pathNot: "/(use[A-Z][^/]*[.]tsx?|calls/[^/]+[.]ts)$",
      },
      to: {
        path: "^src/(workers|api|ui/shell|ui/main)",
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "screens-do-not-import-screens",
      severity: "error",
      from: { path: "^src/ui/screens/([^/]+)/" },
      to: { path: "^src/ui/screens/", pathNot: "^src/ui/screens/$1/" },
    },
    {
      name: "only-the-shell-opens-screens",
      severity: "error",
      from: { path: "^src/ui/", pathNot: "^src/ui/(shell/|screens/|main[.])" },
      to: { path: "^src/ui/screens/" },
    },
    ...floors("ui", PAGE, ["^src/(?!ui/)"]),
    ...floors("ui/screens/batch", BATCH, ["^src/(?!ui/screens/batch/)"]),
    {
      name: "page-lies-on-floors",
      severity: "error",
      from: {},
      to: { path: "^src/ui/", pathNot: [...PAGE_FLOORS, "^src/ui/(screens/(?!batch/)|shell/|main[.])"] },
    },
    {
      name: "nobody-ships-tests",
      severity: "error",
      from: { path: "^src/" },
      to: { path: "^(tests|bench|scripts)/" },
    },
    {
      name: "nobody-ships-development-packages",
      severity: "error",
      from: { path: "^src/" },
      to: { dependencyTypes: ["npm-dev"], dependencyTypesNot: ["type-only"] },
    },
    {
      name: "product-reaches-everything",
      comment:
        "What only tests and benches call, a plain oracle, is theirs: tests/support. `npm run cases` counts as the product: it asks for air systems, sound and multi-split systems before any page does.",
      severity: "error",
      from: { path: ENTRIES },
      to: {
        path: "^src/.*[.]tsx?$",
        pathNot: [ENTRIES, "[.]d[.]ts$"],
        reachable: false,
      },
    },
    { name: "no-unresolvable", severity: "error", from: {}, to: { couldNotResolve: true } },
    { name: "no-cycles", severity: "error", from: {}, to: { circular: true } },
    {
      name: "no-orphans",
      severity: "error",
      // No module imports a script that pages load by its address.
      from: {
        orphan: true,
        path: "^src/",
        pathNot: ["[.]d[.]ts$", "[.]css$", "^src/server/account/account[.]js$"],
      },
      to: {},
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      extensions: [".ts", ".tsx", ".js", ".mjs", ".css"],
      conditionNames: ["import", "node", "default"],
      exportsFields: ["exports"],
    },
  },
};
