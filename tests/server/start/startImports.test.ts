import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { expect, test } from "vitest";
import { projectFile } from "#server/process/projectFile.ts";
import { isSourceOf, SERVER } from "../../../scripts/sources.mjs";

const SRC = projectFile("src");
/** Static imports only: `import()` loads later, and types are never loaded. */
const STATIC_IMPORT = /^(?:import|export)\s(?!type\s)(?:[^"]*?\sfrom\s)?"([^"]+)"/gmu;

function fileOf(importer: string, specifier: string): string | null {
  if (specifier.startsWith("#")) return join(SRC, specifier.slice(1));
  return specifier.startsWith(".") ? join(dirname(importer), specifier) : null;
}

/** Every file of ours that is loaded with these. */
function readWith(...entries: readonly string[]): Set<string> {
  const files = new Set(entries);
  for (const file of files) {
    for (const [, specifier = ""] of readFileSync(file, "utf8").matchAll(STATIC_IMPORT)) {
      const found = fileOf(file, specifier);
      if (found !== null && existsSync(found)) files.add(found);
    }
  }
  return files;
}

/** The entry points, with the server that they load at once. */
const STARTED = ["main", "startServer", "workers/workerMain"].map((name) =>
  join(SRC, `server/start/${name}.ts`),
);

test("a start reads nothing that makes a catalogue, nor the driver that it may not need", () => {
  const files = [...readWith(...STARTED)].map((file) => relative(SRC, file));
  // Proves that the walk is complete: it reaches a deep module.
  expect(files).toContain("server/database/revisions/snapshots.ts");
  expect(files).toContain("domain/physics/curve/RootFinder.ts");
  const isNeedless = (file: string) =>
    /^server\/(?:samples\/(?!goods)|materials\/library\/|standard\/|catalogue\/(?:bundledCatalogue|packedParts)|records\/realRecords|database\/connection\/(?:open(?:Pglite|Threaded|Postgres)|postgresClients|embedded\/)|components\/pngOf)/u.test(
      file,
    );
  expect(files.filter(isNeedless)).toEqual([]);
});

test("a server is built anew when anything that it reads has changed", () => {
  const server = join(SRC, "server");
  const own = readdirSync(server, { recursive: true, encoding: "utf8" }).filter((path) =>
    path.endsWith(".ts"),
  );
  const files = [...readWith(...own.map((path) => join(server, path)))].map((file) => relative(SRC, file));
  expect(files).toContain(join("paper", "PdfSheet.ts"));
  expect(files.filter((file) => !isSourceOf(SERVER, join("src", file)))).toEqual([]);
});
