import { describe, expect, it } from "vitest";
import type { ChartRequest } from "#domain/catalogue/machine/ChartRequest.ts";
import { NO_PRICES } from "#domain/products/energy/energyCosts.ts";
import { DEFAULT_CHOICE, type EnergyChoice } from "#domain/products/energy/EnergyChoice.ts";
import {
  ENERGY_FAULTS,
  assumptionLines,
  missingText,
  rowFaultText,
  rowRemark,
  shortYearText,
} from "#domain/products/energy/energyWords.ts";
import {
  productEnergy,
  type EnergyOrder,
  type ProductEnergy,
} from "#domain/products/energy/productEnergy.ts";
import type { ControlMethod } from "#domain/products/energy/energyTerms.ts";
import { siteAir } from "#domain/physics/fluid/siteAir.ts";
import { flow, speedRate } from "#domain/base/units.ts";
import { chartRequest, testFan, testPump } from "../../../support/chartMaker.ts";

const CHOICE: EnergyChoice = { ...DEFAULT_CHOICE, profile: "constant", hours: 1000 };
const order = (changed: Partial<EnergyOrder> = {}): EnergyOrder => ({
  setting: undefined,
  motor: { powers: [], rotationalSpeed: null, isCirculator: false },
  choice: CHOICE,
  prices: NO_PRICES,
  ...changed,
});
function energyOf(request: Partial<ChartRequest>, changed: Partial<EnergyOrder> = {}): ProductEnergy {
  const found = productEnergy(chartRequest(request), order(changed));
  if (!found.ok) throw new Error(found.code);
  return found.value;
}
function yearOf({ methods }: ProductEnergy, method: ControlMethod) {
  const year = methods.find((each) => each.method === method)?.year;
  if (year?.ok !== true) throw new Error(`no year under ${method}`);
  return year.value;
}
const throttled = (energy: ProductEnergy) => yearOf(energy, "throttled");

describe("productEnergy", () => {
  it("needs a duty, a curve that meets it, and hours where the profile has none", () => {
    const code = (request: Partial<ChartRequest>, changed: Partial<EnergyOrder> = {}) => {
      const found = productEnergy(chartRequest(request), order(changed));
      return found.ok ? null : ENERGY_FAULTS[found.code];
    };
    expect(code({ designPoints: [] })).toBe("输入完整的工况（流量和扬程或全压）后计算年耗电");
    expect(code({ machine: "fan" })).toBe("没有全压或扬程曲线，不能计算能耗");
    const noHours = { choice: { ...CHOICE, hours: null } };
    expect(code({}, noHours)).toBe("填写年运行小时后计算，按流量 × 小时粘贴的直方图不需要");
    const own = { unit: "hours", rows: [{ share: 1, amount: 10 }] } as const;
    expect(code({}, { choice: { ...noHours.choice, profile: own } })).toBeNull();
  });

  it("takes machines together, and a set of its own apart, to the same energy of each", () => {
    const duty = { flow: flow(300), value: 32 };
    const one = throttled(energyOf({ designPoints: [duty] }));
    const three = energyOf({ designPoints: [{ ...duty, machines: 3, standby: 1 }] });
    expect([three.count, three.standby, three.duty.flow]).toEqual([3, 1, 900]);
    expect(throttled(three).rows[0]?.outcome).toMatchObject({ running: 3, point: { flow: 300 } });
    const [pump] = [testPump()];
    const set = energyOf({ products: [{ ...pump, parts: 2 }], designPoints: [duty] });
    expect(throttled(set).rows[0]?.outcome).toMatchObject({ running: 2, point: { flow: 150 } });
    // Each pump of the set delivers half of the set's flow.
    expect(throttled(set).rows[0]?.outcome).toMatchObject({
      chain: { shaft: expect.closeTo((16 + 0.05 * 300) / 2, 6) },
    });
    expect(throttled(three).rows[0]?.flow).toBe(900);
    expect(one.rows[0]?.outcome).toMatchObject({ chain: { shaft: expect.closeTo(31, 6) } });
  });

  it("takes a fan and its duty in the air of the site, where the shaft needs less as the air is lighter", () => {
    const stated = { altitude: 1891, pressure: null, temperature: 30, humidity: 60, lowest: null };
    const { share } = siteAir(stated);
    const fan = { machine: "fan", products: [testFan()] } as const;
    const high = { setting: "高速" };
    const at = (value: number) => [{ flow: flow(9000), value, setting: 0 }];
    const standard = energyOf({ ...fan, designPoints: at(500) }, high);
    const light = energyOf({ ...fan, designPoints: at(500 * share), air: stated }, high);
    const shaftOf = (energy: ProductEnergy) => {
      const outcome = throttled(energy).rows[0]?.outcome;
      return outcome !== undefined && "chain" in outcome ? outcome.chain?.shaft : undefined;
    };
    expect(share).toBeCloseTo(0.762, 3);
    expect(shaftOf(light)).toBeCloseTo((shaftOf(standard) ?? Number.NaN) * share, 9);
    const lines = (energy: ProductEnergy) => assumptionLines(energy, throttled(energy), CHOICE).join();
    expect(lines(standard)).toContain("空气密度 1.2 kg/m³");
    expect(lines(light)).toContain("现场空气 0.915 kg/m³");
    expect(lines(light)).not.toContain("空气密度 1.2");
  });

  it("runs what is not regulated at the speed of the chart, and what is by its control curve", () => {
    const low = { designPoints: [{ flow: flow(270), value: 20 }] };
    const [full, slow] = [energyOf(low), energyOf({ ...low, rate: speedRate(0.9) })];
    expect(throttled(slow).rows[0]?.outcome).toMatchObject({
      point: { rate: 0.9, similar: expect.closeTo(300, 9) },
      chain: { shaft: expect.closeTo(31 * 0.9 ** 3, 6), drive: expect.any(Number) },
    });
    expect(throttled(full).rows[0]?.outcome).toMatchObject({ point: { rate: 1 }, chain: { drive: null } });
    expect(yearOf(slow, "constantPressure")).toEqual(yearOf(full, "constantPressure"));
  });

  it("is of the setting that is looked at, with the motor that the catalogue gives it", () => {
    const request = {
      machine: "fan",
      products: [testFan()],
      designPoints: [
        { flow: flow(9000), value: 500, setting: 0 },
        { flow: flow(6000), value: 250, setting: 1 },
      ],
    } as const;
    const motor = {
      powers: [
        { setting: "高速", power: 4 },
        { setting: null, power: 7.5 },
      ],
      rotationalSpeed: 960,
      isCirculator: false,
    };
    const [both, low] = [energyOf(request, { motor }), energyOf(request, { motor, setting: "低速" })];
    expect([both.setting, both.motor?.ratedPower, both.duty.flow]).toEqual(["高速", 4, 9000]);
    expect([low.setting, low.motor?.ratedPower, low.duty.flow]).toEqual(["低速", 7.5, 6000]);
    expect(both.poles).toBe(6);
    expect(both.methods.map(({ year }) => year.ok)).toEqual([true, false, false, false, true, true]);
  });

  it("says what it rests on, and marks what could not be read at its source", () => {
    const energy = energyOf({});
    const choice: EnergyChoice = { ...CHOICE, profile: "openLoop", motorClass: "IE5" };
    const lines = assumptionLines(energyOf({}, { choice }), throttled(energy), choice);
    expect(lines.filter((line) => line.includes("待核对"))).toEqual([
      "负荷分布：开式系统，EN 17038（待核对）；1,000 h/年；没有可读的国家标准分布",
      expect.stringMatching(
        /^电动机 37 kW（大于最大轴功率 × 1.15 的下一档（待核对）），4 极，IE5（待核对） /u,
      ),
    ]);
    expect(assumptionLines(energy, throttled(energy), CHOICE)).toContain("定速不计变频器");
    const drive = { ...CHOICE, driveEfficiency: 0.97 };
    expect(assumptionLines(energy, yearOf(energy, "systemCurve"), drive)).toContain(
      "变频器：厂商效率 97.0 %",
    );
  });

  it("gives every load without a figure its sentence", () => {
    expect(rowFaultText({ code: "row-unmet" }, 1.1)).toBe("110% 流量时最高转速仍达不到控制压力");
    expect(rowFaultText({ code: "out-of-range" }, 1)).toBe("超出实测流量范围，不外推");
    expect(rowFaultText({ code: "no-power" }, 1)).toBe("没有功率或效率曲线，不能计算能耗");
    expect(rowFaultText({ code: "electric-at-full-speed" }, 1)).toBe(
      "只有全速的实测输入功率，不能换算到其他转速",
    );
    expect(rowFaultText({ code: "no-motor-class" }, 1)).toBe("该功率、极数没有所选能效等级的电动机效率");
    expect(rowFaultText({ code: "overload", load: 1.2345 }, 1)).toBe("电动机过载（123.45%），请选大一档");
    const year = throttled(energyOf({ designPoints: [{ flow: flow(300), value: 60 }] }));
    expect(missingText(year)).toBe("合计不含 1 行、1,000 h：没有数值的原因见各行，这不是全年耗电");
    const short = throttled(energyOf({ designPoints: [{ flow: flow(300), value: 39 }] }));
    expect(missingText(short)).toBe(null);
    expect(shortYearText(short)).toMatch(/^达不到设计流量，最多差 [0-9.]+ %，按实际能给的流量计算$/u);
    expect(short.rows.map((each) => rowRemark(each, 1))).toContainEqual(
      expect.stringMatching(/^流量不足 [0-9.]+ %，按 2[0-9.]+ m³\/h 运行$/u),
    );
    const row = { share: 0, hours: 5, flow: 0 } as const;
    expect(rowRemark({ ...row, outcome: { status: "stands", isByGravity: false } }, 1)).toBe(
      "停机，待机功率按 0",
    );
    expect(rowRemark({ ...row, outcome: { status: "stands", isByGravity: true } }, 1)).toBe(
      "重力足以供给，停机",
    );
  });
});
