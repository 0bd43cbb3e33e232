import { describe, expect, it } from "vitest";
import { DEFAULT_CHOICE, type EnergyChoice } from "#domain/products/energy/EnergyChoice.ts";
import type { SetChoice } from "#domain/products/parallel/SetChoice.ts";
import { setSheetLines } from "#domain/products/parallel/setSheetLines.ts";
import {
  NO_HOURS,
  setRowRemark,
  setYearLines,
  methodYearText,
  yearGroupText,
} from "#domain/products/parallel/setYearWords.ts";
import { flow } from "#domain/base/units.ts";
import { combined, droopingPump, LARGE, SMALL } from "../../../support/setMaker.ts";

describe("what a data sheet says of a set", () => {
  const CHOICE = { ...DEFAULT_CHOICE, hours: 4000, profile: "closedLoop" } as const;
  const lines = (set: Partial<SetChoice>, energy: Partial<EnergyChoice> = {}) => {
    const choice = { ...CHOICE, ...energy };
    const found = combined([LARGE, SMALL], { flow: flow(120), value: 22 }, set, { energy: choice });
    return setSheetLines(found.answer, found.set, choice);
  };

  it("is what runs, every choice of machines, what each does, and the year load by load", () => {
    const told = lines({}, { control: "constantPressure" });
    expect(told[0]).toMatch(/^并联：1 × 大泵 \+ 1 × 小泵。假定每台设有止回阀/u);
    for (const stage of [/^1 × 小泵：/u, /^1 × 大泵：/u, /^1 × 大泵 \+ 1 × 小泵：.*总轴功率/u])
      expect(told.filter((line) => stage.test(line)).length).toBeGreaterThan(0);
    expect(told.filter((line) => /^1 × 大泵：每台 [0-9.]+ m³\/h，轴功率/u.test(line))).toHaveLength(1);
    expect(told.filter((line) => /^年耗电，变频恒压：[0-9,]+ kWh/u.test(line))).toHaveLength(1);
    expect(told.filter((line) => /^(?:100|75|50|25) % 流量，/u.test(line))).toHaveLength(4);
    expect(told.some((line) => /大泵 变频 每台 .*转速 [0-9.]+ %、输入 [0-9.]+ kW/u.test(line))).toBe(true);
  });

  it("has the reason where there is no year", () => {
    expect(lines({}, { hours: null }).at(-1)).toMatch(/^年耗电：填写年运行小时后计算/u);
    expect(lines({ arrangement: "series" }, { control: "systemCurve" }).at(-1)).toBe(
      "年耗电，变频沿管网曲线：串联机组怎样调速没有可依据的规则，只按定速节流计算",
    );
  });
});

describe("what is said of it", () => {
  const CHOICE = {
    ...DEFAULT_CHOICE,
    hours: 4000,
    profile: "closedLoop",
    control: "constantPressure",
  } as const;
  const told = (energy: Partial<typeof CHOICE> | { hours: null } = {}) =>
    combined([LARGE, SMALL], {}, {}, { energy: { ...CHOICE, ...energy } }).set;

  it("names the machines of each load, which is regulated, and what it rests on", () => {
    const set = told();
    if (!set.year.ok) throw new Error("it has a year");
    const method = set.year.value.methods.find((each) => each.method === "constantPressure");
    if (method?.year.ok !== true) throw new Error("it is regulated");
    const year = method.year.value;
    const [full] = year.rows;
    if (full?.outcome.status !== "runs") throw new Error(JSON.stringify(full?.outcome));
    expect(setRowRemark(set, full)).toBe("1 × 大泵 + 1 × 小泵");
    expect(full.outcome.groups.map((group) => yearGroupText(set, year, group))).toEqual([
      "1 × 大泵 变频",
      "1 × 小泵 工频",
    ]);
    const lines = setYearLines(set, set.year.value, year, CHOICE);
    expect(lines[0]).toMatch(/^变频恒压：H_c = H_d；大泵 的一台变频，其余工频全速/u);
    expect(lines.filter((line) => line.startsWith("大泵 电动机 22 kW（产品参数）"))).toHaveLength(1);
    expect(lines).toContain("假定每台设有止回阀");
    expect(methodYearText(method)).toMatch(/^变频恒压 [0-9,]+ kWh\/年$/u);
  });

  it.each([
    [
      "parallel",
      160,
      22,
      "100% 流量：流量不足，扬程 22.00 m 下全部机组全速合计 151 m³/h，需 160 m³/h，差 9.2 m³/h（5.8 %）",
    ],
    ["parallel", 60, 45, "100% 流量：扬程不足，全部机组全速最高 40.00 m，需 45.00 m，差 5.00 m（11.1 %）"],
    ["series", 70, 50, "100% 流量：扬程不足，全部机组全速最高 42.56 m，需 50.00 m，差 7.44 m（14.9 %）"],
  ] as const)(
    "says of unequal ones, %s, what they lack at %d m³/h and %d m",
    (arrangement, q, value, words) => {
      const { set } = combined([LARGE, SMALL], { flow: flow(q), value }, { arrangement }, { energy: CHOICE });
      const throttled = set.year.ok
        ? set.year.value.methods.find(({ method }) => method === "throttled")?.year
        : undefined;
      const [full] = throttled?.ok === true ? throttled.value.rows : [];
      expect(full && setRowRemark(set, full)).toBe(words);
    },
  );

  it("asks for the running hours, and names the machine whose curve droops", () => {
    expect(told({ hours: null }).year).toEqual({ ok: false, code: "no-hours" });
    expect(NO_HOURS).toBe("填写年运行小时后计算，按流量 × 小时粘贴的直方图不需要；在“年耗电与费用”里填写");
    const drooping = droopingPump(
      (q) => 20 + 0.3 * q - 0.004 * q * q,
      90,
      (q) => 2 + 0.06 * q,
    );
    const { set } = combined([LARGE, drooping], { value: 22 }, {}, { energy: CHOICE });
    const year = set.year.ok ? set.year.value.methods[1]?.year : undefined;
    const [full] = year?.ok === true ? year.value.rows : [];
    expect(full && setRowRemark(set, full)).toBe("驼峰泵 的曲线有驼峰，并联可能有几种工况，请避开");
  });
});
