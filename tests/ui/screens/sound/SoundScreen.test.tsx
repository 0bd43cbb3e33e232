import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { soundAddress } from "#ui/addresses/soundAddress.ts";
import { useNoticeList } from "#ui/page/services/useNotices.ts";
import { SoundScreen } from "#ui/screens/sound/SoundScreen.tsx";
import { useSoundPath } from "#ui/product/sound/useSoundPath.ts";
import type { SheetClient } from "#workers/sheet/SheetClient.ts";
import { fakeServices, renderInApp } from "../../renderInApp.tsx";

const open = (address = "/sound", sheet?: Partial<SheetClient>) =>
  renderInApp(<SoundScreen />, {
    address,
    services: fakeServices(sheet === undefined ? {} : { sheet: sheet as SheetClient }),
  });
const press = (name: string) => fireEvent.click(screen.getAllByRole("button", { name })[0]!);
const field = (name: string | RegExp) => screen.getByRole("textbox", { name });
const level = () => screen.getByText("声级").nextElementSibling?.textContent;

it("says what is missing, and shows a whole answer by an example", () => {
  open();
  expect(screen.getByText(/^还缺：声源倍频带声功率级/u)).toBeTruthy();
  press("填入示例");
  expect(level()).toMatch(/^\d+ dB\(A\)$/u);
  const steps = screen.getByRole("table", { name: "逐段计算" });
  expect(within(steps).getByRole("rowheader", { name: /^消声器 (900|1,500) mm$/u })).toBeTruthy();
  expect(within(steps).getAllByRole("row")).toHaveLength(1 + 6 + 5);
  expect(screen.getByRole("table", { name: "消声器比较" })).toBeTruthy();
  expect(screen.getByText(/误差约 ±5 dB/u)).toBeTruthy();
});

it("follows what is typed, names a wrong figure at its field, and is there again after a reload", () => {
  open();
  press("填入示例");
  const before = level();
  fireEvent.change(field("到风口距离（m）"), { target: { value: "6" } });
  expect(level()).not.toBe(before);
  fireEvent.change(field("房间净高（m）"), { target: { value: "900" } });
  expect(screen.getAllByText("房间净高应在 0.5 到 100 m 之间")).toHaveLength(2);
  fireEvent.change(field("房间净高（m）"), { target: { value: "3" } });
  const kept = level();
  cleanup();
  open();
  expect(level()).toBe(kept);
});

it("adds, moves and removes elements, and brings back what was cleared", () => {
  open();
  press("圆形直管");
  press("90° 弯头");
  const names = () => screen.getAllByRole("listitem").map((item) => item.getAttribute("aria-label"));
  expect(names()).toEqual(["第 1 段 圆形直管", "第 2 段 90° 弯头"]);
  press("第 2 段上移");
  expect(names()).toEqual(["第 1 段 90° 弯头", "第 2 段 圆形直管"]);
  press("删除第 1 段");
  expect(names()).toEqual(["第 1 段 圆形直管"]);
  press("清空");
  expect(screen.queryByRole("listitem")).toBeNull();
  press("恢复之前的填写");
  expect(names()).toEqual(["第 1 段 圆形直管"]);
});

it("fills the octaves from a pasted row", () => {
  open();
  fireEvent.paste(field("63 Hz 声功率级"), {
    clipboardData: { getData: () => "88\t86 84\n81 78 74 69 64 1 2" },
  });
  expect(useSoundPath.getState().source.octaves).toEqual(["88", "86", "84", "81", "78", "74", "69", "64"]);
});

it("begins with the fan of a link, whose former entries can be brought back", async () => {
  open();
  press("填入示例");
  cleanup();
  open(soundAddress({ name: "LYF-630C-4", flow: 12_000, pressure: 650 }));
  await waitFor(() => expect(field("风量（m³/h）")).toHaveProperty("value", "12000"));
  expect(field("全压（Pa）")).toHaveProperty("value", "650");
  expect(screen.getByText(/±4 dB，频谱按风机类型估算/u)).toBeTruthy();
  press("恢复之前的填写");
  expect(field("63 Hz 声功率级")).toHaveProperty("value", "88");
});

it("draws the octaves under the curves of NR and NC that they reach", () => {
  open();
  press("填入示例");
  const chart = screen.getByRole("img", { name: /^房间声压级频谱与 NR \d+、NC \d+ 曲线/u });
  expect(chart.querySelectorAll("rect")).toHaveLength(8);
  const names = [...chart.querySelectorAll("text")].filter(({ textContent }) => /^N[RC] /u.test(textContent));
  expect(names.map(({ textContent }) => textContent.slice(0, 2))).toEqual(["NR", "NC"]);
  const [nr, nc] = names.map((name) => Number(name.getAttribute("y")));
  expect(Math.abs(nr! - nc!)).toBeGreaterThanOrEqual(13.9);
});

it("writes what it shows as a workbook, and says where none was made", async () => {
  const write = vi.fn<SheetClient["write"]>(() => Promise.reject(new Error("WorkerGone")));
  open("/sound", { write });
  expect(screen.getByRole("button", { name: "导出" })).toHaveProperty("disabled", true);
  press("填入示例");
  press("导出");
  fireEvent.click(await screen.findByRole("menuitem", { name: ".xlsx 工作簿" }));
  await waitFor(() =>
    expect(useNoticeList.getState().map(({ text }) => text)).toEqual(["文件未生成，请重试"]),
  );
  expect(write.mock.calls[0]![0].map(({ name }) => name)).toEqual(["条件与结果", "逐段计算"]);
});
