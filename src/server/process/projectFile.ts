import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** A file that is in the project's folder, and in no folder between it and a source or built file. */
const MARK = "package.json";

function projectFolder(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, MARK))) {
    const above = dirname(folder);
    if (above === folder) throw new Error(`no folder above ${import.meta.url} holds ${MARK}`);
    folder = above;
  }
  return folder;
}

const PROJECT = projectFolder();

/**
 * A file or folder of the project by its path there: sources and the built server are at different depths.
 */
export const projectFile = (path: string): string => join(PROJECT, path);
