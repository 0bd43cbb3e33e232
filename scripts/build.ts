/**
 * Run first by `npm start` if sources have changed: builds site and server, each only if its own sources
 * have; with `--server` only the server.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { readSettings } from "#server/process/settings.ts";
import { endOnStartFailure } from "#server/process/StartFailure.ts";
import { buildWhenStale } from "./buildWhenStale.ts";
import { ROOT, SERVER, SITE } from "./sources.mjs";

const say = (line: string) => void process.stdout.write(`${line}\n`);

/** Vite is loaded only if there is something to build. */
async function viteBuild(configFile?: string): Promise<void> {
  const { build } = await import("vite");
  await build({ root: ROOT, logLevel: "warn", ...(configFile === undefined ? {} : { configFile }) });
}

/** Writes the empty database into the folder of the built server, which every build clears first. */
async function makeEmptyDatabase(): Promise<void> {
  const folder = join(ROOT, SERVER.folder, "emptyDatabase");
  const maker = spawn(process.execPath, ["--import", "tsx", "scripts/makeEmptyDatabase.ts", folder], {
    cwd: ROOT,
    stdio: ["ignore", "inherit", "inherit"],
  });
  const [code] = await once(maker, "exit");
  if (code !== 0) throw new Error(`The empty database was not made (${code}).`);
}

async function buildServer(): Promise<void> {
  await viteBuild("vite.server.config.ts");
  await makeEmptyDatabase();
}

await endOnStartFailure(async () => {
  // Reports an invalid setting before anything slow.
  readSettings(process.env);
  await buildWhenStale(ROOT, SERVER, buildServer);
  if (process.argv.includes("--server")) return;
  const isNew = await buildWhenStale(ROOT, SITE, () => {
    say("Building the site ...");
    return viteBuild();
  });
  say(isNew ? "Site built." : "Site up to date.");
});
