import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { FakeBatch } from "../support/FakeBatch.ts";
import { lineOf, openBatch } from "../support/openBatch.tsx";
import { LYW_68, matched, roomRow, selection, unmatched } from "../support/rows.ts";

const many = (count: number) => Array.from({ length: count }, (_, index) => matched(index));
const RAN = { hasRun: true, run: { status: "finished", elapsedMs: 3800 } } as const;

it("shows the chosen model over its corrected figures, one row of two lines", async () => {
  openBatch(new FakeBatch([matched(0, { roomName: "商务洽谈室" })], RAN));
  const line = await lineOf("商务洽谈室");
  const [top, sub] = within(line).getAllByRole("row");
  expect(top?.textContent).toContain("LYW-68-3P-Z");
  expect(top?.textContent).toContain("3.10");
  expect(sub?.textContent).toMatch(/^计算修正值：479/u);
  expect(sub?.textContent).toContain("2.91");
});

it("draws only the rooms on screen, and says how many rows there are", async () => {
  const { batch } = openBatch(new FakeBatch(many(100_000), RAN));
  await lineOf("房间 0");
  expect(screen.getAllByRole("row").length).toBeLessThan(80);
  expect(screen.getByRole("table").getAttribute("aria-rowcount")).toBe("200001");
  for (const [from, to] of batch.of("rows")) expect(Number(to) - Number(from)).toBeLessThanOrEqual(200);
});

it("keeps the place of rooms that are still on their way", async () => {
  const batch = new FakeBatch(many(40), RAN);
  let deliver = () => {};
  batch.rowsReady = new Promise<void>((resolve) => (deliver = resolve));
  openBatch(batch);
  const cells = (await screen.findAllByRole("row"))[1];
  expect(cells?.textContent).toContain("- -");
  const before = screen.getAllByRole("row").length;
  deliver();
  await lineOf("房间 0");
  expect(screen.getAllByRole("row")).toHaveLength(before);
});

it("shows - - for what a room does not state", async () => {
  const row = roomRow({ index: 0, roomName: "空", roomArea: null, coolingLoad: null, heatLoad: null });
  openBatch(new FakeBatch([row]));
  const cells = within(await lineOf("空")).getAllByRole("cell");
  expect(cells.slice(3, 6).map((cell) => cell.textContent)).toEqual(["- -", "- -", "- -"]);
});

it("says in orange that no model was found, and why", async () => {
  openBatch(new FakeBatch([matched(0), unmatched(1)], RAN));
  const line = await lineOf("多功能厅");
  const [top, sub] = within(line).getAllByRole("row");
  expect(top?.dataset["miss"]).toBeDefined();
  expect(within(line).getByText("未找到合适型号")).toBeTruthy();
  expect(sub?.textContent).toBe("单台需全冷 15.60 kW，最大可选 10.22 kW");
});

it("offers 重新选择 but no detail where no model was found", async () => {
  openBatch(new FakeBatch([unmatched(0)], RAN));
  const line = await lineOf("多功能厅");
  expect(within(line).getByRole("button", { name: "查看详情" }).hasAttribute("disabled")).toBe(true);
  expect(within(line).getByRole("button", { name: "重新选择" }).hasAttribute("disabled")).toBe(false);
});

it("has both row buttons off before the first run", async () => {
  openBatch(new FakeBatch([roomRow({ index: 0, roomName: "门厅" })]));
  const line = await lineOf("门厅");
  for (const name of ["查看详情", "重新选择"])
    expect(within(line).getByRole("button", { name }).hasAttribute("disabled")).toBe(true);
});

it("has no detail for a product without one", async () => {
  const row = matched(0, { selection: { ...LYW_68, hasDetail: false } });
  openBatch(new FakeBatch([row], RAN));
  const line = await lineOf("房间 0");
  expect(within(line).getByRole("button", { name: "查看详情" }).hasAttribute("disabled")).toBe(true);
});

it("keeps a waiting room's buttons off while a run goes on, and a done one's on", async () => {
  const rows = [
    matched(0, { roomName: "已完成" }),
    roomRow({ index: 1, roomName: "等待", status: "waiting" }),
  ];
  openBatch(
    new FakeBatch(rows, { hasRun: true, run: { status: "running", done: 1, total: 2, elapsedMs: 100 } }),
  );
  const isOff = async (room: string) =>
    within(await lineOf(room))
      .getByRole("button", { name: "重新选择" })
      .hasAttribute("disabled");
  expect(await isOff("已完成")).toBe(false);
  expect(await isOff("等待")).toBe(true);
});

it("lets rooms without an answer be run again from their row", async () => {
  const row = roomRow({ index: 0, roomName: "茶水间", status: "unanswered" });
  const { batch, user } = openBatch(
    new FakeBatch([row], {
      hasRun: true,
      unanswered: 1,
      run: { status: "incomplete", unanswered: 1, cause: "服务暂时没有响应" },
    }),
  );
  const line = await lineOf("茶水间");
  expect(within(line).getByText("未得到结果")).toBeTruthy();
  await user.click(within(line).getByRole("button", { name: "重试" }));
  await waitFor(() => expect(batch.of("run")).toEqual([["unanswered"]]));
});

it("marks a room whose input the server found unreasonable, and leads to its figures", async () => {
  const batch = new FakeBatch([roomRow({ index: 0, roomName: "咖啡吧", isRefused: true })], RAN);
  batch.roomAnswer = null;
  openBatch(batch);
  const line = await lineOf("咖啡吧");
  expect(within(line).getByText("输入值不合理")).toBeTruthy();
  expect(within(line).getByRole("button", { name: "修改" })).toBeTruthy();
});

it("tells a model that a person chose", async () => {
  openBatch(new FakeBatch([matched(0, { selection: { ...LYW_68, byHand: true } })], RAN));
  expect(within(await lineOf("房间 0")).getByText("改选")).toBeTruthy();
});

it("sorts in the worker: ascending, descending, not at all", async () => {
  const { batch, user } = openBatch(new FakeBatch(many(3), RAN));
  await lineOf("房间 0");
  const header = screen.getByRole("columnheader", { name: /^面积/u });
  const press = () => user.click(within(header).getByRole("button", { name: "面积" }));
  await press();
  expect(header.getAttribute("aria-sort")).toBe("ascending");
  await press();
  expect(header.getAttribute("aria-sort")).toBe("descending");
  await press();
  expect(header.getAttribute("aria-sort")).toBeNull();
  expect(batch.of("setView").map(([view]) => (view as { sort: unknown }).sort)).toEqual([
    { key: "roomArea", descending: false },
    { key: "roomArea", descending: true },
    null,
  ]);
});

it("goes on from the last press while the worker is still sorting by an earlier one", async () => {
  const batch = new FakeBatch(many(3), RAN);
  const asked: unknown[] = [];
  // Never answered: the view stays as it was.
  batch.setView = ({ sort }) => {
    asked.push(sort);
    return new Promise(() => {});
  };
  const { user } = openBatch(batch);
  await lineOf("房间 0");
  const header = screen.getByRole("columnheader", { name: /^面积/u });
  for (let press = 0; press < 3; press++)
    await user.click(within(header).getByRole("button", { name: "面积" }));
  expect(asked).toEqual([
    { key: "roomArea", descending: false },
    { key: "roomArea", descending: true },
    null,
  ]);
});

it("has the column in bold that it is sorted by, beside the names", async () => {
  const { user } = openBatch(new FakeBatch(many(3), RAN));
  const line = await lineOf("房间 0");
  const bold = () =>
    within(line)
      .getAllByRole("cell")
      .flatMap((cell, at) => (cell.className.includes("strong") ? [at] : []));
  expect(bold()).toEqual([2]);
  await user.click(screen.getByRole("button", { name: "面积" }));
  await waitFor(() => expect(bold()).toEqual([2, 3]));
});

it("shows few figures in a narrow window and all of them in a wide one", async () => {
  const titles = (width: number) => {
    openBatch(new FakeBatch(many(1), RAN), { width });
    return screen
      .findAllByRole("columnheader")
      .then((headers) => headers.map(({ textContent }) => textContent));
  };
  const narrow = await titles(1000);
  expect(narrow).toContain("全冷量kW");
  expect(narrow).not.toContain("风量m³/h");
  expect(narrow).not.toContain("系列");
});

it("adds series, latent, ratio and surplus from 1600 px", async () => {
  openBatch(new FakeBatch(many(1), RAN), { width: 1920 });
  await lineOf("房间 0");
  for (const title of [/^系列/u, /^潜冷量/u, /^热湿比/u, /^余量/u])
    expect(screen.getByRole("columnheader", { name: title })).toBeTruthy();
  expect(screen.getByText("冷 +8")).toBeTruthy();
});

it("draws a row again when its room changes, and keeps the others as they are", async () => {
  const batch = new FakeBatch([matched(0), matched(1)], RAN);
  openBatch(batch);
  const kept = await lineOf("房间 0");
  const other = selection("LYW-85-3P-Z", [638, 3.87, 2.77, 1.1, 8772, 5.67]);
  act(() => batch.tellRows([matched(0), matched(1, { selection: other })]));
  expect(await screen.findByText("LYW-85-3P-Z")).toBeTruthy();
  expect(await lineOf("房间 0")).toBe(kept);
});

it("keeps the line with the cursor drawn wherever the table is scrolled to", async () => {
  const { user } = openBatch(new FakeBatch(many(5000), RAN));
  const line = await lineOf("房间 3");
  const field = within(line).getByRole("textbox");
  await user.click(field);
  const port = screen.getByRole("table").parentElement;
  if (!port) throw new Error("the table has no scroll box");
  await act(async () => {
    port.scrollTop = 100_000;
    port.dispatchEvent(new Event("scroll"));
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
  await lineOf("房间 1784");
  expect(screen.queryByRole("button", { name: "编辑房间 房间 9" })).toBeNull();
  expect(document.activeElement).toBe(field);
});
