import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { FakeBatch } from "../support/FakeBatch.ts";
import { lineOf, openBatch } from "../support/openBatch.tsx";
import { matched, roomRow } from "../support/rows.ts";

const RAN = { hasRun: true, run: { status: "finished", elapsedMs: 10 } } as const;
const PACKED = { rows: 0, columns: {} };

it("says 暂无房间信息 and offers every way to get rooms", async () => {
  openBatch(new FakeBatch());
  expect(screen.getByText("暂无房间信息")).toBeTruthy();
  expect(screen.getByText("导入房间表，或从表格软件复制后直接粘贴")).toBeTruthy();
  for (const name of ["新增房间", "示例建筑 Rhea", "示例建筑 Walker"])
    expect(screen.getByRole("button", { name })).toBeTruthy();
  for (const name of ["导入房间表", "粘贴", "下载模板"])
    expect(screen.getAllByRole("button", { name })).toHaveLength(2);
});

it("hands out the template of a room schedule", async () => {
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
  vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:template");
  const { user } = openBatch(new FakeBatch(), {
    sheet: { template: () => Promise.resolve(new ArrayBuffer(8)) },
  });
  await user.click(screen.getAllByRole("button", { name: "下载模板" })[0]!);
  await waitFor(() => expect(clicked).toHaveBeenCalledTimes(1));
  expect(clicked.mock.contexts[0]).toMatchObject({ download: "房间表模板.xlsx" });
});

it("has the kinds that are built as tabs", () => {
  openBatch(new FakeBatch());
  const tab = (name: string) => {
    const link = screen.getByRole("link", { name });
    return [link.getAttribute("href"), link.getAttribute("aria-current")];
  };
  expect(tab("风机盘管")).toEqual(["/multiRoom/fanCoil", "page"]);
  expect(tab("风口")).toEqual(["/multiRoom/airOutlet", null]);
});

it("records the visit", async () => {
  const { tracked } = openBatch(new FakeBatch());
  await waitFor(() => expect(tracked).toContainEqual(["visitBachSelection", { category: "C000006" }]));
});

it("loads a sample building at once where there are no rooms", async () => {
  const batch = new FakeBatch();
  const { user } = openBatch(batch, {
    sheet: {
      sample: (building) =>
        Promise.resolve({ name: building, assumptions: "按 120 W/㎡ 假设", rooms: PACKED }),
    },
  });
  await user.click(screen.getByRole("button", { name: "示例建筑 Rhea" }));
  await waitFor(() => expect(batch.of("replaceRooms")).toEqual([[PACKED, "rhea", "按 120 W/㎡ 假设"]]));
});

it("asks before a sample building takes the place of rooms", async () => {
  const batch = new FakeBatch([roomRow({ index: 0 })]);
  const { user } = openBatch(batch, {
    sheet: { sample: () => Promise.resolve({ name: "Walker", assumptions: "", rooms: PACKED }) },
  });
  await user.click(screen.getByRole("button", { name: "房间" }));
  await user.click(await screen.findByRole("menuitem", { name: /Walker/u }));
  expect(await screen.findByText("载入示例建筑将替换现有房间，是否继续？")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "确定" }));
  await waitFor(() => expect(batch.of("replaceRooms")).toHaveLength(1));
});

it("asks before all rooms are cleared", async () => {
  const batch = new FakeBatch([roomRow({ index: 0 })]);
  const { user } = openBatch(batch);
  await user.click(screen.getByRole("button", { name: "房间" }));
  await user.click(await screen.findByRole("menuitem", { name: "清空房间" }));
  expect(await screen.findByText("是否清空全部房间？")).toBeTruthy();
  expect(batch.of("clear")).toEqual([]);
  await user.click(screen.getByRole("button", { name: "确定" }));
  await waitFor(() => expect(batch.of("clear")).toHaveLength(1));
});

it("says below the table what is assumed", async () => {
  openBatch(new FakeBatch([roomRow({ index: 0 })], { assumptions: "冷负荷按 120 W/㎡ 假设" }));
  await lineOf("房间 0");
  expect(
    screen.getByText(
      "冷负荷按 120 W/㎡ 假设；房间未注明室内温度，按夏季干球 26 ℃、湿球 18.7 ℃，冬季干球 20 ℃ 计算",
    ),
  ).toBeTruthy();
});

it("assumes no indoor air where rooms state theirs", async () => {
  openBatch(new FakeBatch([roomRow({ index: 0 })], { stated: ["summerDryBulb"] }));
  await lineOf("房间 0");
  expect(screen.queryByText(/房间未注明室内温度/u)).toBeNull();
});

it("says what would be lost and what to do until everything is saved, and asks before the page goes", async () => {
  const batch = new FakeBatch([roomRow({ index: 0 })], { saving: "failed", hasRun: true });
  const { user } = openBatch(batch);
  const heading = await screen.findByText("浏览器未能保存，存储空间可能已满");
  const warning = heading.parentElement!;
  expect(warning.getAttribute("role")).toBe("alert");
  expect(warning.textContent).toContain("关闭或刷新此页将丢失 1 间房间及选型结果中尚未保存的内容");
  expect(warning.textContent).toContain("确认方案");
  const leave = () => {
    const leaving = new Event("beforeunload", { cancelable: true });
    window.dispatchEvent(leaving);
    return leaving.defaultPrevented;
  };
  expect(leave()).toBe(true);
  await user.click(within(warning).getByRole("button", { name: "立即重试" }));
  expect(batch.of("flush")).toHaveLength(1);
  await act(async () => batch.tell({ saving: "saving" }));
  await act(async () => batch.tell({ saving: "saved" }));
  expect(screen.queryByText(/浏览器未能保存/u)).toBeNull();
  expect(leave()).toBe(false);
});

it("keeps the form folded over a reload", async () => {
  const folded = openBatch(new FakeBatch([roomRow({ index: 0 })]));
  await lineOf("房间 0");
  await folded.user.click(screen.getByRole("button", { name: /收起/u }));
  expect(localStorage.getItem("volute.fold.fanCoil")).toBe("folded");
  cleanup();
  openBatch(new FakeBatch([roomRow({ index: 0 })]));
  await lineOf("房间 0");
  await folded.user.click(screen.getByRole("button", { name: /展开/u }));
  expect(localStorage.getItem("volute.fold.fanCoil")).toBe("open");
  localStorage.clear();
});

it("searches in the worker after a pause in typing", async () => {
  const batch = new FakeBatch([roomRow({ index: 0 })]);
  const { user } = openBatch(batch);
  await user.type(screen.getByRole("searchbox", { name: "搜索房间编号或名称" }), "会议");
  await waitFor(() => expect(batch.of("setView")).toHaveLength(1));
  expect(batch.of("setView")[0]?.[0]).toMatchObject({ search: "会议" });
});

it("says when no room passes the search, and shows all again", async () => {
  const batch = new FakeBatch([roomRow({ index: 0 })], {
    shown: 0,
    view: { show: "all", search: "泳池", sort: null, columns: [] },
  });
  const { user } = openBatch(batch);
  expect(screen.getByText("没有编号或名称包含“泳池”的房间")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "显示全部" }));
  expect(batch.of("setView")).toEqual([[{ show: "all", search: "", sort: null, columns: [] }]]);
});

it("opens the detail of a room's product, which says where it did not come and closes without a question", async () => {
  const { user, tracked } = openBatch(new FakeBatch([matched(0, { roomName: "展厅" })], RAN), {
    answer: ({ path }) => {
      if (path.startsWith("/selection/products/")) throw new Error("no network");
      return [];
    },
  });
  const line = await lineOf("展厅");
  await user.click(screen.getByRole("button", { name: "查看详情" }));
  const dialog = await screen.findByRole("dialog", { name: "展厅" });
  expect(await within(dialog).findByRole("alert")).toBeTruthy();
  expect(tracked).toContainEqual([
    "visitProductDetail",
    { productId: "id-LYW-68-3P-Z", source: "batchSelection" },
  ]);
  expect(line.querySelector("tr")?.getAttribute("aria-current")).toBe("true");
  fireEvent.keyDown(dialog, { key: "Escape" });
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "展厅" })).toBeNull());
});
