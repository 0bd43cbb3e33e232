import type { Unread } from "./SourceGraph.ts";

const FOURTH_KIND = "tests/gate/fourthKind";

/** Entry points of the built server: the inputs of its build. */
export const serverEntries = (texts: ReadonlyMap<string, string>): readonly string[] =>
  [...(texts.get("vite.server.config.ts") ?? "").matchAll(/"(src\/server\/[^"]+[.]ts)"/gu)].map(
    ([, path]) => path!,
  );

/** The list of kinds: the gate compiles and runs the product with one more kind than it has. */
export const listOfKinds = (paths: ReadonlySet<string>): string | undefined =>
  [...paths].find((path) => /^src\/domain\/.*\bbatchKinds[.]ts$/u.test(path));

/** The kind that is planted into a copy of src for a test, and its tests. */
export const plantedKind = (paths: ReadonlySet<string>): readonly string[] =>
  [...paths].filter((path) => path.startsWith(`${FOURTH_KIND}/`));

/** Dependencies that the texts of the project's files do not show. */
export const unreadOf = (texts: ReadonlyMap<string, string>): Unread => ({
  runs: {
    "scripts/serveBuilt.mjs": serverEntries(texts),
    "scripts/start.mjs": serverEntries(texts),
  },
  // They plant files with these names, or only mention them.
  naming: [
    /^tests\/gate\/(?:boundaries|lint|rooms|unusedExports|fourthKind)[.]test[.]ts$/u,
    /^tests\/scripts\/(?!cases|quick\/unchanged)/u,
    /^scripts\/quick\//u,
    /^scripts\/sources[.]mjs$/u,
    /^src\/server\/(?:\w+\/)?entry[.]ts$/u,
    /^vite[.]server[.]config[.]ts$/u,
  ],
  placeOf: (path) =>
    path
      .replace(`${FOURTH_KIND}/src/`, "src/")
      .replace(`${FOURTH_KIND}/checks/answered.ts`, "tests/planted/answered.test.ts")
      .replace(`${FOURTH_KIND}/checks/shown.tsx`, "tests/ui/shown.test.tsx"),
});
