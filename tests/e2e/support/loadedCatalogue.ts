import { cp, mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { digestOfSources, ROOT, SERVER } from "../../../scripts/sources.mjs";
import { ServerProcess } from "../../support/serverProcess.ts";

/** Where the folder's name and the server's address travel from the run's start to the processes that run the tests. */
const FOLDER = "VOLUTE_LOADED_CATALOGUE";
const ADDRESS = "VOLUTE_SHARED_SERVER";
const SHARED_FOLDER = "VOLUTE_SHARED_FOLDER";

const newFolder = () => mkdtemp(join(tmpdir(), "volute-browser-tests-"));

function fromSetup(variable: string): string {
  const value = process.env[variable];
  if (value === undefined) throw new Error("the global setup has not run");
  return value;
}

/** A data folder of one's own, the catalogue in it. */
async function copyOfLoadedCatalogue(): Promise<string> {
  const folder = await newFolder();
  await cp(fromSetup(FOLDER), folder, { recursive: true });
  return folder;
}

/** The real server, every answer checked against the contract, over a copy of the loaded catalogue. `stop` throws where it does not end well. */
export async function startServer(settings: Readonly<Record<string, string>>) {
  const folder = await copyOfLoadedCatalogue();
  // As behind a proxy: each test may come from a network of its own (signIn.ts), for one network registers few users an hour.
  const server = new ServerProcess({ DATA_DIR: folder, TRUSTED_PROXIES: "1", ...settings });
  return {
    address: await server.ready,
    /** Its data folder. */
    folder,
    stop: async () => {
      const { code } = await server.kill("SIGTERM");
      await rm(folder, { recursive: true, force: true });
      if (code !== 0) throw new Error(`the server ended with ${code}; it had said ${server.stderr}`);
    },
  };
}

/** All that a loaded catalogue is made by and of. */
const LOADED_FROM = { ...SERVER, folders: [...SERVER.folders, "data"] };

/**
 * A folder to load the catalogue into, and whether it is thrown away after the run. Where a folder for what is kept is named,
 * it is one of the sources as they are: what an earlier run has loaded there need not be loaded again.
 */
async function folderToLoad(): Promise<{ readonly folder: string; readonly isKept: boolean }> {
  const kept = process.env["VOLUTE_KEPT_CATALOGUES"];
  if (kept === undefined) return { folder: await newFolder(), isKept: false };
  const name = `catalogue-${(await digestOfSources(ROOT, LOADED_FROM)).slice(0, 16)}`;
  await mkdir(kept, { recursive: true });
  for (const other of await readdir(kept))
    if (other.startsWith("catalogue-") && other !== name)
      await rm(join(kept, other), { recursive: true, force: true });
  return { folder: join(kept, name), isKept: true };
}

/** The server of every test that asks for no settings of its own: one for the whole run. */
export const sharedServer = () => ({ address: fromSetup(ADDRESS), folder: fromSetup(SHARED_FOLDER) });

/**
 * Loads the catalogue by what `npm start` runs, once for the whole run, and starts the shared server over it. Answers
 * the end of both.
 */
export async function startSharedServer(): Promise<() => Promise<void>> {
  const { folder, isKept } = await folderToLoad();
  const loading = new ServerProcess({ DATA_DIR: folder }, "started");
  await loading.ready;
  await loading.kill("SIGTERM");
  process.env[FOLDER] = folder;
  const shared = await startServer({});
  process.env[ADDRESS] = shared.address;
  process.env[SHARED_FOLDER] = shared.folder;
  return async () => {
    if (!isKept) await rm(folder, { recursive: true, force: true });
    await shared.stop();
  };
}
