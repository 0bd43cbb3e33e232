/** `npm run import -- FILE`: products with properties and curves into the catalogue. docs/import.md says how. */
import { importMain } from "#server/catalogue/import/importMain.ts";

await importMain(process.argv.slice(2));
