/**
 * `npm start`: builds what its sources have outgrown, then serves. Plain JavaScript over the built server, so that a
 * start which builds nothing neither loads a compiler nor keeps one in memory.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { digestOfSources, isBuiltFrom, ROOT, SERVER, SITE } from "./sources.mjs";

async function isBuilt() {
  const builds = await Promise.all(
    [SITE, SERVER].map(async (build) => isBuiltFrom(ROOT, build, await digestOfSources(ROOT, build))),
  );
  return builds.every(Boolean);
}

/** Answers the exit code; the builder says what it does and what is wrong. */
async function buildAll() {
  const builder = spawn(process.execPath, ["--import", "tsx", "scripts/build.ts"], {
    cwd: ROOT,
    stdio: ["ignore", "inherit", "inherit"],
  });
  const [code] = await once(builder, "exit");
  return code;
}

const code = (await isBuilt()) ? 0 : await buildAll();
if (code === 0) {
  const { main } = await import("../dist-server/main.js");
  await main({ checkAnswers: false, codeVersion: await digestOfSources(ROOT, SERVER) });
} else {
  process.exitCode = code ?? 1;
}
