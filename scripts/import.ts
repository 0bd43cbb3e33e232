/**
 * `npm run import -- [WORD] FILE`: products with properties and curves, or what the word names. See
 * docs/import.md.
 */
import { importMain } from "#server/import/importMain.ts";

await importMain(process.argv.slice(2));
