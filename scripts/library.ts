/**
 * `npm run library -- publish LIBRARY` copies the released products of a library into the catalogue, for
 * everybody; `-- take-back LIBRARY` removes the copies.
 */
import { libraryMain } from "#server/library/libraryMain.ts";

await libraryMain(process.argv.slice(2));
