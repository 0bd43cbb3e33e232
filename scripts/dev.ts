/** `npm run dev`: the server and the site, each reloaded when its sources change. Ctrl-C ends both. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { createServer } from "vite";
import { readSettings } from "#server/settings.ts";
import { endOnStartFailure } from "#server/StartFailure.ts";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const TSX = createRequire(import.meta.url).resolve("tsx/cli");
/** The threads of the engine are no imports of the server: named besides what tsx finds itself. */
const WATCH = ["watch", "--clear-screen=false", "--include", "src/server/**", "scripts/serve.ts"];

async function dev(): Promise<void> {
  const { host, port } = readSettings(process.env);
  process.env["VOLUTE_API"] ??= `http://${host}:${port}`;
  const server = spawn(process.execPath, [TSX, ...WATCH], {
    cwd: ROOT,
    stdio: ["ignore", "inherit", "inherit"],
  });
  const ended = once(server, "exit");
  const site = await createServer({ root: ROOT, clearScreen: false });
  await site.listen();
  site.printUrls();

  const stop = async () => {
    server.kill("SIGTERM");
    await Promise.all([site.close(), ended]);
    process.exit(0);
  };
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => void stop());
  await ended;
  await stop();
}

await endOnStartFailure(dev);
