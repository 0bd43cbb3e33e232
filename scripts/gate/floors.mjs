/**
 * The floors of the domain, from the lowest up, and the subjects of each, in order: a folder of the floor, or
 * "" for the files outside any. A subject may import itself, earlier subjects of its floor, and lower floors.
 * So no two subjects depend on each other.
 */
export const DOMAIN = {
  base: ["", "hash", "qr", "sheet", "page", "input"],
  physics: ["air", "curve", "fluid", "pipe", "sound"],
  catalogue: ["", "import", "tables", "curves", "tracing", "duty", "machine", "standards", "listing"],
  products: ["goods", "chart", "search", "energy", "parallel", "tolerance", "drawing", "claim"],
  building: [
    ...["rooms", "rooms/header", "rooms/rows", "rooms/columns", "rooms/import"],
    "selection",
    ...[
      "network",
      "systems",
      "systems/water",
      "systems/split",
      "systems/diagram",
      "sources",
      "sound",
      "fresh",
    ],
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
    ...["batch/history", "batch/confirm", "batch/prices", "batch/groups", "batch/systems", "batch/sound"],
    ...["batch/optimum", "batch/revision"],
    "kinds",
    "plan",
    "overview",
  ],
  things: ["dxf", "model", "component", "files", "design"],
  desk: [
    "documents",
    "materials",
    "report",
    "diagram",
    "library",
    "project",
    "host",
    "feedback",
    "operators",
    "sound",
  ],
};

/** Floors of one subject each. */
const each = (subjects) => Object.fromEntries(subjects.split(" ").map((subject) => [subject, [""]]));

/**
 * The page: first the browser and the page's services, then the kit that any page could be drawn with, then
 * the subjects that several screens show. Screens and shell are above them.
 */
export const PAGE = {
  page: ["browser", "services"],
  ...each("kit addresses chart component search supplier library prices duty energy project"),
  product: [
    "compare",
    "facts",
    "files",
    "tables",
    "standard",
    "energy",
    "point",
    "parallel",
    "tolerance",
    "sound",
    "detail",
  ],
  ...each("claim"),
};

/** The screen for selecting in a building: all its parts use `context`, and `frame` combines them. */
export const BATCH = each(
  "context table filter rooms import choose versions plan systems sources sound fresh overview buildings frame kinds",
);

/**
 * The rooms of the server in order, in the same form: first what any server has, then a folder for each
 * subject with its routes, queries and files, last what combines them. In imports, the channel and the file
 * readers come before the imported subjects.
 */
export const SERVER = {
  process: [""],
  database: ["", "schema", "revisions", "connection"],
  http: [""],
  import: ["channel", "files"],
  backup: [""],
  ...each("account feedback materials standard definitions"),
  // Which products a caller may see; every subject that answers about a product uses this.
  library: ["access"],
  ...each("search selection product goods"),
  ...each("components designs downloads documents records samples catalogue"),
  // Its other files: sources, formats and targets of imports.
  "import/": [""],
  ...each("project"),
  // Libraries themselves: their members, products and imports.
  "library/": [""],
  ...each("operators start"),
};

/**
 * The parts of the batch worker, in the same form: record, run, session, choosing, plans, and the page's
 * calls.
 */
export const BATCH_WORKER = each(
  "record run session choose plan systems sources splits sound fresh overview calls",
);

/** The folders of a table with a pattern for each, which excludes folders that are subjects of their own. */
export function folders(within, table) {
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
