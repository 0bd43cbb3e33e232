import { existsSync } from "node:fs";
import { join } from "node:path";

/** The folder of the embedded database within the data folder. */
export const folderIn = (dataDir: string) => join(dataDir, "db");

/** Whether no embedded database has been created here yet. */
export const isNewFolder = (dataDir: string): boolean => !existsSync(join(folderIn(dataDir), "PG_VERSION"));
