import { act, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import type { BatchSummary } from "#domain/building/batch/state/batchState.ts";
import { FakeBatch } from "../../support/FakeBatch.ts";
import { lineOf, openBatch } from "../../support/openBatch.tsx";
import { matched, roomRow, unmatched } from "../../support/rows.ts";

const blank = () => new FakeBatch([roomRow({ index: 0 })]);
const ran = (change: Partial<BatchSummary> = {}) =>
  new FakeBatch([matched(0), unmatched(1)], {
    hasRun: true,
    run: { status: "finished", elapsedMs: 3800 },
    rooms: 2418,
    matched: 2391,
    unmatched: 27,
    samples: 2418,
    ...change,
  });
const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });
const isFilled = (name: string) => button(name).dataset["variant"] !== "default";

it("has 一键选型 filled and 确认方案 off before the first run, and the reverse after it", async () => {
  const { batch } = openBatch(blank());
  await lineOf("房间 0");
  expect([isFilled("一键选型"), button("确认方案").disabled]).toEqual([true, true]);
  await act(async () => batch.tell({ hasRun: true, matched: 1, run: { status: "finished", elapsedMs: 1 } }));
  expect([isFilled("一键选型"), isFilled("确认方案"), button("确认方案").disabled]).toEqual([
    false,
    true,
    false,
  ]);
});

it("runs at once the first time", async () => {
  const { batch, user, tracked } = openBatch(blank());
  await user.click(button("一键选型"));
  await waitFor(() => expect(batch.of("run")).toEqual([["all"]]));
  expect(screen.queryByText("确认提示")).toBeNull();
  expect(tracked).toContainEqual(["batchSelection", { category: "C000006", rooms: 1, which: "all" }]);
});

it("tells the worker the form's filter before a run that nobody set one for", async () => {
  const { batch, user } = openBatch(blank());
  await user.click(button("一键选型"));
  await waitFor(() => expect(batch.of("run")).toHaveLength(1));
  expect(batch.calls.map(([name]) => name).filter((name) => name !== "rows")).toEqual(["setFilter", "run"]);
});

it("asks before it runs again, and says how many rooms a person chose for", async () => {
  const { batch, user } = openBatch(ran());
  batch.forecastAnswer = { rooms: 2416, overwritten: 2391, chosenByHand: 3, locked: 2 };
  await user.click(button("一键选型"));
  expect(await screen.findByText("确认提示")).toBeTruthy();
  expect(screen.getByText("再次选型将覆盖已有数据，是否确认再次批量选型？")).toBeTruthy();
  expect(
    screen.getByText("将覆盖 2,391 间的选型结果，其中 3 间为手动改选；2 间已锁定，保持不变。"),
  ).toBeTruthy();
  await user.click(button("取消"));
  expect(batch.of("run")).toEqual([]);
  await user.click(button("一键选型"));
  await user.click(await screen.findByRole("button", { name: "确定" }));
  await waitFor(() => expect(batch.of("run")).toEqual([["all"]]));
});

it("shows the count, %, the time left and a way out while a run goes on", async () => {
  const { batch, user } = openBatch(
    new FakeBatch([matched(0)], {
      run: { status: "running", done: 1512, total: 2418, elapsedMs: 3300 },
    }),
  );
  const bar = screen.getByRole("progressbar");
  expect([bar.ariaValueNow ?? bar.getAttribute("aria-valuenow"), bar.getAttribute("aria-valuemax")]).toEqual([
    "1512",
    "2418",
  ]);
  expect(screen.getByText("62 %")).toBeTruthy();
  expect(screen.getByText("约剩 2 秒")).toBeTruthy();
  expect([button("一键选型").disabled, button("确认方案").disabled]).toEqual([true, true]);
  await user.click(button("取消"));
  expect(batch.of("cancel")).toHaveLength(1);
});

it("tells matched, unmatched and the time when a run is done", async () => {
  openBatch(ran());
  const footer = await screen.findByRole("contentinfo");
  expect(footer.textContent).toBe(
    "共 2,418 间已匹配 2,391未匹配 27只看未匹配用时 3.8 秒示例数据撤销重做一键选型方案优化确认方案",
  );
});

it("shows only the unmatched rooms on demand, and all again", async () => {
  const { batch, user } = openBatch(ran());
  await user.click(button("只看未匹配"));
  await user.click(await screen.findByRole("button", { name: "显示全部" }));
  expect(batch.of("setView").map(([view]) => (view as { show: string }).show)).toEqual(["unmatched", "all"]);
});

it("leads to the unmatched rooms by their count in a narrow window", async () => {
  const { batch, user } = openBatch(ran({ samples: 1 }), { width: 1000 });
  expect((await screen.findByRole("contentinfo")).textContent).toBe(
    "共 2,418 间已匹配 2,391未匹配 27示例数据撤销重做一键选型方案优化确认方案",
  );
  await user.click(button("未匹配 27"));
  expect(batch.of("setView")).toMatchObject([[{ show: "unmatched" }]]);
});

it("says how many rooms got no result, why, and runs just those again", async () => {
  const { batch, user } = openBatch(
    ran({ unanswered: 500, run: { status: "incomplete", unanswered: 500, cause: "服务暂时没有响应" } }),
  );
  expect((await screen.findByRole("contentinfo")).textContent).toContain(
    "未得到结果 500 间重试服务暂时没有响应",
  );
  await user.click(button("重试"));
  await waitFor(() => expect(batch.of("run")).toEqual([["unanswered"]]));
  expect(screen.queryByText("提示")).toBeNull();
});

it("says that another tab is running as long as that has the building open", async () => {
  const { batch } = openBatch(ran({ access: "elsewhere", outdated: 5, run: { status: "elsewhere" } }));
  const footer = await screen.findByRole("contentinfo");
  expect(footer.textContent).toContain("另一个标签页正在选型");
  expect(button("重选已变更 5 间").disabled).toBe(true);
  act(() => batch.tell({ access: "free" }));
  await waitFor(() => expect(footer.textContent).not.toContain("另一个标签页正在选型"));
});

it("says how far a cancelled run came", async () => {
  openBatch(ran({ run: { status: "cancelled", done: 900, total: 2418 } }));
  expect(await screen.findByText("已取消，完成 900 / 2,418 间")).toBeTruthy();
});

it("counts stale selections apart, each count a link to its rooms", async () => {
  const { batch, user } = openBatch(
    ran({ matched: 2300, unsatisfied: 3, changed: 40, otherConditions: 48, outdated: 43 }),
  );
  const footer = await screen.findByRole("contentinfo");
  expect(footer.textContent).toContain("已匹配 2,300");
  expect(footer.textContent).toContain("不再满足 3已变更 40工况不同 48");
  await user.click(button("工况不同 48"));
  expect(batch.of("setView")).toEqual([[{ show: "otherConditions" }]]);
});

it("runs what changed, and asks before it only where a person's choice would go", async () => {
  const { batch, user } = openBatch(ran({ changed: 1200, outdated: 1200 }));
  batch.forecastAnswer = { rooms: 1200, overwritten: 1200, chosenByHand: 0, locked: 0 };
  await user.click(button("重选已变更 1,200 间"));
  await waitFor(() => expect(batch.of("run")).toEqual([["outdated"]]));
  expect(screen.queryByText("确认提示")).toBeNull();
  batch.forecastAnswer = { rooms: 1200, overwritten: 1200, chosenByHand: 2, locked: 0 };
  await user.click(button("重选已变更 1,200 间"));
  expect(await screen.findByText("将覆盖 1,200 间的选型结果，其中 2 间为手动改选。")).toBeTruthy();
});

it("offers no run of what changed where nothing did", async () => {
  openBatch(ran());
  await lineOf("房间 0");
  expect(screen.queryByRole("button", { name: /重选已变更/u })).toBeNull();
});

it("opens the kind's dialog when the server finds an input unreasonable", async () => {
  const batch = blank();
  batch.onRun = () =>
    batch.tell({ hasRun: true, run: { status: "refused", roomIds: ["r0"], messages: ["roomArea"] } });
  const { user } = openBatch(batch);
  await user.click(button("一键选型"));
  expect(await screen.findByText("提示")).toBeTruthy();
  expect(screen.getByText("存在不合理的输入值，请检查是否符合实际情况并重新输入。")).toBeTruthy();
  await user.click(button("确定"));
  await waitFor(() => expect(screen.queryByText("提示")).toBeNull());
  expect(screen.getByText("已停止：存在不合理的输入值")).toBeTruthy();
});

it("says that the work is kept when the worker dies in a run", async () => {
  const batch = blank();
  batch.onRun = () => Promise.reject(new Error("WorkerGone"));
  const { user } = openBatch(batch);
  await user.click(button("一键选型"));
  expect(await screen.findByText("选型中断")).toBeTruthy();
  expect(screen.getByText("房间与已有结果已保留，可再次选型")).toBeTruthy();
});

it("says why there is nothing when a first run got no answer at all", async () => {
  openBatch(
    new FakeBatch([roomRow({ index: 0, status: "unanswered" })], {
      rooms: 1,
      unanswered: 1,
      run: { status: "incomplete", unanswered: 1, cause: "网络连接失败，请检查网络" },
    }),
  );
  await lineOf("房间 0");
  const footer = screen.getByRole("contentinfo");
  expect(footer.textContent).toContain("未得到结果 1 间");
  expect(footer.textContent).toContain("网络连接失败，请检查网络");
  expect(footer.textContent).not.toContain("已匹配");
});

it("marks no results as samples that are none", async () => {
  openBatch(ran({ samples: 0 }));
  await lineOf("房间 0");
  expect(screen.queryByText("示例数据")).toBeNull();
});
