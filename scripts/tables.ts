/** `npm run tables -- FOLDER` reads every table of a folder with the product's own code, and compares. */
import { tablesMain } from "./tables/tablesMain.ts";

// Ports of calls that ended hold a process for minutes, until the collector finds them.
process.exit(await tablesMain(process.argv.slice(2)));
