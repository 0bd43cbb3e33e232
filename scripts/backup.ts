/** `npm run backup -- FILE` writes the whole database into a file. See docs/operate.md. */
import { backupMain } from "#server/backup/backupMain.ts";

await backupMain(process.argv.slice(2));
