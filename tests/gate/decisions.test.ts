import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const FOLDER = "docs/decisions";
const notes = readdirSync(FOLDER).filter((name) => name.endsWith(".md") && name !== "README.md");

it("has every decision in the index, once, under its own title", () => {
  const index = readFileSync(`${FOLDER}/README.md`, "utf8");
  const rows = [...index.matchAll(/^\| \[(?<title>.+)\]\((?<file>[^)]+)\) \|/gmu)].map(
    ({ groups }) => [groups?.["file"], groups?.["title"]] as const,
  );
  const titles = notes.map((name) => {
    const [title] = readFileSync(`${FOLDER}/${name}`, "utf8").split("\n");
    return [name, title?.slice("# ".length)] as (typeof rows)[number];
  });
  const byFile = ([one]: (typeof rows)[number], [other]: (typeof rows)[number]) =>
    (one ?? "") < (other ?? "") ? -1 : 1;
  expect(rows.toSorted(byFile)).toEqual(titles.toSorted(byFile));
});
