/**
 * `npm run digitise -- FOLDER` reads every chart of a folder with the product's own code, and scores what it
 * finds.
 */
import { digitiseMain } from "./digitise/digitiseMain.ts";

process.exitCode = await digitiseMain(process.argv.slice(2));
