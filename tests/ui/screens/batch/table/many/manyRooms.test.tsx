import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { FakeBatch } from "../../support/FakeBatch.ts";
import { lineOf, openBatch } from "../../support/openBatch.tsx";
import { matched, roomRow } from "../../support/rows.ts";

const button = (name: string | RegExp) => screen.getByRole("button", { name });
const three = (summary: ConstructorParameters<typeof FakeBatch>[1] = {}) =>
  new FakeBatch([matched(0), matched(1), matched(2)], { hasRun: true, matched: 3, ...summary });
const box = async (roomName: string) =>
  within(await lineOf(roomName)).getByRole("checkbox", { name: `勾选 ${roomName}` });

it("ticks a room, and with Shift all from the one before", async () => {
  const { batch, user } = openBatch(three());
  await user.click(await box("房间 0"));
  await user.keyboard("{Shift>}");
  await user.click(await box("房间 2"));
  await user.keyboard("{/Shift}");
  expect(batch.of("tick")).toEqual([
    [{ of: "range", from: "r0", to: "r0", isTicked: true }],
    [{ of: "range", from: "r0", to: "r2", isTicked: true }],
  ]);
});

it("ticks all shown rooms by the head, and none when all are", async () => {
  const { batch, user } = openBatch(three({ ticked: 1, tickedShown: 1 }));
  await lineOf("房间 0");
  const head = screen.getByRole<HTMLInputElement>("checkbox", { name: "勾选全部显示的房间" });
  expect(head.indeterminate).toBe(true);
  await user.click(head);
  act(() => batch.tell({ ticked: 3, tickedShown: 3 }));
  await waitFor(() => expect(head.checked).toBe(true));
  await user.click(head);
  expect(batch.of("tick")).toEqual([[{ of: "shown", isTicked: true }], [{ of: "shown", isTicked: false }]]);
});

it("goes from box to box by the arrow keys", async () => {
  const { user } = openBatch(three());
  const [first, second] = [await box("房间 0"), await box("房间 1")];
  act(() => first.focus());
  await user.keyboard("{ArrowDown}");
  await waitFor(() => expect(document.activeElement).toBe(second));
  await user.keyboard("{ArrowUp}");
  await waitFor(() => expect(document.activeElement).toBe(first));
});

it("says what is ticked, and does what is asked of it", async () => {
  const { batch, user } = openBatch(three({ ticked: 12, tickedShown: 2 }));
  batch.manyAnswer = { taken: 11, locked: 1 };
  const bar = await screen.findByRole("group", { name: "勾选房间的操作" });
  expect(within(bar).getByRole("status").textContent).toBe("已勾选 12 间，10 间未显示");
  await user.type(within(bar).getByRole("textbox", { name: "勾选房间的指定数量（台）" }), "4");
  await user.click(button("设定"));
  expect(await screen.findByText("已更新 11 间的指定数量")).toBeTruthy();
  expect(screen.getByText("1 间已锁定，保持不变")).toBeTruthy();
  for (const name of ["清除数量", "向下填充", "锁定", "解锁", "取消勾选"]) await user.click(button(name));
  const names = ["setTickedQuantities", "fillTickedDown", "lockTicked", "tick"];
  expect(batch.calls.filter(([name]) => names.includes(name))).toEqual([
    ["setTickedQuantities", 4],
    ["setTickedQuantities", null],
    ["fillTickedDown"],
    ["lockTicked", true],
    ["lockTicked", false],
    ["tick", { of: "none" }],
  ]);
});

it("asks before it deletes ticked rooms", async () => {
  const { batch, user } = openBatch(three({ ticked: 2, tickedShown: 2 }));
  await user.click(await screen.findByRole("button", { name: "删除" }));
  expect(await screen.findByText("是否删除勾选的 2 间房间？")).toBeTruthy();
  await user.click(button("确定"));
  expect(batch.of("deleteTicked")).toHaveLength(1);
});

it("hands a pasted column to the worker, and lists what it did not take", async () => {
  const { batch } = openBatch(three());
  batch.pastedAnswer = {
    taken: 2,
    unset: 0,
    refused: 1,
    refusals: [{ line: 2, text: "x", roomCode: "1-102", roomName: "房间 1", why: "not-a-quantity" }],
  };
  const field = within(await lineOf("房间 0")).getByRole("textbox");
  act(() => field.focus());
  fireEvent.paste(field, { clipboardData: { getData: () => "2\nx\n3\n" } });
  expect(await screen.findByText("已填入 2 间，1 行未填入，对应房间保持原数量")).toBeTruthy();
  const [line] = within(screen.getByRole("list", { name: "未填入的行" })).getAllByRole("listitem");
  expect(line?.textContent).toBe("第 2 行1-102 房间 1“x”不是 1 到 10,000 的整数");
  expect(batch.of("pasteQuantities")).toEqual([["r0", "2\nx\n3\n"]]);
});

it("leaves a single pasted figure to the field", async () => {
  const { batch } = openBatch(three());
  const field = within(await lineOf("房间 0")).getByRole("textbox");
  act(() => field.focus());
  fireEvent.paste(field, { clipboardData: { getData: () => "7\r\n" } });
  expect(batch.of("pasteQuantities")).toEqual([]);
});

it("undoes and redoes by button and key, and says what; not while a text field has the cursor", async () => {
  const { batch, user } = openBatch(three({ undo: "lock", redo: "set-quantities" }));
  await user.click(await screen.findByRole("button", { name: "撤销：锁定（Ctrl+Z）" }));
  await user.click(button("重做：指定数量（Ctrl+Y）"));
  await user.keyboard("{Control>}z{/Control}{Control>}{Shift>}z{/Shift}{/Control}{Control>}y{/Control}");
  expect(batch.calls.filter(([name]) => name === "undo" || name === "redo")).toEqual([
    ["undo"],
    ["redo"],
    ["undo"],
    ["redo"],
    ["redo"],
  ]);
  await user.click(within(await lineOf("房间 0")).getByRole("textbox"));
  await user.keyboard("{Control>}z{/Control}{Control>}d{/Control}");
  expect(batch.of("undo")).toHaveLength(2);
  expect(batch.of("fillTickedDown")).toHaveLength(1);
});

it("shows a quantity that was undone, not what was typed before", async () => {
  const { batch, user } = openBatch(new FakeBatch([roomRow({ index: 0, roomName: "甲" })]));
  const field = within(await lineOf("甲")).getByRole<HTMLInputElement>("textbox");
  await user.type(field, "5{Enter}");
  act(() => batch.tellRows([roomRow({ index: 0, roomName: "甲", specifiedQuantity: 5 })]));
  await waitFor(() => expect(field.value).toBe("5"));
  act(() => batch.tellRows([roomRow({ index: 0, roomName: "甲" })]));
  await waitFor(() => expect(field.value).toBe(""));
});

it("marks locked rooms by icon and words, and shows them alone", async () => {
  const rows = [matched(0, { isLocked: true }), matched(1)];
  const { batch, user } = openBatch(new FakeBatch(rows, { hasRun: true, locked: 1 }));
  expect(within(await lineOf("房间 0")).getByText("已锁定")).toBeTruthy();
  expect(within(await lineOf("房间 1")).queryByText("已锁定")).toBeNull();
  await user.click(button("只看已锁定"));
  expect(batch.of("setView")).toMatchObject([[{ show: "locked" }]]);
});

it("runs ticked, unmatched or unanswered rooms, and asks where products would be overwritten", async () => {
  const { batch, user } = openBatch(three({ ticked: 2, tickedShown: 2, unmatched: 4 }));
  batch.forecastAnswer = { rooms: 4, overwritten: 0, chosenByHand: 0, locked: 0 };
  await user.click(await screen.findByRole("button", { name: "选型范围" }));
  await user.click(await screen.findByRole("menuitem", { name: "仅选型未匹配（4 间）" }));
  await waitFor(() => expect(batch.of("run")).toEqual([["unmatched"]]));
  batch.forecastAnswer = { rooms: 2, overwritten: 2, chosenByHand: 1, locked: 0 };
  await user.click(button("选型"));
  expect(await screen.findByText("将覆盖 2 间的选型结果，其中 1 间为手动改选。")).toBeTruthy();
  await user.click(button("确定"));
  await waitFor(() => expect(batch.of("run")).toEqual([["unmatched"], ["ticked"]]));
  act(() => batch.tell({ unanswered: 2 }));
  batch.forecastAnswer = { rooms: 2, overwritten: 0, chosenByHand: 0, locked: 0 };
  await user.click(button("选型范围"));
  await user.click(await screen.findByRole("menuitem", { name: "仅选型未得到结果（2 间）" }));
  await waitFor(() => expect(batch.of("run").at(-1)).toEqual(["unanswered"]));
});

it("runs nothing where every room is locked, and says so", async () => {
  const { batch, user } = openBatch(three({ locked: 3 }));
  batch.forecastAnswer = { rooms: 0, overwritten: 0, chosenByHand: 0, locked: 3 };
  await user.click(await screen.findByRole("button", { name: "一键选型" }));
  expect(await screen.findByText("没有可选型的房间")).toBeTruthy();
  expect(batch.of("run")).toEqual([]);
});
