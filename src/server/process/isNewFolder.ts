import { existsSync } from "node:fs";
import { join } from "node:path";

/** Where in the data folder the embedded database is. */
export const folderIn = (dataDir: string) => join(dataDir, "db");

/** Has no embedded database been made here yet? */
export const isNewFolder = (dataDir: string): boolean => !existsSync(join(folderIn(dataDir), "PG_VERSION"));
