/** Runs the server from its sources, without building the site first: for `npm run dev` and for tests. */
import { main } from "#server/start/main.ts";
import { digestOfSources, ROOT, SERVER } from "./sources.mjs";

await main({ checkAnswers: true, codeVersion: await digestOfSources(ROOT, SERVER) });
