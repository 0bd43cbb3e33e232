import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { HelpPanels } from "#ui/screens/help/HelpPanels.tsx";
import { readHelp } from "#ui/screens/help/readHelp.ts";
import { renderInApp } from "../../renderInApp.tsx";

const TEXT = `## 找产品

从**通风机**开始，按 \`Enter\` 查找。

- \`Ctrl+Z\` 撤销
- 再按 \`Ctrl+Y\`

见[房间表](/fan-coil)。

- 又一条

## 来源

[条款](/licences.md)，[数据](https://example.org/data)
`;
const SECTIONS = readHelp("data/help/test.md", TEXT, new Map());

const show = () =>
  renderInApp(
    <HelpPanels sections={SECTIONS} note="示例">
      <p>最后</p>
    </HelpPanels>,
  );

it("puts each section into a panel of its name, with the note at the first and more below the last", () => {
  show();
  const [first, last] = ["找产品", "来源"].map((name) => within(screen.getByRole("region", { name })));
  expect([first!.queryByText("示例") !== null, last!.queryByText("示例") !== null]).toEqual([true, false]);
  expect([first!.queryByText("最后") !== null, last!.queryByText("最后") !== null]).toEqual([false, true]);
});

it("puts items that follow one another into one list, and a paragraph between two lists", () => {
  show();
  const lists = screen.getAllByRole("list");
  expect(lists.map((list) => within(list).getAllByRole("listitem").length)).toEqual([2, 1]);
  const between = screen.getByText(/^见/u);
  expect(between.tagName).toBe("P");
  expect(lists[0]!.nextElementSibling).toBe(between);
  expect(between.nextElementSibling).toBe(lists[1]);
});

it("draws a key as one: as the term of an item that begins with it, and within a line", () => {
  show();
  const [term, inner] = screen.getAllByRole("listitem");
  expect(term!.firstElementChild?.outerHTML).toMatch(/^<kbd[^>]*>Ctrl\+Z<\/kbd>$/u);
  expect(term!.lastElementChild?.textContent).toBe(" 撤销");
  expect([...inner!.children].map(({ tagName }) => tagName)).toEqual(["SPAN"]);
  expect(inner!.querySelector("span > kbd")?.textContent).toBe("Ctrl+Y");
  expect(screen.getByText("Enter").tagName).toBe("KBD");
  expect(screen.getByText("通风机").tagName).toBe("B");
});

it("opens a route of the page in its place, and files and other sites beside it", () => {
  show();
  const targets = screen
    .getAllByRole("link")
    .map((link) => [
      link.textContent,
      link.getAttribute("href"),
      link.getAttribute("target"),
      link.getAttribute("rel"),
    ]);
  expect(targets).toEqual([
    ["房间表", "/fan-coil", null, null],
    ["条款", "/licences.md", "_blank", "noreferrer"],
    ["数据", "https://example.org/data", "_blank", "noreferrer"],
  ]);
});
