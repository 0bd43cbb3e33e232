import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

export interface ChunkGroup {
  readonly name: string;
  readonly minShareCount?: number;
  /** Beginnings of paths from the project's root; each must match a module. */
  readonly paths: readonly string[];
  /** Exceptions that belong to other groups; each must match a module as well. */
  readonly except?: readonly string[];
  /** Packages; each must match a module. */
  readonly packages?: readonly RegExp[];
}

const normal = (id: string) => id.replaceAll("\\", "/");

/**
 * Groups of modules, each in one chunk, and a plugin that fails the build if a path or pattern of them
 * matches nothing.
 *
 * @param entry where the page begins; a build without it need not contain these modules, as in tests
 */
export function chunkGroups(root: string, groups: readonly ChunkGroup[], entry?: string) {
  const below = (path: string) => ({
    said: path,
    has: (id: string) => id.startsWith(`${normal(root)}/${path}`),
  });
  const tests = groups.map(({ name, minShareCount, paths, except = [], packages = [] }) => {
    const parts = [
      ...paths.map(below),
      ...packages.map((pattern) => ({ said: String(pattern), has: (id: string) => pattern.test(id) })),
    ];
    return { name, minShareCount, parts, others: except.map(below) };
  });
  const plugin: Plugin = {
    name: "chunk-groups",
    apply: "build",
    buildEnd(error) {
      if (error !== undefined) return;
      const ids = [...this.getModuleIds()].map(normal);
      if (entry !== undefined && !ids.some(below(entry).has)) {
        // Without this check, a moved entry would be in no build and nothing would be checked any more.
        if (!existsSync(join(root, entry))) this.error(`The page's entry ${entry} does not exist any more.`);
        return;
      }
      for (const { name, parts, others } of tests)
        for (const { said, has } of [...parts, ...others])
          if (!ids.some(has))
            this.error(`The chunk "${name}" names ${said}, where no module of the page is any more.`);
    },
  };
  return {
    plugin,
    groups: tests.map(({ name, minShareCount, parts, others }) => ({
      name,
      ...(minShareCount === undefined ? {} : { minShareCount }),
      test: (id: string) =>
        parts.some(({ has }) => has(normal(id))) && !others.some(({ has }) => has(normal(id))),
    })),
  };
}
