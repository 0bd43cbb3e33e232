import { types } from "@electric-sql/pglite";
import { defineConfig, type Plugin } from "vite";

/**
 * Some hundred small files that every start reads: they are bundled with ours. Other packages stay as
 * installed.
 */
const AT_EVERY_START = [
  "@hono/node-server",
  "@valibot/to-json-schema",
  "drizzle-orm",
  "hono",
  "hucre",
  "valibot",
];

const TYPES_ALONE = "\0pglite-types-alone";

/**
 * drizzle's driver for PGlite reads a few types' numbers from it, and makes one where it is given none. The
 * server's own thread needs nothing else of PGlite, whose program is 5 MB.
 */
const typesAlone: Plugin = {
  name: "pglite-types-alone",
  enforce: "pre",
  resolveId: (source, importer) =>
    source === "@electric-sql/pglite" && importer?.includes("/drizzle-orm/pglite/") ? TYPES_ALONE : null,
  load(id) {
    if (id !== TYPES_ALONE) return null;
    const numbers = Object.entries(types).filter(([, value]) => typeof value === "number");
    return `export const types = ${JSON.stringify(Object.fromEntries(numbers))}; export class PGlite {}`;
  },
};

/** The server as `npm start` runs it: our own sources as a few JavaScript files. */
export default defineConfig({
  publicDir: false,
  plugins: [typesAlone],
  ssr: { noExternal: AT_EVERY_START },
  build: {
    ssr: true,
    outDir: "dist-server",
    target: "node20",
    rolldownOptions: {
      // Modules that run in threads or processes are found by name beside the others:
      // src/server/process/entry.ts.
      input: {
        main: "src/server/start/main.ts",
        selectionThread: "src/server/selection/selectionThread.ts",
        scheduleThread: "src/server/project/export/scheduleThread.ts",
        comparisonThread: "src/server/project/plans/comparisonThread.ts",
        manualThread: "src/server/documents/drawn/manualThread.ts",
        componentThread: "src/server/components/componentThread.ts",
        inspectThread: "src/server/documents/import/inspectThread.ts",
        databaseThread: "src/server/database/connection/embedded/databaseThread.ts",
        categoryThread: "src/server/search/categoryThread.ts",
        partsThread: "src/server/catalogue/partsThread.ts",
        loadMain: "src/server/catalogue/loadMain.ts",
        workerMain: "src/server/start/workers/workerMain.ts",
      },
      output: { entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js" },
    },
  },
});
