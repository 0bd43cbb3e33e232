import { cpSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { BATCH_KINDS } from "#domain/building/kinds/batchKinds.ts";
import { PlantedTree } from "./PlantedTree.ts";
import { runTool } from "./runTool.ts";

const PLANTED = "tests/gate/fourthKind";
const LIST = "src/domain/building/kinds/batchKinds.ts";
const LAST = "  airOutlet: airOutletKind,\n";

/** The list of kinds with one more line, and the import that every line has. */
const registered = `import { airHandlerKind } from "./airHandler/airHandlerKind.ts";\n${readFileSync(
  LIST,
  "utf8",
).replace(LAST, `${LAST}  airHandler: airHandlerKind,\n`)}`;

/** The types of all that a kind comes into contact with, seen at once. */
const TYPES = JSON.stringify({
  extends: "./tsconfig.test.json",
  compilerOptions: { types: ["node", "vite/client"] },
  include: [
    "src/ui",
    "src/server",
    "src/workers/batch",
    "tests/planted/answered.test.ts",
    "tests/ui/shown.test.tsx",
  ],
  exclude: ["src/**/*.worker.ts", "src/**/*.js"],
});

let tree: PlantedTree;
beforeAll(() => {
  tree = new PlantedTree({ "tsconfig.planted.json": TYPES, [LIST]: registered }, [
    "package.json",
    "tsconfig.base.json",
    "tsconfig.test.json",
    "vitest.config.ts",
    "data",
    "src",
    "tests/support",
    "tests/ui/renderInApp.tsx",
    "tests/ui/screens/batch/support",
  ]).withInstalledPackages();
  cpSync(join(PLANTED, "src"), join(tree.root, "src"), { recursive: true, errorOnExist: true, force: false });
  cpSync(join(PLANTED, "checks/answered.ts"), join(tree.root, "tests/planted/answered.test.ts"));
  cpSync(join(PLANTED, "checks/shown.tsx"), join(tree.root, "tests/ui/shown.test.tsx"));
});
afterAll(() => tree.dispose());

it("every kind has its selection and its screen, and every such one is of a kind", () => {
  const of = (folder: string, suffix: string) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((path) => path.endsWith(suffix))
      .toSorted();
  const names = Object.keys(BATCH_KINDS).toSorted();
  expect(of("src/server/selection", "Selection.ts")).toEqual(
    names.map((name) => `${name}/${name}Selection.ts`),
  );
  expect(of("src/ui/screens/batch/kinds", "Screen.tsx")).toEqual(
    names.map((name) => `${name}/${name}Screen.tsx`),
  );
});

it("a fourth kind is three folders and a line", () => {
  const files = readdirSync(join(PLANTED, "src"), { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  expect(new Set(files.map(({ parentPath }) => parentPath)).size).toBe(3);
  expect(registered).toContain("  airHandler: airHandlerKind,\n");
});

it("a fourth kind compiles with them", () => {
  expect(runTool("tsc", ["-p", "tsconfig.planted.json", "--pretty", "false"], tree.root).output).toBe("");
});

interface Report {
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly assertionResults: readonly {
      readonly status: string;
      readonly title: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

it("a fourth kind appears on the batch screen and is answered by the server", () => {
  const { status, output } = runTool(
    "vitest",
    ["run", "tests/planted", "tests/ui", "--reporter=json"],
    tree.root,
  );
  const { numPassedTests, testResults } = JSON.parse(output) as Report;
  const others = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter((result) => result.status !== "passed");
  expect(others).toEqual([]);
  expect({ status, numPassedTests }).toEqual({ status: 0, numPassedTests: 9 });
});
