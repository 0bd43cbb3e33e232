import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { EVERYTHING, type ColumnFilter } from "#domain/building/batch/state/batchState.ts";
import { FakeBatch } from "../../support/FakeBatch.ts";
import { lineOf, openBatch } from "../../support/openBatch.tsx";
import { matched } from "../../support/rows.ts";

const RAN = { hasRun: true, run: { status: "finished", elapsedMs: 3800 } } as const;
const AREA: ColumnFilter = { kind: "range", key: "roomArea", from: 10, to: 20 };
const NAMES: ColumnFilter = { kind: "text", key: "roomName", contains: "公", values: ["办公室", "", "公寓"] };

async function opened(columns: readonly ColumnFilter[] = []) {
  const batch = new FakeBatch([matched(0), matched(1)], {
    ...RAN,
    rooms: 40,
    view: { ...EVERYTHING, columns },
  });
  const { user } = openBatch(batch);
  await lineOf("房间 0");
  const funnel = (title: string) => screen.getByRole("button", { name: `筛选${title}` });
  return { batch, user, funnel };
}

it("narrows a column of figures to what lies between two ends, taken over even when the popover just closes", async () => {
  const { batch, user, funnel } = await opened();
  expect(funnel("面积").getAttribute("aria-pressed")).toBe("false");
  await user.click(funnel("面积"));
  await user.type(await screen.findByRole("textbox", { name: "面积最小（㎡）" }), "10");
  await user.type(screen.getByRole("textbox", { name: "面积最大（㎡）" }), "20");
  await user.keyboard("{Escape}");
  await waitFor(() => expect(batch.of("filterColumn").at(-1)).toEqual(["roomArea", AREA]));
  await waitFor(() => expect(screen.queryByRole("textbox", { name: "面积最小（㎡）" })).toBeNull());
  expect(funnel("面积").getAttribute("aria-pressed")).toBe("true");
});

it("takes one quantity for both ends, and refuses ends the wrong way round", async () => {
  const { batch, user, funnel } = await opened();
  await user.click(funnel("计算数量"));
  const [from, to] = [
    await screen.findByRole("textbox", { name: "计算数量最小（台）" }),
    screen.getByRole("textbox", { name: "计算数量最大（台）" }),
  ];
  await user.type(from, "3");
  await user.type(to, "2{Enter}");
  expect(screen.getByText("最小值不应大于最大值")).toBeTruthy();
  await user.clear(to);
  await user.type(to, "3{Enter}");
  const twins = { kind: "range", key: "quantity", from: 3, to: 3 };
  await waitFor(() => expect(batch.of("filterColumn").at(-1)).toEqual(["quantity", twins]));
});

it("narrows a column of texts to ticked values, with the rooms that have each", async () => {
  const { batch, user, funnel } = await opened();
  batch.valuesAnswer = {
    values: [
      { text: "办公室", rooms: 1200 },
      { text: "", rooms: 3 },
    ],
    hasMore: false,
  };
  await user.click(funnel("房间名称"));
  const list = within(await screen.findByRole("group", { name: "房间名称的值" }));
  await user.click(list.getByRole("checkbox", { name: "办公室 1,200" }));
  await user.click(list.getByRole("checkbox", { name: "- - 3" }));
  const both = { kind: "text", key: "roomName", contains: "", values: ["办公室", ""] };
  await waitFor(() => expect(batch.of("filterColumn").at(-1)).toEqual(["roomName", both]));
  await user.click(screen.getByRole("button", { name: "清除" }));
  await waitFor(() => expect(batch.of("filterColumn").at(-1)).toEqual(["roomName", null]));
  expect(list.getByRole<HTMLInputElement>("checkbox", { name: "办公室 1,200" }).checked).toBe(false);
});

it("leaves to the text what has too many values to look through", async () => {
  const { batch, user, funnel } = await opened();
  batch.valuesAnswer = { values: [], hasMore: true };
  await user.click(funnel("房间名称"));
  expect(await screen.findByText("不同的值超过 200 个，请按文字筛选")).toBeTruthy();
  await user.type(screen.getByRole("textbox", { name: "房间名称包含" }), "办公{Enter}");
  const offices = { kind: "text", key: "roomName", contains: "办公", values: [] };
  await waitFor(() => expect(batch.of("filterColumn")).toEqual([["roomName", offices]]));
});

it("names every filter below the table, to be taken back one by one or together", async () => {
  const { batch, user } = await opened([AREA, NAMES]);
  const line = within(screen.getByRole("group", { name: "表格筛选" }));
  expect(line.getByRole("status").textContent).toBe("共 40 间，显示 2 间");
  expect(line.getByText("10 – 20 ㎡")).toBeTruthy();
  expect(line.getByText("包含“公”，办公室、- - 等 3 项")).toBeTruthy();
  await user.click(line.getByRole("button", { name: "清除面积" }));
  await waitFor(() => expect(batch.summary().view.columns).toEqual([NAMES]));
  await user.click(line.getByRole("button", { name: "清除筛选" }));
  await waitFor(() => expect(screen.queryByRole("group", { name: "表格筛选" })).toBeNull());
  expect(batch.summary().view.columns).toEqual([]);
});

it("keeps the headers where no room passes, so that the filter can be changed there", async () => {
  const { batch, funnel } = await opened([AREA]);
  act(() => batch.tellRows([], { rooms: 40, shown: 0 }));
  expect(await screen.findByText("没有符合筛选的房间")).toBeTruthy();
  expect(funnel("面积").getAttribute("aria-pressed")).toBe("true");
});
