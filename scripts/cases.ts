/** `npm run cases -- FILE…` answers engineering cases with the product's own functions, and compares. */
import { casesMain } from "./cases/casesMain.ts";

process.exitCode = await casesMain(process.argv.slice(2));
