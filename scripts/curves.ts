/** `npm run curves -- FOLDER` reads every chart of a folder with the product's own code, and scores what it finds. */
import { curvesMain } from "./curves/curvesMain.ts";

process.exitCode = await curvesMain(process.argv.slice(2));
