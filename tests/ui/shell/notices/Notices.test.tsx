import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Notices } from "#ui/shell/notices/Notices.tsx";
import { notices } from "#ui/page/services/useNotices.ts";
import { renderInApp } from "../../renderInApp.tsx";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  act(() => notices.clear());
  vi.useRealTimers();
});

const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });
const status = () => screen.getByRole("status").textContent;
const alert = () => screen.getByRole("alert").textContent;

it("tells a success for 3 s", () => {
  renderInApp(<Notices />);
  act(() => notices.success("选型结果已更新", "商务洽谈室"));
  expect(status()).toBe("选型结果已更新商务洽谈室");
  pass(2999);
  expect(status()).not.toBe("");
  pass(1);
  expect(status()).toBe("");
});

it("warns for 1.5 s", () => {
  renderInApp(<Notices />);
  act(() => notices.warning("单台承担面积不能为空"));
  pass(1499);
  expect(status()).toBe("单台承担面积不能为空");
  pass(1);
  expect(status()).toBe("");
});

it("keeps an error for 12 s, for as long as it is looked at, and until it is closed", () => {
  renderInApp(<Notices />);
  act(() => notices.error("登录失效了，请重新登录"));
  pass(11_999);
  expect(alert()).toBe("登录失效了，请重新登录");
  fireEvent.pointerEnter(screen.getByText("登录失效了，请重新登录"));
  pass(60_000);
  expect(alert()).toBe("登录失效了，请重新登录");
  fireEvent.pointerLeave(screen.getByText("登录失效了，请重新登录"));
  pass(12_000);
  expect(alert()).toBe("");
  act(() => notices.error("登录失效了，请重新登录"));
  fireEvent.click(screen.getByRole("button", { name: "关闭" }));
  expect(alert()).toBe("");
});

it("says the same words once, however many calls failed by them", () => {
  renderInApp(<Notices />);
  act(() => {
    for (let call = 0; call < 4; call++) notices.error("登录失效了，请重新登录");
  });
  expect(screen.getAllByText("登录失效了，请重新登录")).toHaveLength(1);
});

it("replaces a passing notice by the next one, with a life of its own", () => {
  renderInApp(<Notices />);
  act(() => notices.warning("夏季供水温度（℃）不能为空"));
  pass(1000);
  act(() => notices.warning("冬季供水温度（℃）不能为空"));
  expect(status()).toBe("冬季供水温度（℃）不能为空");
  pass(1000);
  expect(status()).toBe("冬季供水温度（℃）不能为空");
});

it("leaves an error standing beside what passes", () => {
  renderInApp(<Notices />);
  act(() => notices.error("系统异常，文件上传失败"));
  act(() => notices.success("选型结果已更新"));
  expect([alert(), status()]).toEqual(["系统异常，文件上传失败", "选型结果已更新"]);
});
