import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import * as v from "valibot";
import { build } from "vite";
import { callerOf } from "./caller.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
/** Inside the project, so that the built file finds the packages. */
const CACHE = join(ROOT, "node_modules/.cache/volute-tests");

const StartedSchema = v.object({
  address: v.string(),
  found: v.object({
    accounts: v.array(v.object({ account: v.string(), has_session: v.boolean() })),
    orphans: v.array(v.unknown()),
  }),
});

/** Builds `killedServer.ts` as a single file that Node starts quickly. */
export async function buildKilledServer() {
  await mkdir(CACHE, { recursive: true });
  const outDir = await mkdtemp(join(CACHE, "killed-"));
  await build({
    root: ROOT,
    configFile: false,
    logLevel: "error",
    publicDir: false,
    build: { ssr: "tests/support/killedServer.ts", outDir, target: "node20" },
  });
  return {
    file: join(outDir, "killedServer.js"),
    remove: () => rm(outDir, { recursive: true, force: true }),
  };
}

/** Starts it over a data folder, or over a database on a server. */
export async function startKilledServer(file: string, dataDir: string, databaseUrl: string | null) {
  const started = fork(file, [dataDir, ...(databaseUrl === null ? [] : [databaseUrl])], {
    cwd: ROOT,
    stdio: "inherit",
  });
  const ended = once(started, "exit");
  const said = await new Promise((resolve) => {
    started.once("message", resolve);
    // A process that fails to start sends no message.
    started.once("exit", () => resolve(null));
  });
  const { address, found } = v.parse(StartedSchema, said);
  const request = (path: string, init?: RequestInit) => fetch(new URL(path, address), init);
  let callers = 0;
  return {
    found,
    callerWith: (bearer: string) => callerOf({ request }, { Authorization: `Bearer ${bearer}` }),
    /** Sends a form of the account pages, from an address that nobody else uses. */
    send: (page: string, entries: Readonly<Record<string, string>>, cookie = "") =>
      request(`/account/${page}`, {
        method: "POST",
        redirect: "manual",
        body: new URLSearchParams(entries),
        headers: {
          Origin: new URL(address).origin,
          Cookie: cookie,
          "X-Forwarded-For": `10.${started.pid! >> 8}.${started.pid! & 255}.${++callers}`,
        },
      }),
    /** HTTP status of an address. */
    statusOf: async (path: string) => (await request(path)).status,
    isAlive: () => started.exitCode === null && started.signalCode === null,
    info: (cookie: string) => request("/account/users/info?role=0", { headers: { Cookie: cookie } }),
    async kill() {
      started.kill("SIGKILL");
      await ended;
    },
  };
}
export type KilledServer = Awaited<ReturnType<typeof startKilledServer>>;
