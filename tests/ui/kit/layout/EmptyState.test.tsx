import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { EmptyState } from "#ui/kit/layout/EmptyState.tsx";
import { renderInApp } from "../../renderInApp.tsx";

it("says what is missing, how to get it, and what may be done", () => {
  renderInApp(
    <EmptyState
      kind="empty"
      title="暂无房间信息"
      why="导入房间表"
      actions={<button type="button">导入房间表</button>}
      foot="不超过 16 MB"
    />,
  );
  expect(screen.getByText("暂无房间信息")).toBeTruthy();
  expect(screen.getByRole("button", { name: "导入房间表" })).toBeTruthy();
  expect(screen.getByText("不超过 16 MB")).toBeTruthy();
});

it("announces a failure, and nothing else", () => {
  const { unmount } = renderInApp(<EmptyState kind="error" title="加载失败" />);
  expect(screen.getByRole("alert").textContent).toBe("加载失败");
  unmount();
  renderInApp(<EmptyState kind="search" title="没有匹配的型号" />);
  expect(screen.queryByRole("alert")).toBeNull();
});
