import { describe, expect, it } from "vitest";
import type { Change } from "../../../scripts/quick/changesSince.ts";
import { planQuick, type Project } from "../../../scripts/quick/planQuick.ts";

const KINDS = "src/domain/kinds/batchKinds.ts";

/** A house in small: what stands in each file is all that a choice is made from. */
const FILES: Readonly<Record<string, string>> = {
  "src/domain/duct.ts": `export const duct = 1;\n`,
  "src/domain/fan.ts": `import { duct } from "./duct.ts";\nexport const fan = duct;\n`,
  "src/domain/Shape.ts": `export interface Shape {}\n`,
  [KINDS]: `export const KINDS = {};\n`,
  "src/server/start/main.ts": `import "#domain/fan.ts";\nimport { areas } from "../areas.ts";\nareas();\n`,
  "src/server/areas.ts": `const FILE = projectFile("data/areas.json");\nexport const areas = () => FILE;\n`,
  "src/server/threads.ts": `const one = entry("selection/selectionThread");\n`,
  "src/server/selection/selectionThread.ts": `import "./choose.ts";\n`,
  "src/server/selection/choose.ts": `export const choose = 1;\n`,
  "src/workers/curve/curve.worker.ts": `import "./curveTable.ts";\n`,
  "src/workers/curve/curveTable.ts": `export const TABLE = [1];\n`,
  "src/workers/curve/createCurveClient.ts": `new Worker(new URL("./curve.worker.ts", import.meta.url));\n`,
  "src/ui/main.tsx": `import "./shell/screens.ts";\nimport "#workers/curve/createCurveClient.ts";\n`,
  "src/ui/shell/screens.ts": `import type { Shape } from "#domain/Shape.ts";\nexport const SCREENS = { Home: () => import("../screens/home/Home.tsx"), List: () => import("../screens/list/List.tsx") };\nconst kind = (name: string) => import(\`../kinds/\${name}/\${name}Screen.tsx\`);\n`,
  "src/ui/screens/home/Home.tsx": `import css from "./Home.module.css";\n`,
  "src/ui/screens/home/Home.module.css": `.home { color: red; }\n`,
  "src/ui/screens/list/List.tsx": `import { Row } from "./Row.tsx";\nconst late = () => import("./Drawer.tsx");\n`,
  "src/ui/screens/list/Row.tsx": `export const Row = 1;\n`,
  "src/ui/screens/list/Drawer.tsx": `export const Drawer = 1;\n`,
  "src/ui/kinds/fan/fanScreen.tsx": `export const Batch = 1;\n`,
  "src/paper/sheet.ts": `export const sheet = 1;\n`,
  "tests/domain/fan.test.ts": `import { fan } from "#domain/fan.ts";\n`,
  "tests/domain/shape.test.ts": `import type { Shape } from "#domain/Shape.ts";\n`,
  "tests/domain/cases.test.ts": `const FOLDER = new URL("../fixtures/cases/", import.meta.url);\n`,
  "tests/domain/golden.test.ts": `readFileSync(new URL("golden.tsv", import.meta.url));\n`,
  "tests/server/areas.test.ts": `import { areas } from "#server/areas.ts";\n`,
  "tests/server/threads.test.ts": `import "#server/threads.ts";\n`,
  "tests/server/start/start.test.ts": `import "../../support/serverProcess.ts";\n`,
  "tests/server/notice.test.ts": `readFileSync("NOTICE", "utf8");\n`,
  "tests/ui/list.test.tsx": `import { List } from "#ui/screens/list/List.tsx";\n`,
  "tests/ui/shell.test.tsx": `import { SCREENS } from "#ui/shell/screens.ts";\n`,
  "tests/gate/decisions.test.ts": `const FOLDER = "docs/decisions";\n`,
  "tests/gate/colours.test.ts": `const FILES = readdirSync("src");\non("data");\n`,
  "tests/gate/fourthKind.test.ts": `it("runs");\n`,
  "tests/support/serverProcess.ts": `const COMMAND = ["scripts/serveBuilt.mjs"];\n`,
  "tests/support/failOnConsole.ts": `fail();\n`,
  "tests/e2e/list.spec.ts": `import { rows } from "./support/rows.ts";\n`,
  "tests/e2e/home.spec.ts": `test();\n`,
  "tests/e2e/drawer.spec.ts": `test();\n`,
  "tests/e2e/curves.spec.ts": `test();\n`,
  "tests/e2e/plain.spec.ts": `test();\n`,
  ...Object.fromEntries(["a", "b", "c", "d"].map((name) => [`tests/e2e/${name}.spec.ts`, `test();\n`])),
  "tests/e2e/hosts/frames.spec.ts": `test();\n`,
  "tests/e2e/support/rows.ts": `export const rows = 1;\n`,
  "scripts/serveBuilt.mjs": `await import("../dist-server/main.js");\n`,
  "scripts/bench.ts": `measure();\n`,
  "scripts/test.ts": `import { part } from "./gate/part.ts";\n`,
  "scripts/gate/part.ts": `export const part = 1;\n`,
  "vite.server.config.ts": `const INPUT = { main: "src/server/start/main.ts", thread: "src/server/selection/selectionThread.ts" };\n`,
  "vitest.config.ts": `export default { setupFiles: ["tests/support/failOnConsole.ts"] };\n`,
};
const OTHERS = [
  "data/areas.json",
  "docs/decisions/README.md",
  "NOTICE",
  "README.md",
  "package.json",
  "src/server/database/migrations/0001_first.sql",
  "tests/domain/golden.tsv",
  "tests/fixtures/cases/one.json",
  "tests/fixtures/forgotten.json",
];
const FETCHED = {
  "list.spec.ts": ["List"],
  "home.spec.ts": ["Home"],
  "drawer.spec.ts": ["Drawer", "List"],
  "curves.spec.ts": ["List", "curve.worker"],
  "plain.spec.ts": [],
  ...Object.fromEntries(["a", "b", "c", "d"].map((name) => [`${name}.spec.ts`, []])),
};

const planOf = (changes: readonly (Change | string)[], project: Partial<Project> = {}) =>
  planQuick(
    {
      paths: new Set([...Object.keys(FILES), ...OTHERS]),
      texts: new Map(Object.entries(FILES)),
      fetched: FETCHED,
      seconds: {},
      ...project,
    },
    changes.map((change) =>
      typeof change === "string"
        ? { path: change, isThere: true, isSameProgram: false, isSameSource: false }
        : change,
    ),
  );
const commented = (path: string): Change => ({
  path,
  isThere: true,
  isSameProgram: true,
  isSameSource: true,
});
/** Without the one that reads every source. */
const unitsOf = (...paths: readonly string[]) =>
  planOf(paths)
    .units.map((path) => path.slice("tests/".length))
    .filter((path) => path !== "gate/colours.test.ts");
const specsOf = (...paths: readonly string[]) =>
  planOf(paths).specs.map((path) => path.slice("tests/e2e/".length));

describe("unit tests of a change", () => {
  it("are those that run it, at whatever distance", () => {
    expect(unitsOf("src/ui/screens/list/Row.tsx")).toEqual(["ui/list.test.tsx", "ui/shell.test.tsx"]);
  });

  it("are not those that have its types alone", () => {
    expect(unitsOf("src/domain/Shape.ts")).toEqual([]);
  });

  it.each([
    ["a fixture in a folder that is read whole", "tests/fixtures/cases/one.json", "domain/cases.test.ts"],
    ["a golden file beside its test", "tests/domain/golden.tsv", "domain/golden.test.ts"],
    ["a file of the project's folder", "NOTICE", "server/notice.test.ts"],
    ["a note in a folder", "docs/decisions/README.md", "gate/decisions.test.ts"],
  ])("see %s", (_, path, test) => {
    expect(unitsOf(path)).toEqual([test]);
    expect(planOf([path]).wholeGate).toEqual([]);
  });

  it("see every source where folders are walked through, if only its comments are others", () => {
    const { units } = planOf([commented("src/domain/fan.ts")]);
    expect(units).toEqual(["tests/gate/colours.test.ts"]);
    expect(planOf(["README.md"]).units).toEqual([]);
  });

  it("see a module that is found by a name put together", () => {
    expect(unitsOf("src/ui/kinds/fan/fanScreen.tsx")).toEqual(["ui/shell.test.tsx"]);
  });

  it("see what a thread runs", () => {
    expect(unitsOf("src/server/selection/choose.ts")).toEqual(["server/threads.test.ts"]);
  });

  it("see a file that is gone by whoever still imports it", () => {
    const row = "src/ui/screens/list/Row.tsx";
    const paths = new Set(Object.keys(FILES).filter((path) => path !== row));
    const gone = { ...commented(row), isThere: false, isSameProgram: false, isSameSource: false };
    const { units, format, rooms } = planOf([gone], { paths });
    expect(units).toContain("tests/ui/list.test.tsx");
    expect(format).toEqual([]);
    expect(rooms).toEqual(["ui", "test"]);
  });

  it("are none of a change in types, which has whatever is read", () => {
    const path = "src/ui/screens/list/Row.tsx";
    const plan = planOf([{ path, isThere: true, isSameProgram: true, isSameSource: false }]);
    expect(plan).toMatchObject({ units: ["tests/gate/colours.test.ts"], specs: [], build: false });
    expect(plan).toMatchObject({
      wholeGate: [],
      boundaries: true,
      unusedExports: true,
      rooms: ["ui", "test"],
    });
    expect(plan.lint).toContain("tests/ui/list.test.tsx");
  });

  it("are none of a change in comments, whose file is linted alone", () => {
    expect(planOf([commented("src/ui/screens/list/Row.tsx")])).toEqual({
      format: ["src/ui/screens/list/Row.tsx"],
      lint: ["src/ui/screens/list/Row.tsx"],
      rooms: [],
      boundaries: false,
      unusedExports: false,
      build: false,
      units: ["tests/gate/colours.test.ts"],
      specs: [],
      left: [],
      wholeGate: [],
    });
    expect(planOf([commented(KINDS)]).units).not.toContain("tests/gate/fourthKind.test.ts");
  });

  it("hold whoever knows the kinds against one kind more", () => {
    expect(unitsOf(KINDS)).toEqual(["gate/fourthKind.test.ts"]);
  });
});

describe("what is read of a change without being run", () => {
  it("is linted with everything that may have other types by it", () => {
    expect(planOf(["src/domain/Shape.ts"]).lint).toEqual([
      "src/domain/Shape.ts",
      "src/ui/main.tsx",
      "src/ui/shell/screens.ts",
      "tests/domain/shape.test.ts",
      "tests/ui/shell.test.tsx",
    ]);
  });

  it.each([
    ["src/domain/duct.ts", ["domain", "ui", "worker", "server", "test"]],
    ["src/ui/screens/list/Row.tsx", ["ui", "test"]],
    ["src/server/areas.ts", ["server", "test"]],
    ["src/workers/curve/curveTable.ts", ["ui", "worker", "test"]],
    ["src/paper/sheet.ts", ["ui", "worker", "server", "test"]],
    ["tests/domain/fan.test.ts", ["test"]],
    ["README.md", []],
  ])("%s has the types of %s", (path, rooms) => {
    expect(planOf([path]).rooms).toEqual(rooms);
  });
});

describe("browser specs of a change", () => {
  it("are those that fetch the chunk it is in", () => {
    expect(specsOf("src/ui/screens/list/Drawer.tsx")).toEqual(["drawer.spec.ts"]);
    expect(specsOf("src/ui/screens/list/Row.tsx").toSorted()).toEqual([
      "curves.spec.ts",
      "drawer.spec.ts",
      "list.spec.ts",
    ]);
  });

  it("are those of a style, and of a worker's table", () => {
    expect(specsOf("src/ui/screens/home/Home.module.css")).toEqual(["home.spec.ts"]);
    expect(specsOf("src/workers/curve/curveTable.ts")).toEqual(["curves.spec.ts"]);
  });

  it("are themselves, and those whose support it is", () => {
    expect(specsOf("tests/e2e/plain.spec.ts")).toEqual(["plain.spec.ts"]);
    expect(specsOf("tests/e2e/support/rows.ts")).toEqual(["list.spec.ts"]);
  });

  it("are all of what every page begins with: too many for an answer without the whole gate", () => {
    const { specs, left, wholeGate } = planOf(["src/ui/shell/screens.ts"]);
    expect([specs.length, left.length]).toEqual([0, 9]);
    expect(wholeGate).toEqual([
      "9 more browser specs may be affected",
      "2 more files that are linted may be affected",
      "the build may be affected",
    ]);
  });

  it("are all where it is not known what they fetch", () => {
    const { specs, left } = planOf(["src/ui/screens/home/Home.tsx"], { fetched: {} });
    expect(specs.length + left.length).toBe(9);
  });

  it("are not those of hosts, which the gate does not run", () => {
    expect(planOf(["tests/e2e/hosts/frames.spec.ts"])).toMatchObject({ specs: [], wholeGate: [] });
  });
});

describe("the whole gate is asked for", () => {
  it.each([
    "package.json",
    "data/areas.json",
    "src/server/database/migrations/0001_first.sql",
    "tests/support/failOnConsole.ts",
    "scripts/gate/part.ts",
    "vitest.config.ts",
    "tests/fixtures/forgotten.json",
  ])("by %s", (path) => {
    expect(planOf([path]).wholeGate.join()).toContain(path);
  });

  it("by a file of a known name that has moved", () => {
    const paths = new Set([...Object.keys(FILES), ...OTHERS].filter((path) => path !== KINDS));
    expect(planOf(["README.md"], { paths }).wholeGate).toEqual(["scripts/quick finds no list of kinds"]);
  });

  it("by what is in the server, which every browser spec speaks with", () => {
    const { wholeGate, units, lint } = planOf(["src/domain/duct.ts"]);
    expect(wholeGate).toEqual([
      "src/domain/duct.ts is in the server: 1 test files start the built one",
      "src/domain/duct.ts is in the server that the browser specs speak with",
      "9 more browser specs may be affected",
      "6 more files that are linted may be affected",
      "the build may be affected",
    ]);
    expect(lint).toEqual(["src/domain/duct.ts"]);
    expect(units).toEqual(["tests/domain/fan.test.ts", "tests/gate/colours.test.ts"]);
  });

  it("by tests that take longer than a quick answer may; those of the fewest imports run before it", () => {
    const far = Array.from({ length: 70 }, (_, at) => `tests/domain/of${at}.test.ts`);
    const direct = "tests/other/x.test.ts";
    const ofFan = far.map((path) => [path, `import { fan } from "#domain/fan.ts";\n`] as const);
    const ofDuct = [direct, `import { duct } from "#domain/duct.ts";\n`] as const;
    const texts = new Map([...Object.entries(FILES), ...ofFan, ofDuct]);
    const paths = new Set([...texts.keys(), ...OTHERS]);
    const { wholeGate, units, left } = planOf(["src/domain/duct.ts"], { texts, paths });
    expect([units.length, units.includes(direct)]).toEqual([28, true]);
    expect(wholeGate).toContain("45 more files of unit tests may be affected");
    expect(far.filter((path) => !units.includes(path) && !left.includes(path))).toEqual([]);
  });

  it.each(["README.md", "scripts/bench.ts", "docs/decisions/README.md", "tests/domain/fan.test.ts"])(
    "not by %s",
    (path) => {
      expect(planOf([path]).wholeGate).toEqual([]);
    },
  );
});
