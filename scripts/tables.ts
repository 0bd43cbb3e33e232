/** `npm run tables -- FOLDER` reads every table of a folder with the product's own code, and compares. */
import { tablesMain } from "./tables/tablesMain.ts";

// Message ports of finished calls would keep the process alive for minutes, until they are garbage-collected.
process.exit(await tablesMain(process.argv.slice(2)));
