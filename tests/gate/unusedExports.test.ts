import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PlantedTree } from "./PlantedTree.ts";
import { runTool } from "./runTool.ts";

const FILES = {
  "package.json": JSON.stringify({
    name: "planted",
    type: "module",
    imports: { "#*": "./src/*" },
    devDependencies: { vite: "*" },
  }),
  "vite.config.ts": `export default {};\n`,
  "index.html": `<script type="module" src="/src/ui/main.tsx"></script>\n`,
  "src/ui/main.tsx": `import { used } from "#domain/things.ts";\nused();\n`,
  "src/domain/things.ts": `export const used = () => 1;\nexport const unused = () => 2;\nexport interface Unused {\n  a: 1;\n}\n`,
  "src/domain/forgotten.ts": `export const forgotten = 1;\n`,
  "tests/domain/things.test.ts": `import { tested } from "#domain/tested.ts";\ntested();\n`,
  "src/domain/tested.ts": `export const tested = () => 1;\n`,
};

/** The part of knip's report that we look at. */
interface Report {
  readonly files?: readonly string[];
  readonly issues: readonly {
    readonly file: string;
    readonly files?: readonly { readonly name: string }[];
    readonly exports?: readonly { readonly name: string }[];
    readonly types?: readonly { readonly name: string }[];
  }[];
}

describe("the check for unused exports", () => {
  let tree: PlantedTree;
  let status: number | null;
  let report: Report;
  beforeAll(() => {
    tree = new PlantedTree(FILES, ["knip.json"]);
    const run = runTool("knip", ["--reporter", "json"], tree.root);
    status = run.status;
    report = JSON.parse(run.output) as Report;
  });
  afterAll(() => tree.dispose());

  const found = (file: string) => report.issues.find((issue) => issue.file === file);

  it("reports an export that nobody imports", () => {
    expect(status).toBe(1);
    expect(found("src/domain/things.ts")?.exports?.map(({ name }) => name)).toEqual(["unused"]);
  });

  it("reports a type that nobody imports", () => {
    expect(found("src/domain/things.ts")?.types?.map(({ name }) => name)).toEqual(["Unused"]);
  });

  it("reports a file that nothing reaches", () => {
    expect(found("src/domain/forgotten.ts")?.files).toHaveLength(1);
  });

  it("takes use by a test for use", () => {
    expect(found("src/domain/tested.ts")).toBeUndefined();
  });
});
