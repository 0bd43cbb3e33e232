import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { aggregateBrands } from "#api/contract/products.ts";
import { FakeBatch } from "../support/FakeBatch.ts";
import { listsAnd, openBatch } from "../support/openBatch.tsx";

const WORDS = "目录中还没有风机盘管，选型不会有结果";

it("a catalogue without products of the kind says so, and how they come in", async () => {
  const lists = listsAnd();
  openBatch(new FakeBatch(), {
    answer: (endpoint, ...call) => (endpoint.path === aggregateBrands.path ? [] : lists(endpoint, ...call)),
  });
  const bar = (await screen.findByText(WORDS)).closest("[role=status]");
  expect(bar?.textContent).toContain("npm run import");
  expect(screen.getByRole("link", { name: "其他分类" }).getAttribute("href")).toBe("/");
  // Rooms can be read in all the same.
  const [button] = screen.getAllByRole("button", { name: "导入房间表" });
  expect(button).toHaveProperty("disabled", false);
});

it("one with products says nothing of it, nor does one that has not answered", async () => {
  openBatch(new FakeBatch());
  expect(screen.queryByText(WORDS)).toBeNull();
  await screen.findByText("暂无房间信息");
  expect(screen.queryByText(WORDS)).toBeNull();
});
