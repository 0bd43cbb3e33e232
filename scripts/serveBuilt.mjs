/**
 * Runs the built server like `npm start`, but checks every answer against the contract: for tests, which
 * start it in a sixth of the time that the sources take. It must have been built.
 */
import { inspectBuild, ROOT, SERVER } from "./sources.mjs";

const { digest: codeVersion, isBuilt } = await inspectBuild(ROOT, SERVER);
if (!isBuilt)
  throw new Error("There is no server built from these sources; tsx scripts/build.ts --server builds it.");
const { main } = await import("../dist-server/main.js");
await main({ checkAnswers: true, codeVersion });
