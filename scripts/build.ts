/** What `npm start` runs first where sources have changed: site and server, each only when its own have. */
import { readSettings } from "#server/settings.ts";
import { endOnStartFailure } from "#server/StartFailure.ts";
import { buildWhenStale } from "./buildWhenStale.ts";
import { ROOT, SERVER, SITE } from "./sources.mjs";

const say = (line: string) => void process.stdout.write(`${line}\n`);

/** Vite is loaded only when there is something to build. */
async function viteBuild(configFile?: string): Promise<void> {
  const { build } = await import("vite");
  await build({ root: ROOT, logLevel: "warn", ...(configFile === undefined ? {} : { configFile }) });
}

await endOnStartFailure(async () => {
  // A setting that cannot be used is known before anything slow.
  readSettings(process.env);
  await buildWhenStale(ROOT, SERVER, () => viteBuild("vite.server.config.ts"));
  const isNew = await buildWhenStale(ROOT, SITE, () => {
    say("Building the site ...");
    return viteBuild();
  });
  say(isNew ? "Site built." : "Site up to date.");
});
