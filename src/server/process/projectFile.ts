import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** A file that exists in the project's folder, but in no folder between it and any source or built file. */
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

/** Absolute path of a project file; needed because sources and the built server are at different depths. */
export const projectFile = (path: string): string => join(PROJECT, path);
