/** What a first start copies, in the folder that the argument names: a process of its own, for its memory goes with it. */
import { dropTemplates, openPglite } from "#server/database/connection/openPglite.ts";

const [folder = ""] = process.argv.slice(2);
const database = await openPglite(folder);
await database.migrate();
await dropTemplates(database.queries);
await database.checkpoint();
await database.close();
