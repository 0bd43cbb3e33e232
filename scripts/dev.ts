/** `npm run dev`: the server and the site, each reloaded when its sources change. Ctrl-C ends both. */
import { relative } from "node:path";
import { createServer } from "vite";
import { onStopSignal } from "#server/process/onStopSignal.ts";
import { readSettings } from "#server/process/settings.ts";
import { endOnStartFailure } from "#server/process/StartFailure.ts";
import { ReloadedServer } from "./ReloadedServer.ts";
import { isSourceOf, ROOT, SERVER } from "./sources.mjs";

/** All other sources belong to the site, which Vite reloads itself. */
const isServerSource = (path: string) => isSourceOf(SERVER, relative(ROOT, path));

async function dev(): Promise<void> {
  const { host, port } = readSettings(process.env);
  process.env["VOLUTE_API"] ??= `http://${host}:${port}`;
  const site = await createServer({ root: ROOT, clearScreen: false });
  const server = new ReloadedServer(ROOT);
  onStopSignal(async () => {
    await Promise.all([site.close(), server.stop()]);
    process.exit(0);
  });
  site.watcher.on("all", (_event, path) => {
    if (isServerSource(path)) server.reload();
  });
  await site.listen();
  site.printUrls();
}

await endOnStartFailure(dev);
