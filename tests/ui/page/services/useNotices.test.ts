import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { notices, useNoticeList } from "#ui/page/services/useNotices.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
});
afterEach(() => {
  notices.clear();
  vi.useRealTimers();
});

const shown = () => useNoticeList.getState().map(({ text }) => text);

it("lets an error be read, and then go by itself", () => {
  notices.error("导出失败", "PDF 最多 3000 行");
  vi.advanceTimersByTime(11_999);
  expect(shown()).toEqual(["导出失败"]);
  vi.advanceTimersByTime(1);
  expect(shown()).toEqual([]);
});

it("keeps what is looked at, and begins its time anew afterwards", () => {
  notices.error("导出失败");
  const id = useNoticeList.getState()[0]!.id;
  vi.advanceTimersByTime(11_000);
  notices.hold(id);
  vi.advanceTimersByTime(60_000);
  expect(shown()).toEqual(["导出失败"]);
  notices.release(id);
  vi.advanceTimersByTime(11_999);
  expect(shown()).toEqual(["导出失败"]);
  vi.advanceTimersByTime(1);
  expect(shown()).toEqual([]);
});

it("lets errors go with their screen, but for what was said on the way to the next one", () => {
  notices.error("导出失败");
  vi.advanceTimersByTime(2000);
  notices.error("项目已被删除");
  notices.success("已选中");
  notices.leave();
  expect(shown()).toEqual(["项目已被删除", "已选中"]);
});
