import { describe, expect, it } from "vitest";
import { importSchedule } from "#domain/building/rooms/import/importSchedule.ts";
import { NO_CHOICE } from "#domain/building/rooms/importPreview.ts";
import type { Cell } from "#domain/base/sheet/SheetGrid.ts";
import { columnsOf, figure, grid, imported } from "../../../support/schedules.ts";

const fieldOf = (title: string, value: Cell) => {
  const { preview } = imported(
    grid([
      ["房间编号", "房间面积(㎡)", title],
      ["101", 20, value],
    ]),
  );
  return columnsOf(preview).find(({ header }) => header === title)?.field;
};

it.each([
  [
    "coolingLoad",
    [
      "计算的冷负荷 (W)",
      "设计的冷负荷(W)",
      "指定的冷负荷(W)",
      "房间计算的冷负荷",
      "供冷负荷(W)",
      "制冷负荷(kW)",
    ],
  ],
  [
    "coolingLoad",
    ["制冷量(kW)", "冷负荷(设计)(kW)", "设计工况冷负荷(kW)", "设计日冷负荷(kW)", "冷量需求(kW)", "总负荷(W)"],
  ],
  [
    "coolingLoad",
    [
      "Zone Total Load (W)",
      "zone_cooling_load_w",
      "Cooling Capacity (kW)",
      "Room Total Heat (W)",
      "Design Load (W)",
    ],
  ],
  [
    "heatLoad",
    [
      "计算的热负荷 (W)",
      "设计的热负荷(W)",
      "采暖负荷(W)",
      "供暖负荷(W)",
      "制热量(kW)",
      "供热负荷(kW)",
      "Total Heating (kW)",
    ],
  ],
  [
    "sensibleLoad",
    [
      "Zone Sensible Load (W)",
      "ZONE_SENS_LOAD (W)",
      "显热量(W)",
      "Max Cooling Sensible (kW)",
      "计算的显热负荷(W)",
    ],
  ],
  ["latentLoad", ["Zone Latent Load (W)", "潜热量(W)"]],
  ["airSupplyVolume", ["指定的送风量(m³/h)", "计算的送风量(L/s)", "实际的送风量(m³/h)", "实际送风量(m³/h)"]],
  [
    "airSupplyVolume",
    ["Specified Supply Airflow (L/s)", "Calculated Supply Airflow (L/s)", "Actual Supply Airflow (L/s)"],
  ],
  [
    "roomName",
    [
      "用房名称",
      "用房",
      "功能房间",
      "功能房间名称",
      "房间功能名称",
      "房名",
      "使用房间",
      "服务区域",
      "场所名称",
      "空间 名称",
    ],
  ],
] as const)("%s by the titles %j", (field, titles) => {
  for (const title of titles)
    expect([title, fieldOf(title, field === "roomName" ? "办公" : 1500)]).toEqual([title, field]);
});

it.each([
  "新风冷负荷(W)",
  "湿负荷(kg/h)",
  "系统名称",
  "设备名称",
  "回风量(m³/h)",
  "Time of Peak Sensible Load",
])("%s is none of them", (title) => expect(fieldOf(title, 10)).toBeUndefined());

describe("a figure of design beside one of operation", () => {
  const HEADS = [
    ["运行冷负荷(kW)", "设计冷负荷(kW)"],
    ["实际冷负荷(kW)", "冷负荷(kW)"],
    ["冷负荷(运行)(kW)", "冷负荷(设计)(kW)"],
    ["Operating Cooling Load (kW)", "Design Cooling Load (kW)"],
    ["运行工况冷负荷(kW)", "设计工况冷负荷(kW)"],
  ] as const;

  it.each(HEADS)("%s beside %s is asked about once, and the design is proposed", (operating, design) => {
    for (const isFirst of [true, false]) {
      const heads = isFirst ? [operating, design] : [design, operating];
      const sheet = grid([
        ["房间编号", "面积(㎡)", ...heads],
        ["101", 20, ...(isFirst ? [1.2, 2] : [2, 1.2])],
      ]);
      const { preview, rooms } = imported(sheet);
      expect(figure(rooms, "coolingLoad")).toBe(2);
      const [form] = preview.forms;
      const [question, ...more] = form?.questions ?? [];
      expect(more).toEqual([]);
      expect(question?.text).toBe(`“${design}”、“${operating}”都是冷负荷，数值不同`);
      expect(question?.options.map(({ label }) => label)).toEqual([design, operating]);

      const uses = (form?.columns ?? []).map(({ field, unit }) => ({ field, unit }));
      question?.columns.forEach((at, place) => (uses[at] = question.options[1]!.uses[place]!));
      const choice = { ...NO_CHOICE, forms: { [form?.key ?? ""]: uses } };
      const again = importSchedule("a.xlsx", [sheet], { choice });
      expect(again.ok && figure(again.value.rooms, "coolingLoad")).toBe(1.2);
    }
  });

  it("is not asked about where both say the same, in whatever units", () => {
    const { preview } = imported(
      grid([
        ["房间编号", "面积(㎡)", "设计冷负荷(kW)", "冷负荷(W)"],
        ["101", 20, 2, 2000],
      ]),
    );
    expect(preview.forms[0]?.questions).toEqual([]);
  });
});
