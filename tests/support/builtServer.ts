import { spawn } from "node:child_process";
import { once } from "node:events";
import { inspectBuild, ROOT, SERVER } from "../../scripts/sources.mjs";

/** Vitest calls this before a project's first file: processes start the built server. */
export async function setup(): Promise<void> {
  if ((await inspectBuild(ROOT, SERVER)).isBuilt) return;
  // The build must not depend on the caller's environment.
  const { NODE_ENV: _, ...environment } = process.env;
  const builder = spawn(process.execPath, ["--import", "tsx", "scripts/build.ts", "--server"], {
    cwd: ROOT,
    env: environment,
    stdio: "inherit",
  });
  const [code] = await once(builder, "exit");
  if (code !== 0) throw new Error(`The server was not built (${code}).`);
}
