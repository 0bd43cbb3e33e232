import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { roomConfigurations } from "../../scripts/gate/roomConfigurations.ts";
import { PlantedTree } from "./PlantedTree.ts";
import { runTool } from "./runTool.ts";

const ROOMS = roomConfigurations(".");

/** What a room does not have, by room. Every expression compiles somewhere else. */
const REFUSED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "tsconfig.domain.json": {
    "src/domain/document.ts": "document.title",
    "src/domain/fetch.ts": `fetch("/")`,
    "src/domain/performance.ts": "performance.now()",
    "src/domain/timer.ts": "setTimeout(() => undefined)",
    "src/domain/process.ts": "process.env",
    "src/domain/fromAsync.ts": "Array.fromAsync([])",
    "src/domain/groupBy.ts": `Object.groupBy([1], String)`,
  },
  "tsconfig.ui.json": {
    "src/ui/buffer.ts": "Buffer.from([])",
    "src/ui/process.ts": "process.env",
    "src/ui/scope.ts": "new WorkerGlobalScope()",
    "src/ui/fromAsync.ts": "Array.fromAsync([])",
    "src/ui/setUnion.ts": "new Set([1]).union(new Set([2]))",
    "src/workers/buffer.ts": "Buffer.from([])",
    "src/api/client/process.ts": "process.env",
  },
  "tsconfig.worker.json": {
    "src/workers/plant.worker.ts": "document.title",
    "src/workers/window.worker.ts": "window.innerWidth",
    "src/workers/fromAsync.worker.ts": "Array.fromAsync([])",
  },
  "tsconfig.server.json": {
    "src/server/document.ts": "document.title",
    "src/server/window.ts": "window.innerWidth",
  },
  "tsconfig.test.json": {
    "tests/wrong.ts": `"text".toFixed()`,
  },
};

/** Strict flags that every room shares, seen through one of them. */
const STRICT: Readonly<Record<string, string>> = {
  "src/domain/unchecked.ts": "([1][0]).toFixed()",
  "src/domain/signature.ts": "({} as Record<string, number>).name",
  "src/domain/implicit.ts": "function (value) { return value; }",
  "src/domain/exact.ts": "({ a: undefined } satisfies { a?: number })",
};

/** What the rooms do have, the floor's pieces among it. */
const ACCEPTED: Readonly<Record<string, string>> = {
  "src/domain/floor.ts": `[[1].findLastIndex(isNaN), [2].toSorted(), Object.hasOwn({}, "a"), new Error("a", { cause: 1 })]`,
  "src/domain/resolvers.ts": "Promise.withResolvers<number>()",
  "src/ui/signals.ts": "[AbortSignal.any([AbortSignal.timeout(1)]), document.title]",
  "src/workers/scope.worker.ts": "self.importScripts",
  "src/server/node.ts": "[process.env, Buffer.from([]), setTimeout(() => undefined)]",
  "tests/right.ts": "[process.env, document.title]",
};

const asModule = ([path, expression]: readonly [string, string]) => [
  path,
  `export const own: unknown = ${expression};\n`,
];
const refused = [...ROOMS.flatMap((room) => Object.keys(REFUSED[room] ?? {})), ...Object.keys(STRICT)];

describe("the rooms' types", () => {
  let tree: PlantedTree;
  let found: string;
  beforeAll(() => {
    const plants = [
      ...Object.values(REFUSED).flatMap((files) => Object.entries(files)),
      ...Object.entries(STRICT),
    ];
    tree = new PlantedTree(
      Object.fromEntries([...plants, ...Object.entries(ACCEPTED)].map(asModule)) as Record<string, string>,
      ["package.json", "tsconfig.base.json", ...ROOMS],
    ).withInstalledPackages();
    found = ROOMS.map((room) => runTool("tsc", ["-p", room, "--pretty", "false"], tree.root).output).join("");
  });
  afterAll(() => tree.dispose());

  it.each(refused)("refuse %s", (path) => {
    expect(found).toContain(`${path}(1,`);
  });

  it.each(Object.keys(ACCEPTED))("accept %s", (path) => {
    expect(found).not.toContain(`${path}(`);
  });

  it("have a plant in every room", () => {
    expect(Object.keys(REFUSED).toSorted()).toEqual(ROOMS);
  });
});
