/** `npm run restore -- FILE` fills a new database from a backup. See docs/operate.md. */
import { join } from "node:path";
import { restoreMain } from "#server/backup/restoreMain.ts";
import { inspectBuild, ROOT, SERVER } from "./sources.mjs";

const { isBuilt } = await inspectBuild(ROOT, SERVER);
await restoreMain(process.argv.slice(2), isBuilt ? join(ROOT, SERVER.folder, "emptyDatabase", "db") : null);
