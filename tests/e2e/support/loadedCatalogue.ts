import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ServerProcess } from "../../support/serverProcess.ts";

/** Where the folder's name travels from the run's start to the processes that run the tests. */
const VARIABLE = "VOLUTE_LOADED_CATALOGUE";

const newFolder = () => mkdtemp(join(tmpdir(), "volute-browser-tests-"));

/** A data folder with the catalogue loaded by what `npm start` runs, once for the whole run. Answers its removal. */
export async function loadCatalogueOnce(): Promise<() => Promise<void>> {
  const folder = await newFolder();
  const server = new ServerProcess({ DATA_DIR: folder }, "built");
  await server.ready;
  await server.kill("SIGTERM");
  process.env[VARIABLE] = folder;
  return () => rm(folder, { recursive: true, force: true });
}

/** A data folder of one's own, the catalogue in it. */
export async function copyOfLoadedCatalogue(): Promise<string> {
  const folder = await newFolder();
  const loaded = process.env[VARIABLE];
  if (loaded === undefined) throw new Error("the global setup has not run");
  await cp(loaded, folder, { recursive: true });
  return folder;
}
