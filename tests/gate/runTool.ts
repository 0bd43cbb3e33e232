import { spawnSync } from "node:child_process";
import { resolve } from "node:path";

/** Runs an installed tool in a folder and answers everything it wrote; a check that finds something exits above 0. */
export function runTool(tool: string, parameters: readonly string[], folder: string) {
  const { status, stdout, stderr } = spawnSync(resolve("node_modules/.bin", tool), parameters, {
    cwd: folder,
    encoding: "utf8",
  });
  return { status, output: stdout, errors: stderr };
}
