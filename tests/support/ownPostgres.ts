import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { chown, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { freePort } from "./freePort.ts";

/** PostgreSQL does not run as root. */
const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;
const AS = isRoot ? { uid: NOBODY, gid: NOBODY } : {};

/** A PostgreSQL server of the test's own, which it may stop. */
export interface OwnPostgres {
  readonly port: number;
  readonly url: string;
  readonly stop: () => Promise<void>;
  readonly start: () => Promise<void>;
  readonly remove: () => Promise<void>;
}

async function run(command: string, args: readonly string[]): Promise<void> {
  // A server that is started keeps what its starter had open.
  const child = spawn(command, args, { ...AS, cwd: "/", stdio: "ignore" });
  const [code] = await once(child, "exit");
  if (code !== 0) throw new Error(`${command} ${args.join(" ")} ended with ${code}`);
}

/**
 * Whether the programs that make and run a server are on the PATH, and the run does not leave it to `npm run test:all`
 * (`scripts/gate/unitTestsPart.ts`).
 */
export const hasPostgres = async (): Promise<boolean> =>
  process.env["OWN_POSTGRES"] !== "later" &&
  promisify(execFile)("initdb", ["--version"]).then(
    () => true,
    () => false,
  );

export async function ownPostgres(): Promise<OwnPostgres> {
  const folder = await mkdtemp(join(tmpdir(), "volute-postgres-"));
  if (isRoot) await chown(folder, NOBODY, NOBODY);
  const data = join(folder, "data");
  await run("initdb", ["-D", data, "-A", "trust", "-U", "postgres", "--no-sync"]);
  const port = await freePort();
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=off`;
  const start = () => run("pg_ctl", ["-D", data, "-w", "-l", join(folder, "log"), "-o", options, "start"]);
  const stop = () => run("pg_ctl", ["-D", data, "-w", "-m", "fast", "stop"]);
  await start();
  return {
    port,
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    start,
    stop,
    remove: async () => {
      await stop();
      await rm(folder, { recursive: true });
    },
  };
}
