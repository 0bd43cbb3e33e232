import { describe, expect, it } from "vitest";
import { closeQuick } from "../../../scripts/quick/closeQuick.ts";
import { mergeFetched } from "../../../scripts/quick/fetchedTable.ts";
import { isSameProgram, isSameSource } from "../../../scripts/quick/isSameProgram.ts";
import { nearestFirst } from "../../../scripts/quick/nearestFirst.ts";

const outcome = (failed: readonly string[]) => ({
  sum: { passed: 12, failed: failed.length, skipped: 0 },
  failed,
});

describe("the last line", () => {
  it("says that it passed only where nothing is left to the whole gate", () => {
    expect(closeQuick(outcome([]), [])).toEqual({
      line: "Quick: passed (12 passed, 0 failed).",
      exitCode: 0,
    });
    const { line, exitCode } = closeQuick(outcome([]), ["package.json: the packages are others", "and more"]);
    expect(line).toMatch(
      /^Quick: needs the whole gate \(npm test\): package[.]json: .*; 1 more reasons stand above[.]/u,
    );
    expect(line).not.toMatch(/^Quick: passed/u);
    expect(exitCode).toBe(2);
  });

  it("says what failed, whatever else is left", () => {
    expect(closeQuick(outcome(["types"]), ["package.json: the packages are others"])).toEqual({
      line: "Quick: failed: types (12 passed, 1 failed).",
      exitCode: 1,
    });
  });
});

describe("a program is the same", () => {
  const BEFORE = `/** Old words. */\nexport const a: number = 1; // one\n`;

  it.each([
    ["other comments", `/** New\n * words. */\nexport const a: number = 1;\n`],
    ["other types", `interface B {}\nexport const a: number | B = 1;\n`],
    ["a type that is imported", `import type { B } from "./B.ts";\nexport const a = 1 as unknown as B;\n`],
  ])("with %s", (_, after) => {
    expect(isSameProgram("a.ts", BEFORE, after)).toBe(true);
  });

  it.each([
    ["another value", `export const a = 2;\n`],
    ["another word", `export const a: number = 1;\nexport const word = "//";\n`],
    ["an import that is run", `import { type B } from "./B.ts";\nexport const a: number = 1;\n`],
    ["a comment that a tool obeys", `// @vitest-environment happy-dom\nexport const a: number = 1;\n`],
    ["what does not parse", `export const a = ;\n`],
  ])("not with %s", (_, after) => {
    expect(isSameProgram("a.ts", BEFORE, after)).toBe(false);
  });

  it("of an element or a style without its comments", () => {
    expect(isSameProgram("a.tsx", `const a = <b>{/* one */}c</b>;\n`, `const a = <b>c</b>;\n`)).toBe(true);
    expect(isSameProgram("a.css", `/* one */\n.a { color: red; }\n`, `.a { color: red; }\n`)).toBe(true);
    expect(isSameProgram("a.css", `.a { color: red; }\n`, `.a { color: blue; }\n`)).toBe(false);
  });

  it("never of data", () => {
    expect(isSameProgram("a.json", `{}`, `{ }`)).toBe(false);
  });
});

describe("a source is the same", () => {
  const BEFORE = `/** Old words. */\nexport const a = (b: number): number => b; // one\n`;

  it("with other comments and spacing", () => {
    const after = `/** New\n * words. */\nexport const a = (b: number): number =>\n  b;\n`;
    expect(isSameSource("a.ts", BEFORE, after)).toBe(true);
    expect(isSameSource("a.tsx", `const a = <b>{/* one */}</b>;\n`, `const a = <b>{/* two */}</b>;\n`)).toBe(
      true,
    );
  });

  it.each([
    ["another value", BEFORE.replace("=> b", "=> 1")],
    ["another type", BEFORE.replace("): number", "): 1 | 2")],
    ["a type more", `${BEFORE}interface B { readonly c?: string }\n`],
    ["an optional field", BEFORE.replace("b:", "b?:")],
    ["a comment that the compiler obeys", `// @ts-expect-error why\n${BEFORE}`],
    ["a comment that lint obeys", `// oxlint-disable-next-line no-var -- why\n${BEFORE}`],
    ["a tag that lint or knip reads", BEFORE.replace("Old words.", "@deprecated")],
    ["what does not parse", `export const a = ;\n`],
  ])("not with %s", (_, after) => {
    expect(isSameSource("a.ts", BEFORE, after)).toBe(false);
  });

  it.each([
    [
      "what the compiler forgives",
      "// @ts-expect-error why\na = 1;\nb = 2;\n",
      "a = 1;\n// @ts-expect-error why\nb = 2;\n",
    ],
    [
      "a tag",
      "/** @public */\nexport const a = 1;\nexport const b = 2;\n",
      "export const a = 1;\n/** @public */\nexport const b = 2;\n",
    ],
    [
      "what lint forgives",
      "// oxlint-disable-next-line no-var -- why\nvar a;\nvar b;\n",
      "var a;\n// oxlint-disable-next-line no-var -- why\nvar b;\n",
    ],
    ["what is not formatted", "// prettier-ignore\na( 1);\nb(2);\n", "a( 1);\n// prettier-ignore\nb(2);\n"],
  ])("not with %s at another statement", (_, before, after) => {
    expect(isSameSource("a.ts", before, after)).toBe(false);
  });

  it("not with other lines below an instruction, nor without a field's exclamation mark", () => {
    const before = "// @ts-expect-error why\nf(1, 2);\n";
    expect(isSameSource("a.ts", before, before.replace("1, 2", "\n  1,\n  2,\n"))).toBe(false);
    expect(isSameSource("a.ts", "class A { b!: string }", "class A { b: string }")).toBe(false);
  });

  it("with tags for people and packages' names in it", () => {
    const before = `import { a } from "@swc/core";\n${BEFORE}`;
    const after = before.replace("Old words.", "New words. @throws Error @returns b");
    expect(isSameSource("a.ts", before, after)).toBe(true);
  });
});

it("specs that are named like what changed come first, after those that changed themselves", () => {
  const specs = [
    "tests/e2e/chart.spec.ts",
    "tests/e2e/fanCoil/columnFilters.spec.ts",
    "tests/e2e/lists.spec.ts",
  ];
  const changed = new Set(["src/ui/screens/batch/columnFilters/FilterMenu.tsx", "tests/e2e/lists.spec.ts"]);
  expect(nearestFirst(specs, changed)).toEqual([specs[2], specs[1], specs[0]]);
});

it("what specs fetch is added to what was known of them", () => {
  const seen = new Map([
    ["b.spec.ts", new Set(["List", "Drawer"])],
    ["a.spec.ts", new Set<string>()],
  ]);
  expect(mergeFetched({ "b.spec.ts": ["Home", "List"], "c.spec.ts": [] }, seen)).toEqual({
    "a.spec.ts": [],
    "b.spec.ts": ["Drawer", "Home", "List"],
    "c.spec.ts": [],
  });
});
