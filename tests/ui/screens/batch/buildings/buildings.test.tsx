import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import type { Building, KeptSelection } from "#domain/building/batch/state/Building.ts";
import { GOES_ON } from "#ui/page/services/useGoesOn.ts";
import { formatMoment } from "#ui/screens/batch/context/formatMoment.ts";
import { FakeBatch } from "../support/FakeBatch.ts";
import { lineOf, openBatch } from "../support/openBatch.tsx";
import { roomRow } from "../support/rows.ts";

const rows = [roomRow({ index: 0 })];
const selection = (about: Partial<KeptSelection>): KeptSelection => ({
  kind: "fanCoil",
  isBehind: false,
  matched: 30,
  unmatched: 6,
  hasRun: true,
  savedAt: 0,
  ...about,
});
const kept = (building: Partial<Building>): Building => ({
  id: "fanCoil",
  name: "一期",
  rooms: 36,
  selections: [selection({})],
  savedAt: 0,
  isCurrent: false,
  ...building,
});
const button = (name: string | RegExp) => screen.getByRole("button", { name });

async function chooseFromMenu(user: ReturnType<typeof openBatch>["user"], item: string) {
  await user.click(button(/^建筑：/u));
  await user.click(await screen.findByRole("menuitem", { name: item }));
}

it("names the building that is open, or says that it has no name", async () => {
  const batch = new FakeBatch(rows, { buildingName: "一期" });
  openBatch(batch);
  await lineOf("房间 0");
  expect(button("建筑：一期")).toBeTruthy();
  act(() => batch.tell({ buildingName: "" }));
  expect(await screen.findByRole("button", { name: "建筑：未命名建筑" })).toBeTruthy();
});

it("does nothing with whole buildings while a run lasts", async () => {
  const run = { status: "running", done: 1, total: 2, elapsedMs: 1 } as const;
  openBatch(new FakeBatch(rows, { buildingName: "一期", run }));
  await lineOf("房间 0");
  expect(button("建筑：一期")).toHaveProperty("disabled", true);
});

it("renames, and asks for a name where there is none", async () => {
  const batch = new FakeBatch(rows, { buildingName: "一期" });
  const { user } = openBatch(batch);
  await chooseFromMenu(user, "重命名");
  const field = await screen.findByRole("textbox", { name: "建筑名称" });
  await user.clear(field);
  await user.click(button("保存"));
  expect(screen.getByText("填写建筑名称")).toBeTruthy();
  await user.type(field, " 行政楼 {Enter}");
  expect(batch.of("renameBuilding")).toEqual([["行政楼"]]);
});

it("lists what is kept, opens one, and says why where it cannot", async () => {
  const batch = new FakeBatch(rows, { buildingName: "一期" });
  batch.buildingsAnswer = [
    kept({
      isCurrent: true,
      selections: [selection({ kind: "airOutlet", isBehind: true, matched: null }), selection({})],
    }),
    kept({ id: "fanCoil/2", name: "二期", rooms: 1200, selections: [], savedAt: null }),
  ];
  const { user } = openBatch(batch);
  await chooseFromMenu(user, "打开其他建筑");
  const list = await screen.findByRole("table", { name: "保存的建筑" });
  const lines = within(list).getAllByRole("row").slice(1);
  expect(
    lines.map((line) =>
      within(line)
        .getAllByRole("cell")
        .map((cell) => cell.textContent),
    ),
  ).toEqual([
    ["一期", "36", "风机盘管 30、风口 已变更", formatMoment(0), "当前删除"],
    ["二期", "1,200", "- -", "- -", "打开删除"],
  ]);
  batch.moveAnswer = { ok: false, code: "building.gone", message: "建筑已在另一个标签页中删除" };
  await user.click(button("打开 二期"));
  expect(batch.of("openBuilding")).toEqual([["fanCoil/2"]]);
  expect(await screen.findByText("建筑已在另一个标签页中删除")).toBeTruthy();
});

it("deletes only after a question that says what is lost", async () => {
  const batch = new FakeBatch(rows, { buildingId: "fanCoil", buildingName: "一期", rooms: 36, matched: 30 });
  const outlets = selection({ kind: "airOutlet", matched: 8 });
  batch.buildingsAnswer = [kept({ isCurrent: true, selections: [selection({}), outlets] })];
  const { user } = openBatch(batch);
  await chooseFromMenu(user, "删除建筑");
  const question = await screen.findByRole("dialog", { name: "删除建筑" });
  expect(question.textContent).toContain("是否删除建筑“一期”？");
  expect(question.textContent).toContain(
    "36 间房间及其选型结果（已匹配：风机盘管 30 间、风口 8 间）将被删除，不可恢复。",
  );
  await user.click(within(question).getByRole("button", { name: "取消" }));
  expect(batch.of("deleteBuilding")).toEqual([]);
  await chooseFromMenu(user, "删除建筑");
  await user.click(await screen.findByRole("button", { name: "确定" }));
  await waitFor(() => expect(batch.of("deleteBuilding")).toEqual([["fanCoil"]]));
});

it("goes on with a run that was interrupted, and says so only there", async () => {
  const batch = new FakeBatch(rows, {
    buildingName: "一期",
    isBroughtBack: true,
    hasRun: true,
    unanswered: 700,
    run: { status: "incomplete", unanswered: 700, cause: "选型中断" },
  });
  const { user } = openBatch(batch);
  await lineOf("房间 0");
  expect(screen.getByText(/^已恢复上次的“一期”，1 间.*700 间未选完$/u)).toBeTruthy();
  await user.click(button("继续上次选型"));
  await waitFor(() => expect(batch.of("run")).toEqual([["unanswered"]]));
  act(() => batch.tell({ unanswered: 0, run: { status: "finished", elapsedMs: 10 } }));
  await waitFor(() => expect(screen.queryByRole("button", { name: /^继续上次/u })).toBeNull());
});

it("says what was brought back, and offers to begin anew beside it", async () => {
  const batch = new FakeBatch(rows, { buildingName: "一期", isBroughtBack: true });
  const { user } = openBatch(batch);
  await lineOf("房间 0");
  expect(screen.getByText("已恢复上次的“一期”，1 间")).toBeTruthy();
  await user.click(button("知道了"));
  expect(batch.of("resume")).toEqual([[]]);
  await user.click(button("重新开始"));
  expect(batch.of("newBuilding")).toEqual([[""]]);
  expect(await screen.findByText("“一期”已保留，可从建筑列表打开")).toBeTruthy();
  act(() => batch.tell({ isBroughtBack: false }));
  await waitFor(() => expect(screen.queryByText(/已恢复上次/u)).toBeNull());
});

it("does not ask a person who came to go on with it", async () => {
  const batch = new FakeBatch(rows, { buildingName: "一期", isBroughtBack: true });
  openBatch(batch, { state: GOES_ON });
  await lineOf("房间 0");
  expect(screen.queryByText(/已恢复上次/u)).toBeNull();
  expect(batch.of("resume")).not.toEqual([]);
});

it("only shows a building that is open in another tab, says so, and takes it over once it is free", async () => {
  const batch = new FakeBatch(rows, { buildingName: "一期", access: "elsewhere", hasRun: true });
  const { user } = openBatch(batch);
  await lineOf("房间 0");
  expect(screen.getByText("此建筑已在另一个标签页中打开，此页只能查看")).toBeTruthy();
  const off = ["导入房间表", "粘贴", "房间", "一键选型", "恢复默认", /^编辑房间/u];
  for (const name of off) expect(button(name)).toHaveProperty("disabled", true);
  for (const name of ["下载模板", "确认方案"]) expect(button(name)).toHaveProperty("disabled", false);
  expect(screen.queryByRole("button", { name: "在此继续" })).toBeNull();
  act(() => batch.tell({ access: "free" }));
  await user.click(await screen.findByRole("button", { name: "在此继续" }));
  expect(batch.of("takeOver")).toEqual([[]]);
});
