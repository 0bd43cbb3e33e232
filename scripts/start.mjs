/**
 * `npm start`: builds what is out of date, then serves. Plain JavaScript that runs the built server, so that
 * a start that builds nothing neither loads a compiler nor keeps one in memory.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { inspectBuild, ROOT, SERVER, SITE } from "./sources.mjs";

/** The server's sources, identified by their digest. */
const { digest: codeVersion, isBuilt: isServerBuilt } = await inspectBuild(ROOT, SERVER);

/** Returns the exit code; the builder prints its progress and errors. */
async function buildAll() {
  const builder = spawn(process.execPath, ["--import", "tsx", "scripts/build.ts"], {
    cwd: ROOT,
    stdio: ["ignore", "inherit", "inherit"],
  });
  const [code] = await once(builder, "exit");
  return code;
}

const isBuilt = isServerBuilt && (await inspectBuild(ROOT, SITE)).isBuilt;
const code = isBuilt ? 0 : await buildAll();
if (code === 0) {
  const { main } = await import("../dist-server/main.js");
  await main({ checkAnswers: false, codeVersion });
} else {
  process.exitCode = code ?? 1;
}
