import { spawn } from "node:child_process";
import { once } from "node:events";
import { inspectBuild, ROOT, SERVER } from "../../scripts/sources.mjs";

/** Vitest calls this before the first file of a project: processes start the server as it is built. */
export async function setup(): Promise<void> {
  if ((await inspectBuild(ROOT, SERVER)).isBuilt) return;
  // What is built does not depend on who builds it.
  const { NODE_ENV: _, ...environment } = process.env;
  const builder = spawn(process.execPath, ["--import", "tsx", "scripts/build.ts", "--server"], {
    cwd: ROOT,
    env: environment,
    stdio: "inherit",
  });
  const [code] = await once(builder, "exit");
  if (code !== 0) throw new Error(`The server was not built (${code}).`);
}
