import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
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

/** The server of every test that asks for no settings of its own: one for the whole run. */
export const sharedServer = () => ({ address: fromSetup(ADDRESS), folder: fromSetup(SHARED_FOLDER) });

/**
 * Loads the catalogue by what `npm start` runs, once for the whole run, and starts the shared server over it. Answers
 * the end of both.
 */
export async function startSharedServer(): Promise<() => Promise<void>> {
  const folder = await newFolder();
  const loading = new ServerProcess({ DATA_DIR: folder }, "started");
  await loading.ready;
  await loading.kill("SIGTERM");
  process.env[FOLDER] = folder;
  const shared = await startServer({});
  process.env[ADDRESS] = shared.address;
  process.env[SHARED_FOLDER] = shared.folder;
  return async () => {
    await rm(folder, { recursive: true, force: true });
    await shared.stop();
  };
}
