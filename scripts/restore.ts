/** `npm run restore -- FILE` fills a new database from such a file. See docs/operating.md. */
import { restoreMain } from "#server/backup/restoreMain.ts";

await restoreMain(process.argv.slice(2));
