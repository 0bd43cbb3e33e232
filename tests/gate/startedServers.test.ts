import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { expect, test } from "vitest";
import { sourceFiles } from "../../scripts/gate/sourceFiles.ts";
import { runTool } from "./runTool.ts";

test("whoever starts the built server is among those for whom it is built", () => {
  const root = process.cwd();
  const { output } = runTool("vitest", ["list", "--filesOnly", "--json", "--project", "processes"], root);
  const built = (JSON.parse(output) as { file: string }[]).map(({ file }) => relative(root, file));
  const starting = sourceFiles(root, "tests/server").filter((file) =>
    readFileSync(file, "utf8").includes('support/serverProcess.ts"'),
  );
  expect(starting.length).toBeGreaterThan(5);
  expect(starting.filter((file) => !built.includes(file))).toEqual([]);
});
