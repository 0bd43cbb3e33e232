import type { IModule } from "dependency-cruiser";

/** The name of our own rule; dependency-cruiser's counts importing files, not places. */
export const USED_IN_ONE_PLACE = "what-one-place-uses-lives-there";

type Modules = readonly (Pick<IModule, "source"> & {
  readonly dependencies: readonly { readonly resolved: string }[];
})[];

/** A screen, the shell, or one of the folders that several of these use: kit, page, a subject. */
function placeOf(path: string): string | null {
  if (path === "src/ui/main.tsx") return "shell";
  return /^src\/ui\/(screens\/[^/]+|[^/]+)\//u.exec(path)?.[1] ?? null;
}

/**
 * Whether a place may be used by one other place only: a screen and the shell may; a subject may if the other
 * is the shell, which has no subjects of its own.
 */
const mayServeOnly = (place: string, user: string) =>
  place.startsWith("screens/") ||
  place === "shell" ||
  (user === "shell" && place !== "kit" && place !== "page");

/**
 * Files of kit, page and subjects that only one place uses, with that place: they belong there. A file
 * imported only within its own folder is used by the users of its importers.
 */
export function usedInOnePlace(modules: Modules): readonly (readonly [file: string, place: string])[] {
  const importers = new Map<string, string[]>();
  for (const { source, dependencies } of modules)
    for (const { resolved } of dependencies)
      importers.set(resolved, [...(importers.get(resolved) ?? []), source]);

  const usersOf = (file: string, seen = new Set<string>(), users = new Set<string>()): Set<string> => {
    if (seen.has(file)) return users;
    seen.add(file);
    for (const importer of importers.get(file) ?? []) {
      const place = placeOf(importer);
      if (place === placeOf(file)) usersOf(importer, seen, users);
      else if (place !== null) users.add(place);
    }
    return users;
  };

  return modules.flatMap(({ source }) => {
    const place = placeOf(source);
    if (place === null) return [];
    const [user, ...others] = usersOf(source);
    return user === undefined || others.length > 0 || mayServeOnly(place, user)
      ? []
      : [[source, user] as const];
  });
}
