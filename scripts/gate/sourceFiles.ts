import { readdirSync } from "node:fs";
import { join } from "node:path";

/** Every TypeScript file below `folder`, as a path from `root`. */
export function sourceFiles(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /[.]tsx?$/u.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
}
