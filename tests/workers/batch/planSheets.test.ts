import Parser from "dxf-parser";
import { describe, expect, it } from "vitest";
import { PLAN_SHEETS, PLAN_TITLE, SELECTION } from "#domain/building/rooms/planWords.ts";
import { packRooms } from "#domain/building/rooms/packRooms.ts";
import { scheduleTemplate } from "#domain/building/rooms/scheduleTemplate.ts";
import { flow, power } from "#domain/base/units.ts";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";
import { eachWithItsOwnBatch, openForTest, withRooms } from "../../support/batchRuns.ts";
import type { TestFilter } from "../../support/testKind.ts";
import { cellsOf, columnOf } from "../../support/planSheets.ts";
import { testRoom } from "../../support/testRooms.ts";

eachWithItsOwnBatch();

const never = () => new AbortController().signal;
const NEEDS = "房间在选型后已修改，选型时单台需全冷量 2.00 kW，现需 26.00 kW，需重新选型";
const HIGH: TestFilter = { level: "HIGH_LEVEL", area: 20 };
const TEMPLATE = scheduleTemplate()[0]!.columns.map(({ title }) => title);

async function sheetsOf(client: BatchClient<TestFilter>) {
  const plan = await client.confirm(never());
  if (!plan.ok) throw new Error(plan.code);
  const [about, rooms, totals] = plan.value.sheets;
  return { plan: plan.value, about: about!, rooms: rooms!, totals: totals! };
}

describe("the rooms of a plan", () => {
  it("stand under the headers of the schedule template, the selection under headers of its own", async () => {
    const { client } = openForTest();
    const stated = { sensibleLoad: power(1.2), airSupplyVolume: flow(480), equipmentNumber: 2 };
    await client.replaceRooms(packRooms([testRoom(0, stated), testRoom(1)]), "试验楼", "面积为假设");
    await client.run("all");
    const { rooms, about } = await sheetsOf(client);
    expect([about.name, rooms.name]).toEqual([PLAN_SHEETS.about, PLAN_SHEETS.rooms]);
    expect(about.titles[0]!.title).toBe(PLAN_TITLE);
    const titles = rooms.titles.map(({ title }) => title);
    const ofRoom = titles.filter((title) => !title.startsWith(SELECTION));
    expect(ofRoom).toEqual(TEMPLATE.filter((title) => ofRoom.includes(title)));
    expect(ofRoom).toEqual([
      ...["房间编号", "房间名称", "房间面积（㎡）", "冷负荷（kW）", "热负荷（kW）", "显冷负荷（kW）"],
      ...["送风量（m³/h）", "指定数量"],
    ]);
    expect(titles.slice(0, ofRoom.length)).toEqual(ofRoom);
    // Nothing below the rooms could be taken for one.
    expect(rooms.table.rows).toBe(2);
    expect(columnOf(rooms, "指定数量")).toEqual([2, null]);
    expect(columnOf(rooms, "显冷负荷（kW）")).toEqual([1.2, null]);
    expect(columnOf(rooms, "选型·单台需全冷量（kW）")).toEqual([0.5, 2]);
    expect(cellsOf(about)).toContainEqual(["说明", null, "面积为假设"]);
  });

  it("say which selections are stale, at which conditions each was selected, and which are samples", async () => {
    const { client } = await withRooms(4);
    await client.run("all");
    expect(await client.choose("r2", "p-4", HIGH)).toMatchObject({ ok: true });
    const { roomId: _, ...draft } = testRoom(1, { coolingLoad: power(26) });
    await client.editRoom("r1", draft);
    const { plan, rooms, about, totals } = await sheetsOf(client);
    expect(plan.counts).toMatchObject({ matched: 2, changed: 1, otherConditions: 1, samples: 4 });
    expect(columnOf(rooms, "选型·状态")).toEqual(["已匹配", "已变更", "工况不同", "已匹配"]);
    expect(columnOf(rooms, "选型·工况")).toEqual(["工况 1", "工况 1", "工况 2", "工况 1"]);
    expect(columnOf(rooms, "选型·数据")).toEqual(Array(4).fill("示例数据"));
    expect(columnOf(rooms, "选型·说明")).toEqual([null, `已变更：${NEEDS}`, "工况不同：按 高档 选型", null]);
    // 26 kW on a unit of 3 kW: no surplus is stated for it.
    expect(columnOf(rooms, "选型·余量（%）")[1]).toBeNull();
    expect(cellsOf(about)).toEqual([
      ["建筑", null, "试验楼"],
      ["设备类型", null, "试验设备"],
      ["房间（间）", 4, null],
      ["已匹配（间）", 2, "满足房间现在的要求，按筛选条件选型"],
      ["已变更（间）", 1, "待确认"],
      ["工况不同（间）", 1, "待确认"],
      ["示例数据（间）", 4, "所选产品为生成的示例数据，不是真实产品"],
      ["设备（台）", 4, null],
      ["工况 1（筛选条件）", 3, "中档；20 ㎡/台"],
      ["工况 2", 1, "高档；20 ㎡/台"],
      ["说明", null, "未给出室内温度的房间按夏季干球 26 ℃、湿球 18.7 ℃，冬季干球 20 ℃ 计算。"],
      ["待确认房间", 1, `已变更：${NEEDS}：1F-2 会议室`],
      ["待确认房间", 1, "工况不同：按 高档 选型：1F-3 走廊"],
    ]);
    expect(columnOf(totals, "其中待确认（间）").at(-1)).toBe(2);
  });

  it("stale for one reason are one line", async () => {
    const { client } = await withRooms(60);
    await client.run("all");
    await client.setFilter(HIGH);
    const { about } = await sheetsOf(client);
    const doubtful = cellsOf(about).filter(([what]) => what === "待确认房间");
    expect(doubtful).toHaveLength(1);
    expect(doubtful[0]![1]).toBe(60);
    expect(doubtful[0]![2]).toMatch(
      /^已变更：筛选条件在选型后已修改，需重新选型：1F-1 办公室、.* 等 60 间$/u,
    );
  });

  it("sum to one quantity, and carry no figure with digits that nobody stated", async () => {
    const { client } = openForTest();
    const rooms = [
      testRoom(0, { coolingLoad: power(1.1 * 0.9) }),
      // No unit does this: it has no product, and its quantity is none of the plan's.
      testRoom(1, { coolingLoad: power(900), equipmentNumber: 4 }),
      testRoom(2, { equipmentNumber: 3 }),
    ];
    await client.replaceRooms(packRooms(rooms), "试验楼", "");
    await client.run("all");
    const { plan, rooms: sheet, totals } = await sheetsOf(client);
    const quantities = columnOf(sheet, "选型·数量（台）");
    expect(quantities[1]).toBeNull();
    expect(quantities.reduce<number>((sum, units) => sum + Number(units), 0)).toBe(plan.units);
    expect(columnOf(totals, "数量（台）").at(-1)).toBe(plan.units);
    expect(1.1 * 0.9).not.toBe(0.99);
    expect(columnOf(sheet, "冷负荷（kW）")[0]).toBe(0.99);
  });

  it("have one format for each quantity", async () => {
    const { client } = await withRooms(3);
    await client.run("all");
    const { rooms, totals } = await sheetsOf(client);
    const kilowatts = rooms.titles.filter(({ title }) => title.endsWith("（kW）"));
    expect(kilowatts.length).toBeGreaterThan(4);
    expect(new Set(kilowatts.map(({ digits }) => digits))).toEqual(new Set([2]));
    const formatless = [rooms, totals].flatMap(({ titles, table }) =>
      titles.filter(({ key, digits }) => table.columns[key]!.kind === "number" && digits === null),
    );
    expect(formatless).toEqual([]);
  });
});

describe("the equipment schedule of a plan", () => {
  async function scheduled(floors: readonly string[]) {
    const { client } = openForTest();
    await client.replaceRooms(packRooms(floors.map((floor, at) => testRoom(at, { floor }))), "试验楼", "");
    await client.run("all");
    const { plan, rooms } = await sheetsOf(client);
    const answer = await client.equipmentSchedule(plan.id, never());
    if (!answer.ok) throw new Error(answer.code);
    return { client, plan, rooms, schedule: answer.value };
  }

  it("is written floor by floor, over the building, and with how it is to be read", async () => {
    const { schedule, plan } = await scheduled(["2F", "1F", "2F"]);
    const [floors, building, about] = schedule.sheets;
    expect(schedule.sheets.map(({ name }) => name)).toEqual(["设备表", "设备汇总", "说明"]);
    expect(columnOf(floors!, "设备编号")).toEqual(["EQ-1-01", "小计", "EQ-2-01", "EQ-2-02", "小计", "合计"]);
    expect(columnOf(floors!, "楼层")).toEqual(["1F", "1F", "2F", "2F", "2F", null]);
    expect(columnOf(floors!, "数量（台）").at(-1)).toBe(plan.units);
    expect(columnOf(building!, "数量（台）").at(-1)).toBe(plan.units);
    expect(columnOf(about!, "说明")).toEqual(schedule.notes);
    expect(schedule.rows.at(-1)![4]).toBe(plan.units);
  });

  it("says of a building without floors nothing of floors", async () => {
    const { schedule, rooms } = await scheduled(["", ""]);
    expect(schedule.sheets[0]!.titles.map(({ title }) => title)).not.toContain("楼层");
    expect(rooms.titles.map(({ title }) => title)).not.toContain("楼层");
  });

  it("belongs to the plan that was confirmed last", async () => {
    const { client, plan } = await scheduled(["1F"]);
    await client.confirm(never());
    expect(await client.equipmentSchedule(plan.id, never())).toMatchObject({ ok: false, code: "plan.gone" });
    expect(await client.scheduleDrawing(plan.id, null, never())).toMatchObject({
      ok: false,
      code: "plan.gone",
    });
  });

  it("is drawn as it was confirmed: every tag and sum, under the building's name", async () => {
    const { client, plan, schedule } = await scheduled(["2F", "1F", "2F"]);
    await client.setQuantity("r0", 40);
    const answer = await client.scheduleDrawing(plan.id, null, never());
    if (!answer.ok) throw new Error(answer.message);
    const drawing = new Parser().parseSync(new TextDecoder().decode(answer.value));
    const texts = (drawing?.entities ?? []).flatMap((entity) => ("text" in entity ? [entity.text] : []));
    expect(texts[0]).toBe("试验楼 设备表");
    expect(texts).toEqual(expect.arrayContaining(schedule.rows.map(([tag]) => tag)));
    expect(texts).toContain(String(plan.units));
    expect(texts.join("")).toContain(schedule.notes[0]);
  });

  it("is refused as a drawing where no table would hold it", async () => {
    const { client, plan } = await scheduled(Array.from({ length: 5_001 }, (_, at) => `区${at}`));
    expect(await client.scheduleDrawing(plan.id, null, never())).toMatchObject({
      ok: false,
      code: "schedule.long",
      message: expect.stringMatching(/^共 1\d,\d{3} 行，DXF 最多 10,000 行，请导出 .xlsx$/u),
    });
  });

  it("and the rooms of a plan say where they are, to be read again", async () => {
    const { rooms } = await scheduled(["2F", "", "1F"]);
    expect(columnOf(rooms, "楼层")).toEqual(["2F", null, "1F"]);
  });
});
