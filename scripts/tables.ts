/** `npm run tables -- FOLDER` reads every table of a folder with the product's own code, and compares. */
import { tablesMain } from "./tables/tablesMain.ts";

process.exitCode = await tablesMain(process.argv.slice(2));
