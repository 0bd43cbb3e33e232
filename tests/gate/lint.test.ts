import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PlantedTree } from "./PlantedTree.ts";
import { runTool } from "./runTool.ts";

const BUTTONS = `export const Plant = ({ open }: { open: () => void }) =>`;

/** Rule, the file that breaks it and how. */
const PLANTS: readonly (readonly [rule: string, file: string, content: string])[] = [
  [
    "typescript(no-floating-promises)",
    "src/domain/floating.ts",
    `export const start = () => { work(); };\nconst work = async () => Promise.resolve(1);\n`,
  ],
  [
    "typescript(no-misused-promises)",
    "src/domain/misused.ts",
    `export const all = (work: () => Promise<void>) => [1].forEach(work);\n`,
  ],
  [
    "typescript(consistent-type-imports)",
    "src/domain/typeImport.ts",
    `import { Shape } from "./shape.ts";\nexport const same = (shape: Shape) => shape;\n`,
  ],
  [
    "typescript(switch-exhaustiveness-check)",
    "src/domain/switch.ts",
    `export function size(code: "a" | "b"): number {\n  switch (code) {\n    case "a": return 1;\n  }\n  return 0;\n}\n`,
  ],
  [
    "typescript(no-explicit-any)",
    "src/domain/any.ts",
    `export const open = (value: any): unknown => value;\n`,
  ],
  [
    "react-hooks(exhaustive-deps)",
    "src/ui/useTitle.ts",
    `import { useEffect } from "react";\nexport function useTitle(title: string) {\n  useEffect(() => { document.title = title; }, []);\n}\n`,
  ],
  [
    "react-hooks(rules-of-hooks)",
    "src/ui/useSometimes.ts",
    `import { useState } from "react";\nexport function useSometimes(on: boolean) {\n  if (on) useState(1);\n}\n`,
  ],
  [
    "eslint(no-restricted-globals)",
    "src/ui/remembering.ts",
    `export const kept = () => localStorage.getItem("name");\n`,
  ],
  [
    "eslint(no-restricted-globals)",
    "src/workers/cloning.ts",
    `export const copy = (one: object): unknown => structuredClone(one);\n`,
  ],
  [
    "eslint(no-restricted-properties)",
    "src/ui/rememberingTab.ts",
    `export const kept = () => window.sessionStorage.getItem("name");\n`,
  ],
  ["import(no-default-export)", "src/domain/default.ts", `export default 1;\n`],
  ["oxc(no-barrel-file)", "src/domain/index.ts", `export * from "./shape.ts";\n`],
  ["eslint(max-lines)", "src/domain/long.ts", `${"// a line\n".repeat(300)}export const long = 1;\n`],
  ["eslint(no-console)", "src/server/printing.ts", `export const print = () => console.log("here");\n`],
  [
    "eslint(no-restricted-properties)",
    "src/workers/race.ts",
    `export const first = (a: Promise<number>, b: Promise<number>) => Promise.race([a, b]);\n`,
  ],
  [
    "volute(open-record)",
    "src/server/byName.ts",
    `export const of = (known: Readonly<Record<string, number>>, name: string) => known[name];\n`,
  ],
  [
    "volute(open-record)",
    "src/server/indexed.ts",
    `export const of = (known: { readonly [name: string]: number }, name: string) => known[name];\n`,
  ],
  [
    "volute(open-record)",
    "src/ui/counted.ts",
    `export function countOf(names: readonly string[], name: string) {\n  const counts = Object.fromEntries(names.map((each) => [each, 1]));\n  return counts[name];\n}\n`,
  ],
  [
    "volute(open-record)",
    "src/domain/within.ts",
    `export const isKnown = (known: object, name: string) => name in known;\n`,
  ],
  [
    "volute(open-record)",
    "src/domain/claimed.ts",
    `const SIDES = { left: 1 };\nexport const of = (name: string) => SIDES[name as keyof typeof SIDES];\n`,
  ],
  ...[
    `items.push(...more)`,
    `Math.max(0, ...more)`,
    `String.fromCharCode(...more)`,
    `items.concat(...more.map((item) => [item]))`,
    `Math.min.apply(Math, more)`,
    `Reflect.apply(Math.max, Math, more)`,
  ].map(
    (call, at) =>
      [
        "volute-calls(spread)",
        `src/domain/spread${at}.ts`,
        `export const all = (items: number[], more: number[]) => ${call};\nexport const of = (items: number[]) => items;\n`,
      ] as const,
  ),
  [
    "jsx-a11y(click-events-have-key-events)",
    "src/ui/Clickable.tsx",
    `${BUTTONS} <div onClick={open}>open</div>;\n`,
  ],
  ["jsx-a11y(alt-text)", "src/ui/Picture.tsx", `export const Picture = () => <img src="/a.png" />;\n`],
];

const INNOCENT: Readonly<Record<string, string>> = {
  "src/domain/closed.ts": `export const spread = (names: readonly "a"[]) => ({\n  ...Object.fromEntries(names.map((name) => [name, 1])),\n  last: 2,\n});\nexport const hasName = (value: object) => "name" in value;\nexport const TABLE = { a: 1 } satisfies Record<string, number>;\n`,
  "src/domain/written.ts": `export const most = (a: number, b: number) => Math.max(...[a, b]);\nexport const joined = (a: number[], b: number[]) => [...a, ...b];\n`,
  "src/domain/shape.ts": `export interface Shape {\n  readonly side: number;\n}\n`,
  "src/ui/Button.tsx": `${BUTTONS} (\n  <button type="button" onClick={open}>\n    open\n  </button>\n);\n`,
  "scripts/print.ts": `console.log("a script may print");\n`,
  "plant.config.ts": `export default {};\n`,
};

interface Diagnostic {
  readonly code: string;
  readonly filename: string;
  readonly severity: string;
}

describe("the lint", () => {
  let tree: PlantedTree;
  let status: number | null;
  let found: readonly Diagnostic[];
  beforeAll(() => {
    const plants = Object.fromEntries(PLANTS.map(([, file, content]) => [file, content]));
    tree = new PlantedTree({ ...plants, ...INNOCENT }, [
      ".oxlintrc.json",
      "scripts/gate/openRecordRule.mjs",
      "scripts/gate/spreadRule.mjs",
      "package.json",
      "tsconfig.json",
      "tsconfig.base.json",
      "tsconfig.domain.json",
      "tsconfig.server.json",
      "tsconfig.test.json",
      "tsconfig.ui.json",
      "tsconfig.worker.json",
    ]).withInstalledPackages();
    const run = runTool("oxlint", ["--format", "json", "src", "scripts", "plant.config.ts"], tree.root);
    status = run.status;
    found = (JSON.parse(run.output) as { readonly diagnostics: readonly Diagnostic[] }).diagnostics;
  });
  afterAll(() => tree.dispose());

  it.each(PLANTS)("%s refuses %s", (rule, file) => {
    const errors = found.filter(({ filename, severity }) => filename === file && severity === "error");
    expect(errors.map(({ code }) => code)).toContain(rule);
  });

  it("fails when it found something", () => {
    expect(status).toBe(1);
  });

  it("lets innocent files through", () => {
    expect(found.filter(({ filename }) => filename in INNOCENT)).toEqual([]);
  });
});
