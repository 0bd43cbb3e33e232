import { fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { FoldedNotes } from "#ui/kit/layout/FoldedNotes.tsx";
import { renderInApp } from "../../renderInApp.tsx";

test("is one line that counts what more is said, and says all of it after a click", () => {
  renderInApp(<FoldedNotes head="丙二醇水溶液 40 %" notes={["冰点 −21 ℃", "未计裕量"]} />);
  expect(screen.queryByText("未计裕量")).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "说明 2 条", expanded: false }));
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "冰点 −21 ℃",
    "未计裕量",
  ]);
  fireEvent.click(screen.getByRole("button", { name: "收起说明", expanded: true }));
  expect(screen.queryByRole("list")).toBeNull();
});

test("has nothing to click where one sentence says all", () => {
  renderInApp(<FoldedNotes head="曲线按清水" notes={[]} />);
  expect(screen.getByText("曲线按清水")).toBeTruthy();
  expect(screen.queryByRole("button")).toBeNull();
});
