/**
 * Who may import whom (ARCHITECTURE.md). tests/gate/boundaries.test.ts plants a violation of every rule below and
 * fails for a rule without one.
 */

/** A room and the only other places in src that it may import, types included. */
const room = (name, from, allowed) => ({
  name,
  severity: "error",
  from: { path: from },
  to: { path: "^src/", pathNot: allowed },
});

/** A room and the only packages it may import as values; `null` for none at all, not even as types. */
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

/**
 * The floors of the domain, from the ground up, and the subjects of each, in order: a folder of the floor, "" for the files
 * that lie in none. A subject imports only itself, those before it on its floor, and the floors below. So no two subjects
 * need each other.
 */
const DOMAIN = {
  base: ["", "hash", "qr", "sheet", "input"],
  physics: ["air", "curve", "fluid"],
  catalogue: ["", "import", "duty", "machine", "standards", "listing"],
  products: ["goods", "chart", "drawing", "search", "energy", "parallel", "claim"],
  building: [
    ...["rooms", "rooms/header", "rooms/rows", "rooms/columns", "rooms/import"],
    "selection",
    ...[
      "batch/state",
      "batch/kind",
      "batch/table",
      "batch/rules",
      "batch",
      "batch/view",
      "batch/run",
      "batch/edit",
    ],
    ...["batch/history", "batch/confirm", "batch/prices", "batch/groups", "batch/optimum", "batch/revision"],
    "kinds",
    "plan",
  ],
  things: ["dxf", "model", "component", "files", "design"],
  desk: ["documents", "materials", "report", "project", "host", "feedback"],
};

/** Floors that are one subject each. */
const each = (subjects) => Object.fromEntries(subjects.split(" ").map((subject) => [subject, [""]]));

/**
 * The page's own: the browser and what the page was given to work with, what any page would be drawn with, and the
 * subjects that several screens show. Screens and shell stand above them.
 */
const PAGE = {
  page: ["browser", "services"],
  ...each("kit addresses chart component search supplier library prices duty energy project"),
  product: ["compare", "facts", "files", "tables", "standard", "energy", "point", "parallel", "detail"],
  ...each("claim"),
};

/** The screen where a building is selected: `context` is what all its parts know, `frame` puts them together. */
const BATCH = each("context table filter rooms import choose versions plan buildings frame kinds");

/**
 * The rooms of the server in their order, written alike: first what any server has, then a folder a subject with its routes,
 * queries and files, last what puts them together. Of an import the channel and the reading of files come before the subjects
 * that are imported.
 */
const SERVER = {
  process: [""],
  database: ["", "schema", "revisions", "connection"],
  http: [""],
  import: ["channel", "files"],
  account: [""],
  feedback: [""],
  materials: [""],
  standard: [""],
  definitions: [""],
  search: [""],
  selection: [""],
  product: [""],
  goods: [""],
  components: [""],
  designs: [""],
  downloads: [""],
  documents: [""],
  records: [""],
  samples: [""],
  catalogue: [""],
  // Its other files: what is imported, from where, and into what.
  "import/": [""],
  project: [""],
  start: [""],
};

/** The folders of a table and a pattern for each: not for what of it is a subject of its own. */
function folders(within, table) {
  const names = Object.entries(table).flatMap(([floor, subjects]) =>
    subjects.map((subject) => `${floor}/${subject}`.replace(/[/]+$/u, "")),
  );
  const own = names.map((folder) => {
    const inner = names.filter((other) => other.startsWith(`${folder}/`));
    const others = inner.map((other) => `${other.slice(folder.length + 1)}/`).join("|");
    return `^src/${within}/${folder}/${others === "" ? "" : `(?!${others})`}`;
  });
  return { names, own };
}

/** A rule a subject; what lies elsewhere than `within` and may be imported is for other rules to say. */
function floors(within, table, elsewhere = []) {
  const { names, own } = folders(within, table);
  return names.map((folder, at) =>
    room(`${within}/${folder}`, own[at], [...own.slice(0, at + 1), ...elsewhere]),
  );
}

const PAGE_FLOORS = [...folders("ui", PAGE).own, ...folders("ui/screens/batch", BATCH).own];

/**
 * What the product starts: the page, the server with its threads and processes, and every worker. Of a kind of equipment
 * the selection and the screen, which are found by its name.
 */
const ENTRIES = [
  "^src/ui/main[.]tsx$",
  "^src/server/(start/main|account/operator/accountMain|selection/selectionThread|project/export/scheduleThread|documents/drawn/manualThread|components/componentThread|documents/import/inspectThread|catalogue/(partsThread|loadMain)|import/importMain)[.]ts$",
  // Sent to the browser as it is.
  "^src/server/account/account[.]js$",
  "^src/server/selection/[^/]+/[^/]+Selection[.]ts$",
  "^src/ui/screens/batch/kinds/[^/]+/[^/]+Screen[.]tsx$",
  "[.]worker[.]ts$",
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
    ...floors("server", SERVER),
    {
      name: "server-lies-in-rooms",
      severity: "error",
      from: {},
      to: { path: "^src/server/", pathNot: folders("server", SERVER).own },
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
      "^src/(domain|server/(standard|database/schema/catalogueRows))",
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
        "What only tests and benches call, a plain oracle, is theirs: tests/support. Published cases prove the formulas of moist air as a set.",
      severity: "error",
      from: { path: ENTRIES },
      to: {
        path: "^src/.*[.]tsx?$",
        pathNot: [ENTRIES, "[.]d[.]ts$", "^src/domain/physics/air/"],
        reachable: false,
      },
    },
    { name: "no-unresolvable", severity: "error", from: {}, to: { couldNotResolve: true } },
    { name: "no-cycles", severity: "error", from: {}, to: { circular: true } },
    {
      name: "no-orphans",
      severity: "error",
      // A script that pages load by its address is imported by nobody.
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
