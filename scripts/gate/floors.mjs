/**
 * The floors of the domain, from the ground up, and the subjects of each, in order: a folder of the floor, "" for the files
 * that lie in none. A subject imports only itself, those before it on its floor, and the floors below. So no two subjects
 * need each other.
 */
export const DOMAIN = {
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
export const PAGE = {
  page: ["browser", "services"],
  ...each("kit addresses chart component search supplier library prices duty energy project"),
  product: ["compare", "facts", "files", "tables", "standard", "energy", "point", "parallel", "detail"],
  ...each("claim"),
};

/** The screen where a building is selected: `context` is what all its parts know, `frame` puts them together. */
export const BATCH = each("context table filter rooms import choose versions plan buildings frame kinds");

/**
 * The rooms of the server in their order, written alike: first what any server has, then a folder a subject with its routes,
 * queries and files, last what puts them together. Of an import the channel and the reading of files come before the subjects
 * that are imported.
 */
export const SERVER = {
  process: [""],
  database: ["", "schema", "revisions", "connection"],
  http: [""],
  import: ["channel", "files"],
  ...each("account feedback materials standard definitions search selection product goods"),
  ...each("components designs downloads documents records samples catalogue"),
  // Its other files: what is imported, from where, and into what.
  "import/": [""],
  ...each("project start"),
};

/** What the batch worker is made of, alike: what is kept, runs, the session, choosing, plans, and what the page asks. */
export const BATCH_WORKER = each("record run session choose plan calls");

/** The folders of a table and a pattern for each: not for what of it is a subject of its own. */
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
