import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { describe, expect, it } from "vitest";

const FOLDER = "docs/decisions";
/** What a decision may take: more is a diary, and belongs to docs/measured. */
const MOST_WORDS = 499;
const MOST_WORDS_TO_OPERATE = 1200;
const HEADINGS = ["## Context", "## Decision", "## Consequences"];

const read = (file: string) => readFileSync(file, "utf8");
const wordsOf = (text: string) => text.split(/\s+/u).filter(Boolean).length;
const filesBelow = (folder: string, ending: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => ending.test(name))
    .map((name) => `${folder}/${name.replaceAll("\\", "/")}`);
const notes = readdirSync(FOLDER).filter((name) => name.endsWith(".md") && name !== "README.md");
const guides = [
  "README.md",
  "ARCHITECTURE.md",
  "HOSTS.md",
  "bench/README.md",
  ...filesBelow("docs", /\.md$/u),
];

/** Files that a text links to, as paths from the repository's root. */
function linkedFiles(file: string): readonly string[] {
  return [...read(file).matchAll(/\]\((?<target>[^)\s#]+)(?:#[^)]*)?\)/gu)]
    .map(({ groups }) => groups?.["target"] ?? "")
    .filter((target) => !/^[a-z]+:/u.test(target))
    .map((target) => normalize(join(dirname(file), target)));
}

/** Paths of the repository that a text names, without what stands for any name (`src/<part>`, `src/*.ts`). */
function namedPaths(text: string): readonly string[] {
  const names = text.matchAll(/(?<![\w./-])(?:bench|data|docs|public|scripts|src|tests)\/[\w./-]*/gu);
  return [...names].map(([name]) => name.replace(/[./-]+$/u, ""));
}

function missing(paths: readonly string[]): readonly string[] {
  return paths.filter((path) => !existsSync(path));
}

describe("decisions", () => {
  it("stand in the index, once, each under its own title", () => {
    const rows = [
      ...read(`${FOLDER}/README.md`).matchAll(/^\| \[(?<title>.+?)\]\((?<file>[^)]+)\) \|/gmu),
    ].map(({ groups }) => [groups?.["file"], groups?.["title"]] as const);
    const titles = notes.map((name) => {
      const [title] = read(`${FOLDER}/${name}`).split("\n");
      return [name, title?.slice("# ".length)] as (typeof rows)[number];
    });
    const byFile = ([one]: (typeof rows)[number], [other]: (typeof rows)[number]) =>
      (one ?? "") < (other ?? "") ? -1 : 1;
    expect(rows.toSorted(byFile)).toEqual(titles.toSorted(byFile));
  });

  it.each(notes)("%s is short and says context, decision and consequences", (name) => {
    const text = read(`${FOLDER}/${name}`);
    expect(wordsOf(text)).toBeLessThanOrEqual(MOST_WORDS);
    expect(text.split("\n").filter((line) => line.startsWith("## "))).toEqual(HEADINGS);
    expect(text).toMatch(/^Date: \d{4}-\d{2}-\d{2}\b/mu);
  });

  it("are each linked from a guide or from another decision, beside the index", () => {
    const linked = new Set(
      guides
        .filter((file) => file !== `${FOLDER}/README.md`)
        .flatMap((file) => linkedFiles(file).filter((target) => target !== file)),
    );
    expect(notes.filter((name) => !linked.has(`${FOLDER}/${name}`))).toEqual([]);
  });
});

describe("guides", () => {
  it("finds a link and a path that lead nowhere", () => {
    expect(missing(["docs/nowhere.md"])).toEqual(["docs/nowhere.md"]);
    expect(namedPaths("see `src/nowhere/<part>`, src/*.ts, tests/a.ts. Not gjw/data/x or ./src/y")).toEqual([
      "src/nowhere",
      "src",
      "tests/a.ts",
    ]);
  });

  it.each(guides)("%s names only what is there", (file) => {
    expect(missing([...linkedFiles(file), ...namedPaths(read(file))])).toEqual([]);
  });

  it("tells whoever runs a server all of it on one short page", () => {
    const page = read("docs/operate.md");
    expect(wordsOf(page)).toBeLessThan(MOST_WORDS_TO_OPERATE);
    const subjects = [
      "One machine",
      "Several machines",
      "Behind TLS",
      "Limits",
      "Backup",
      "Upgrade",
      "Monitoring",
      "What to do when …",
    ];
    const headings = new Set(page.match(/(?<=^## ).+$/gmu));
    expect(subjects.filter((subject) => !headings.has(subject))).toEqual([]);
    const rows = page.slice(page.indexOf("## What to do when …")).match(/^\|.*\|$/gmu) ?? [];
    // Beside the head of the table and the line below it.
    expect(rows.length - 2).toBeGreaterThanOrEqual(10);
  });

  it("are named rightly by the sources", () => {
    const sources = ["src", "tests", "scripts", "bench"].flatMap((folder) =>
      filesBelow(folder, /\.(?:ts|tsx|mjs|css)$/u),
    );
    const named = sources.flatMap((file) => read(file).match(/\bdocs\/[\w/-]+\.md\b/gu) ?? []);
    expect(missing(named.filter((name) => name !== "docs/nowhere.md"))).toEqual([]);
  });

  it("finds every name of the glossary in the sources", () => {
    const rows = read("docs/glossary.md").match(/^\|.*\|$/gmu) ?? [];
    const names = rows.flatMap((row) => row.match(/(?<=`)\w+(?=`)/gu) ?? []);
    const sources = filesBelow("src", /\.(?:ts|tsx)$/u)
      .map(read)
      .join("\n");
    const words = new Set(sources.match(/\w+/gu));
    expect(rows.length).toBeGreaterThan(40);
    expect(names.filter((name) => !words.has(name))).toEqual([]);
  });
});
