import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { EquipmentNumbers } from "#domain/desk/project/EquipmentNumbers.ts";
import {
  performanceText,
  scheduleRow,
  SCHEDULE_COLUMNS,
  sumRow,
  type ScheduledProduct,
  type ScheduleRow,
} from "#domain/building/plan/schedule/equipmentSchedule.ts";
import { layoutSchedule } from "#domain/desk/project/layoutSchedule.ts";
import type { SelectedProperty } from "#domain/building/plan/schedule/SelectedProperty.ts";
import { FRAME, PAGE } from "#domain/desk/report/sheetStyle.ts";
import { runsOf } from "../../../../support/runsOf.ts";

const property = (
  name: string,
  values: SelectedProperty["values"],
  more: Partial<SelectedProperty> = {},
): SelectedProperty => ({ codes: ["P000007"], name, sort: 1, unit: "m³/h", values, type: "design", ...more });

const product = (more: Partial<ScheduledProduct> = {}): ScheduledProduct => ({
  name: "轴流式通风机",
  model: "T35-11-6.3",
  brandName: "朗源",
  isSample: false,
  source: "",
  equipmentNum: 2,
  remark: "",
  designProperties: [],
  runtimeProperties: [],
  productPropertyValues: [],
  ...more,
});

describe("性能参数", () => {
  test("says what was asked and what the product does there, each in its order", () => {
    const text = performanceText(
      product({
        designProperties: [
          property("全压", [470], { unit: "Pa", sort: 2 }),
          property("风量", [9700], { sort: 1 }),
        ],
        runtimeProperties: [property("风量", [9812.4], { type: "runtime" })],
      }),
    );
    expect(text).toBe("设计：风量 9,700 m³/h，全压 470 Pa；运行：风量 9,812 m³/h");
  });

  test("leaves out what is not stated, and joins the ends of a range", () => {
    const designProperties = [
      property("风量", [null]),
      property("水温", [7, 12], { unit: "℃" }),
      property("转速", ["高速"], { unit: null }),
    ];
    expect(performanceText(product({ designProperties }))).toBe("设计：水温 7 ℃～12 ℃，转速 高速");
  });

  test("of a product that was selected without a duty is what the catalogue states of its performance", () => {
    const stated = { unitSymbol: "Pa", groupName: "性能参数", valueFrom: null, valueTo: null };
    const productPropertyValues = [
      { ...stated, name: "全压", value: 520 },
      { ...stated, name: "静压", value: null },
      { ...stated, name: "电压", unitSymbol: "V", value: null, valueFrom: 220, valueTo: 240 },
      { ...stated, name: "防爆", unitSymbol: null, value: true },
      { ...stated, name: "宽", groupName: "外形尺寸", unitSymbol: "mm", value: 1000 },
    ];
    expect(performanceText(product({ productPropertyValues }))).toBe(
      "额定：全压 520 Pa，电压 220 V～240 V，防爆 是",
    );
  });
});

test("a row says maker and sample beside the remark", () => {
  expect(scheduleRow(product({ remark: "屋面", isSample: true }), "F-1")).toEqual([
    "F-1",
    "轴流式通风机",
    "T35-11-6.3",
    "",
    2,
    "屋面；品牌：朗源；示例数据",
  ]);
});

test("a row says that the product was read from a chart", () => {
  const source = "读图（矢量）：取自《样本》第 3 页；读数误差 扬程 ±0.2 m";
  expect(scheduleRow(product({ source }), "F-1").at(-1)).toBe("品牌：朗源；读图：曲线读自图表");
});

describe("编号", () => {
  test("is a person's own, else the letters of the category and a number nobody has given", () => {
    const numbers = new EquipmentNumbers(["F-2", "屋顶-1"]);
    const given = ["", "屋顶-1", "", "F-2", ""].map((own) => numbers.numberOf("C000001", own));
    expect(given).toEqual(["F-1", "屋顶-1", "F-3", "F-2", "F-4"]);
    expect(numbers.numberOf("C000002", "")).toBe("P-1");
    expect(numbers.numberOf("constructor", "")).toBe("E-1");
  });

  test("is never given twice", () => {
    const row = fc.record({
      category: fc.constantFrom("C000001", "C000002", "C000099"),
      own: fc.constantFrom("", "", "F-1", "F-3", "P-2"),
    });
    fc.assert(
      fc.property(fc.array(row), (rows) => {
        const numbers = new EquipmentNumbers(rows.map(({ own }) => own).filter((own) => own !== ""));
        const made = rows
          .filter(({ own }) => own === "")
          .map(({ category }) => numbers.numberOf(category, ""));
        const all = [...made, ...new Set(rows.map(({ own }) => own).filter((own) => own !== ""))];
        expect(new Set(all).size).toBe(all.length);
      }),
    );
  });
});

describe("the schedule on paper", () => {
  const measure = (text: string, size: number) => text.length * size;
  const textsOf = (pages: ReturnType<typeof layoutSchedule>) =>
    pages.map((page) => page.flatMap((mark) => (mark.kind === "text" ? [mark] : [])));

  test("has its titles and its number on every page, and each row once", () => {
    const rows = Array.from({ length: 120 }, (_, at): ScheduleRow => [`F-${at}`, "风机", "T35", "", 1, ""]);
    const pages = textsOf(
      layoutSchedule({ projectName: "一号楼", madeOn: "2026-11-22", rows: [...rows, sumRow(120)] }, measure),
    );
    expect(pages.length).toBeGreaterThan(1);
    for (const [at, page] of pages.entries()) {
      const texts = page.map(({ text }) => text);
      expect(texts).toEqual(expect.arrayContaining([...SCHEDULE_COLUMNS]));
      expect(texts).toContain(`第 ${at + 1} 页，共 ${pages.length} 页`);
    }
    const all = pages.flat().map(({ text }) => text);
    for (const [number] of rows) expect(all.filter((text) => text === number)).toHaveLength(1);
    expect(all).toContain("合计");
  });

  test("ends with the address that opens it, on no page that is nearly empty", () => {
    const link = { note: "成员登录后查看", address: "https://volute.example/#/selectedProducts?project=1" };
    for (let count = 20; count < 90; count++) {
      const rows = Array.from({ length: count }, (_, at): ScheduleRow => [
        `F-${at}`,
        "风机",
        "T35",
        "",
        1,
        "",
      ]);
      const pages = layoutSchedule({ projectName: "一号楼", madeOn: "2026-11-22", rows, link }, measure);
      const last = pages.at(-1)!;
      const texts = last.flatMap((mark) => (mark.kind === "text" ? [mark] : []));
      expect(texts.map(({ text }) => text).join("")).toContain(`扫描或打开下面的链接，${link.note}：`);
      expect(last.some((mark) => mark.kind === "link" && mark.address === link.address)).toBe(true);
      if (pages.length === 1) continue;
      const foot = PAGE.height - FRAME - 16;
      const lowest = Math.max(...texts.map(({ y }) => y).filter((y) => y < foot));
      expect(lowest).toBeGreaterThan(PAGE.height / 4);
    }
  });

  test("stays within the frame, whatever a row says", () => {
    const cell = fc.string({ maxLength: 300, unit: fc.constantFrom("风", "a", " ", "=", "<") });
    const row = fc.tuple(cell, cell, cell, cell, fc.nat(999_999), cell);
    fc.assert(
      fc.property(fc.array(row, { maxLength: 12 }), cell, (rows, projectName) => {
        const pages = layoutSchedule({ projectName, madeOn: "2026-11-22", rows }, measure);
        for (const { y } of textsOf(pages).flat()) {
          expect(y).toBeGreaterThan(FRAME);
          expect(y).toBeLessThan(PAGE.height - FRAME);
        }
      }),
      { numRuns: runsOf(50) },
    );
  });
});
