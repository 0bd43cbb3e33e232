import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { sourceFiles } from "../../scripts/gate/sourceFiles.ts";

const workers = sourceFiles(process.cwd(), "src/workers").filter((path) => path.endsWith(".worker.ts"));

describe("the floor", () => {
  it("is looked for in workers", () => {
    expect(workers).not.toEqual([]);
  });

  it.each(["src/ui/main.tsx", ...workers])("is the first import of %s", (path) => {
    const [first] = readFileSync(path, "utf8").match(/^import .*$/mu) ?? [];
    expect(first).toMatch(/^import "(#|[./]+)floor[.]ts";$/u);
  });
});
