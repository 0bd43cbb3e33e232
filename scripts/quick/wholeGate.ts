import type { Change } from "./changesSince.ts";
import type { SourceGraph } from "./SourceGraph.ts";

/** Changes of these files affect the gate in ways that only the whole gate can tell. */
const RULES: readonly (readonly [pattern: RegExp, why: string])[] = [
  [/^(?:package(?:-lock)?[.]json|[.]npmrc)$/u, "the packages are others"],
  [
    /^(?:tsconfig[^/]*[.]json|[^/]+[.]config[.]ts|knip[.]json|[.](?:oxlint|dependency|prettier)[^/]*)$/u,
    "it configures the checks",
  ],
  [/^[.]ci[/]|^[.]git/u, "it configures the gate"],
  [/^src[/]server[/]database[/]migrations[/]/u, "every database is made by it"],
  [/^data[/]/u, "every catalogue is loaded from it"],
  [/^(?:public[/]|index[.]html$)/u, "every page comes with it"],
];

/** Configured to be part of every run: the gate, the build, and the setup of tests. */
const CONFIGURING = [
  "scripts/test.ts",
  "scripts/build.ts",
  "scripts/start.mjs",
  "scripts/serveBuilt.mjs",
  "vite.config.ts",
  "vite.server.config.ts",
  "vitest.config.ts",
  "playwright.config.ts",
];

/** Durations that the gate records; only quick reads them, to choose tests. */
const NOTED = "tests/seconds.json";

const PROSE = /[.](?:md|png)$|^(?:LICENSE|NOTICE)$/u;
const CODE = /[.](?:tsx?|mjs|css)$/u;

/** Why no selection of checks can replace the whole gate; empty if one can. */
export function wholeGateReasons(
  graph: SourceGraph,
  changes: readonly Change[],
  isShipped: (path: string) => boolean,
): readonly string[] {
  const given = graph.reachOf(CONFIGURING);
  return changes.flatMap(({ path, isSameProgram }) => {
    if (path === NOTED) return [];
    const [, why] = RULES.find(([pattern]) => pattern.test(path)) ?? [];
    if (why !== undefined) return [`${path}: ${why}`];
    if (!isSameProgram && given.has(path) && !isShipped(path))
      return [`${path}: the gate, the build or every test begins with it`];
    if (!CODE.test(path) && !PROSE.test(path) && !isRead(graph, path))
      return [`${path}: who reads it is not known`];
    return [];
  });
}

const isRead = (graph: SourceGraph, path: string): boolean =>
  graph.readersOf([path]).size > 0 || graph.affectedBy([path]).size > 1;
