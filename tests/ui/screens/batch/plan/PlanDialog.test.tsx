import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { NOT_LOUD } from "../support/rows.ts";
import { countPlan, type PlanCounts } from "#domain/building/batch/confirm/countPlan.ts";
import type { BatchSummary } from "#domain/building/batch/state/batchState.ts";
import type { ConfirmedPlan, EquipmentSchedule } from "#workers/batch/plan/ConfirmedPlan.ts";
import type { ReportClient } from "#workers/report/ReportClient.ts";
import type { SheetClient } from "#workers/sheet/SheetClient.ts";
import { fail, ok } from "#domain/base/result.ts";
import { FakeBatch } from "../support/FakeBatch.ts";
import { openBatch } from "../support/openBatch.tsx";
import { matched } from "../support/rows.ts";

const NONE = countPlan([], 0, NOT_LOUD);
const PLAN: ConfirmedPlan = {
  id: 1,
  buildingName: "一号楼.xlsx",
  rooms: 2418,
  counts: { ...NONE, matched: 2391, unmatched: 27, samples: 2391 },
  units: 9120,
  toConfirm: [],
  air: null,
  totals: [
    {
      productId: "p1",
      model: "LYW-68-3P-Z",
      name: "卧式暗装风机盘管",
      seriesName: "卧式暗装 3 排管",
      isSample: true,
      rooms: 60,
      units: 220,
      doubtful: 0,
    },
  ],
  sheets: [],
};

afterEach(() => {
  vi.restoreAllMocks();
});

async function openPlan(
  {
    summary = {},
    ...outside
  }: { summary?: Partial<BatchSummary>; sheet?: Partial<SheetClient>; report?: Partial<ReportClient> } = {},
  prepare: (batch: FakeBatch) => void = () => {},
) {
  const batch = new FakeBatch([matched(0)], {
    hasRun: true,
    rooms: 2418,
    matched: 2391,
    unmatched: 27,
    run: { status: "finished", elapsedMs: 1 },
    ...summary,
  });
  batch.confirmAnswer = { ok: true, value: PLAN };
  prepare(batch);
  const opened = openBatch(batch, outside);
  await opened.user.click(screen.getByRole("button", { name: "确认方案" }));
  const dialog = within(await screen.findByRole("dialog", { name: "确认方案" }));
  return { ...opened, batch, dialog };
}

it("tells rooms, matches, models and units, and the bill by model", async () => {
  const { dialog, tracked } = await openPlan();
  const bill = await dialog.findByRole("region", { name: "按型号汇总" });
  expect(within(bill).getByText("LYW-68-3P-Z").closest("tr")?.textContent).toBe(
    "LYW-68-3P-Z卧式暗装 3 排管60220",
  );
  expect(dialog.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual([
    "2,418 间",
    "2,391 间",
    "1 种",
    "9,120 台",
  ]);
  expect(tracked).toContainEqual([
    "confirmBatchSelection",
    { category: "C000006", rooms: 2418, matched: 2391, units: 9120 },
  ]);
});

const lines = (dialog: ReturnType<typeof within>) =>
  within(dialog.getByRole("list", { name: "请先确认" }))
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);

const counted = (counts: Partial<PlanCounts>) => (batch: FakeBatch) => {
  batch.confirmAnswer = { ok: true, value: { ...PLAN, counts: { ...NONE, ...counts } } };
};

it("lists first what is stale, then what has no product, then what is met by name only, then the samples", async () => {
  const { dialog } = await openPlan(
    {},
    counted({
      ...{ matched: 2300, unsatisfied: 3, changed: 1040, otherConditions: 5 },
      ...{ unmatched: 20, unanswered: 5, blank: 2, nominal: 7, samples: 2348 },
    }),
  );
  const [facts] = await dialog.findAllByRole("term");
  expect(lines(dialog)).toEqual([
    "不再满足3 间房间变更后，所选产品达不到要求查看",
    "已变更1,040 间选型后房间或筛选条件已修改，仍是修改前的产品查看",
    "工况不同5 间按与筛选条件不同的工况选定查看",
    "未找到合适型号20 间方案中只列出房间，不含产品查看",
    "未得到结果5 间方案中只列出房间，不含产品查看",
    "尚未选型2 间方案中只列出房间，不含产品",
    "仅名义满足7 间余量不足 5.3 %，实测可比名义低 5 %（待核对）查看",
    "示例数据2,348 间所选产品不是真实产品查看",
  ]);
  const list = dialog.getByRole("list", { name: "请先确认" });
  expect(list.compareDocumentPosition(facts!) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

it("shows no empty bill of a plan whose systems alone have machines", async () => {
  const { dialog } = await openPlan({}, (fake) => {
    fake.confirmAnswer = { ok: true, value: { ...PLAN, units: 0, totals: [] } };
  });
  expect((await dialog.findAllByRole("definition")).at(-1)!.textContent).toContain("0");
  expect(dialog.queryByRole("region", { name: "按型号汇总" })).toBeNull();
});

it("tells of a plan without terminals what it has: fresh air, systems and machines", async () => {
  const { dialog } = await openPlan({ summary: { hasRun: false, hasToKeep: true } }, (fake) => {
    const air = { fresh: 12, systems: 2, machines: 0 };
    const alone = { ...PLAN, rooms: 20, counts: { ...NONE, blank: 20 }, units: 0, totals: [], air };
    fake.confirmAnswer = { ok: true, value: alone };
  });
  const facts = await dialog.findAllByRole("definition");
  expect(facts.map(({ textContent }) => textContent)).toEqual(["20 间", "12 间", "2 个"]);
  expect(lines(dialog)).toEqual(["尚未选型20 间方案中没有风口，只有新风和风系统"]);
});

it("marks own products in the bill", async () => {
  const [total] = PLAN.totals;
  const own = { ...total!, productId: "o-1", model: "FP-68", isSample: false };
  const { dialog } = await openPlan({}, (fake) => {
    fake.confirmAnswer = { ok: true, value: { ...PLAN, totals: [total!, own] } };
  });
  const bill = within(await dialog.findByRole("region", { name: "按型号汇总" }));
  expect(bill.getByText("FP-68").closest("tr")?.textContent).toBe("FP-68自有卧式暗装 3 排管60220");
  expect(bill.getAllByText("自有")).toHaveLength(1);
});

it("counts as matched only what holds", async () => {
  const { dialog } = await openPlan({}, counted({ matched: 2300, changed: 118 }));
  await dialog.findByRole("region", { name: "按型号汇总" });
  expect(dialog.getAllByRole("definition")[1]!.textContent).toBe("2,300 间");
});

it("makes way for the rooms that it names", async () => {
  const { batch, user, dialog } = await openPlan({}, counted({ unsatisfied: 3 }));
  await user.click(await dialog.findByRole("button", { name: "查看不再满足的房间" }));
  expect(batch.of("setView")).toEqual([[{ show: "unsatisfied", search: "", sort: null, columns: [] }]]);
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "确认方案" })).toBeNull());
});

it("lists machines that may no longer do behind stale rooms, with both duties, and shows their system", async () => {
  const pump = {
    ...({ system: "cold", name: "冷水系统 冷却水循环泵", model: "KQL150", state: "fails", why: "" } as const),
    ...{ was: "210 m³/h × 18.75 m", now: "240 m³/h × 24.1 m" },
  };
  const gone = {
    ...({ system: "hot", name: "热水系统 热水循环泵", model: "KQL80", state: "unknown" } as const),
    ...{ why: "产品库中已没有该产品", was: "30 m³/h × 12 m", now: "无工况" },
  };
  const { user, dialog } = await openPlan({}, (fake) => {
    fake.confirmAnswer = {
      ok: true,
      value: { ...PLAN, counts: { ...NONE, changed: 2, samples: 9 }, toConfirm: [pump, gone] },
    };
  });
  await dialog.findByRole("region", { name: "按型号汇总" });
  expect(lines(dialog)).toEqual([
    "已变更2 间选型后房间或筛选条件已修改，仍是修改前的产品查看",
    "不再满足冷水系统 冷却水循环泵 KQL150选型时 210 m³/h × 18.75 m，现在 240 m³/h × 24.1 m查看",
    "无法判定热水系统 热水循环泵 KQL80产品库中已没有该产品，选型时 30 m³/h × 12 m，现在 无工况查看",
    "示例数据9 间所选产品不是真实产品查看",
  ]);
  await user.click(dialog.getByRole("button", { name: "查看冷水系统 冷却水循环泵" }));
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "确认方案" })).toBeNull());
  expect(await screen.findByRole<HTMLInputElement>("radio", { name: "系统" })).toMatchObject({
    checked: true,
  });
});

it("hands out the workbook, the same one a second time", async () => {
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
  vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:plan");
  const write = vi.fn<SheetClient["write"]>(() => Promise.resolve(new ArrayBuffer(8)));
  const { user, dialog } = await openPlan({ sheet: { write } });
  const button = () => dialog.getByRole("button", { name: "下载 .xlsx" });
  await dialog.findByRole("region", { name: "按型号汇总" });
  await user.click(button());
  await waitFor(() => expect(clicked).toHaveBeenCalledTimes(1));
  expect(clicked.mock.contexts[0]).toMatchObject({ download: "一号楼 选型方案.xlsx" });
  await user.click(button());
  await waitFor(() => expect(clicked).toHaveBeenCalledTimes(2));
  expect(write).toHaveBeenCalledTimes(1);
});

it("builds the plan anew when writing it failed", async () => {
  const { batch, user, dialog } = await openPlan({
    sheet: { write: () => Promise.reject(new Error("WorkerGone")) },
  });
  const confirm = vi.spyOn(batch, "confirm");
  await dialog.findByRole("region", { name: "按型号汇总" });
  await user.click(dialog.getByRole("button", { name: "下载 .xlsx" }));
  expect(await dialog.findByText("文件未能生成，请重新生成方案")).toBeTruthy();
  await user.click(dialog.getByRole("button", { name: "重新生成" }));
  await waitFor(() => expect(confirm).toHaveBeenCalledTimes(1));
});

it("says when the plan could not be built, and tries again", async () => {
  const { batch, user, dialog } = await openPlan({}, (fake) => {
    fake.confirmAnswer = { ok: false, code: "network", message: "网络连接失败" };
  });
  expect(await dialog.findByText("未能生成方案")).toBeTruthy();
  expect(dialog.getByText("网络连接失败")).toBeTruthy();
  batch.confirmAnswer = { ok: true, value: PLAN };
  await user.click(dialog.getByRole("button", { name: "重试" }));
  expect(await dialog.findByRole("region", { name: "按型号汇总" })).toBeTruthy();
});

const schedule = (rows: number): EquipmentSchedule => ({
  rows: Array.from({ length: rows }, () => ["FCU-1-01", "风机盘管", "M", "", 1, ""] as const),
  notes: ["编号为 FCU-序号"],
  sheets: [],
});
async function openSchedule(
  format: string,
  rows: number,
  report: Partial<ReportClient> = {},
  drawing: FakeBatch["drawingAnswer"] = { ok: true, value: new ArrayBuffer(8) },
) {
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
  vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:schedule");
  const write = vi.fn<SheetClient["write"]>(() => Promise.resolve(new ArrayBuffer(8)));
  const { user, dialog, batch } = await openPlan({ sheet: { write }, report }, (fake) => {
    fake.scheduleAnswer = { ok: true, value: schedule(rows) };
    fake.drawingAnswer = drawing;
  });
  await dialog.findByRole("region", { name: "按型号汇总" });
  await user.click(dialog.getByRole("button", { name: "设备表" }));
  await user.click(await screen.findByRole("menuitem", { name: `设备表 ${format}` }));
  return { clicked, write, batch };
}

it("hands out the equipment schedule as a workbook", async () => {
  const { clicked, write, batch } = await openSchedule(".xlsx", 2);
  await waitFor(() => expect(clicked).toHaveBeenCalledTimes(1));
  expect(clicked.mock.contexts[0]).toMatchObject({ download: "一号楼 设备表.xlsx" });
  expect(batch.of("equipmentSchedule")).toEqual([[1]]);
  expect(write).toHaveBeenCalledExactlyOnceWith([], undefined);
});

it("hands out the equipment schedule as a PDF", async () => {
  const made = vi.fn<ReportClient["schedule"]>(() => Promise.resolve(ok(new ArrayBuffer(8))));
  const { clicked } = await openSchedule("PDF", 2, { schedule: made });
  await waitFor(() => expect(clicked).toHaveBeenCalledTimes(1));
  expect(clicked.mock.contexts[0]).toMatchObject({ download: "一号楼 设备表.pdf" });
  expect(made.mock.calls[0]![0]).toMatchObject({
    projectName: "一号楼",
    rows: schedule(2).rows,
    notes: schedule(2).notes,
  });
});

it("hands out the equipment schedule as a drawing", async () => {
  const { clicked, batch } = await openSchedule(".dxf", 2);
  await waitFor(() => expect(clicked).toHaveBeenCalledTimes(1));
  expect(clicked.mock.contexts[0]).toMatchObject({ download: "一号楼 设备表.dxf" });
  expect(batch.of("scheduleDrawing")).toEqual([[1, null]]);
  expect(batch.of("equipmentSchedule")).toEqual([]);
});

it("says why a schedule is no drawing", async () => {
  const message = "共 12,000 行，DXF 最多 10,000 行，请导出 .xlsx";
  const { clicked } = await openSchedule(".dxf", 2, {}, { ok: false, code: "schedule.long", message });
  expect(await screen.findByText(message)).toBeTruthy();
  expect(clicked).not.toHaveBeenCalled();
});

it.each<[string, number, () => ReturnType<ReportClient["schedule"]>, string]>([
  [
    "longer than a PDF holds",
    3001,
    () => Promise.resolve(ok(new ArrayBuffer(8))),
    "共 3,001 行，PDF 最多 3,000 行，请导出 .xlsx",
  ],
  ["without its font", 2, () => Promise.resolve(fail("font-unavailable")), "字体未能下载，请检查网络后重试"],
  ["whose worker died", 2, () => Promise.reject(new Error("gone")), "方案已保留，请重试"],
])("says why a schedule %s is none", async (_, rows, answer, sentence) => {
  const { clicked } = await openSchedule("PDF", rows, { schedule: answer });
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(clicked).not.toHaveBeenCalled();
});
