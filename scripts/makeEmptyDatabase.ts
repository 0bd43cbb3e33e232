/**
 * Makes the database that a first start copies, in the folder of the argument. It has its own process, so
 * that the memory is freed.
 */
import { dropTemplates, openPglite } from "#server/database/connection/openPglite.ts";

const [folder = ""] = process.argv.slice(2);
const database = await openPglite(folder);
await database.migrate();
await dropTemplates(database.queries);
await database.checkpoint();
await database.close();
