import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { HELP } from "#ui/screens/help/helpSections.ts";
import { readHelp } from "#ui/screens/help/readHelp.ts";

const read = (text: string) => readHelp("data/help/thing.md", text, new Map([["engine", "3"]]));

test("sections, paragraphs and items are told apart, and what stands in a line", () => {
  expect(read("## 按键\n\n见[产品库](/)，r = Q/q*。\n\n- `Tab` 第 {engine} 版，**重要**\n")).toEqual([
    {
      title: "按键",
      blocks: [
        {
          kind: "paragraph",
          pieces: [
            { kind: "plain", text: "见" },
            { kind: "link", text: "产品库", href: "/" },
            { kind: "plain", text: "，r = Q/q*。" },
          ],
        },
        {
          kind: "item",
          pieces: [
            { kind: "key", text: "Tab" },
            { kind: "plain", text: " 第 " },
            { kind: "plain", text: "3" },
            { kind: "plain", text: " 版，" },
            { kind: "bold", text: "重要" },
          ],
        },
      ],
    },
  ]);
});

test.each([
  ["text before the first section", "# 标题", "line 1: stands before the first section"],
  ["a mark that is not read", "## 一\n\n### 二", 'line 3: "### 二" has a mark that is not read'],
  ["a mark that is not closed", "## 一\n- **重要", 'line 2: "**重要" has a mark that is not read'],
  ["a link without its address", "## 一\n- [产品库](fan)", 'line 2: "fan" is no address'],
  ["a value that nobody has", "## 一\n- 第 {rules} 版", "line 2: nothing is named {rules}"],
])("%s is refused with file and line", (_, text, words) => {
  expect(() => read(text)).toThrow(`data/help/thing.md, ${words}`);
});

test("every file of the help is shown", () => {
  const titles = Object.values(HELP)
    .flat()
    .map(({ title }) => title);
  const written = readdirSync("data/help").flatMap((file) =>
    [...readFileSync(`data/help/${file}`, "utf8").matchAll(/^## (.+)$/gmu)].map(([, title]) => title),
  );
  expect(new Set(titles)).toEqual(new Set(written));
});
