import { expect, it } from "vitest";
import { chosenYear } from "#domain/products/energy/chosenYear.ts";
import { DEFAULT_CHOICE, type EnergyChoice } from "#domain/products/energy/EnergyChoice.ts";
import { choiceText, yearFaultText } from "#domain/products/energy/energyWords.ts";
import { NO_PRICES } from "#domain/products/energy/energyCosts.ts";
import { productEnergy } from "#domain/products/energy/productEnergy.ts";
import { flow } from "#domain/base/units.ts";
import { chartRequest, testPump } from "../../../support/chartMaker.ts";

const CHOICE: EnergyChoice = { ...DEFAULT_CHOICE, hours: 1000 };

const rowsOf = (...rows: readonly (readonly [number, number])[]): EnergyChoice["profile"] => ({
  unit: "hours",
  rows: rows.map(([share, amount]) => ({ share, amount })),
});

function yearOf(changed: Partial<EnergyChoice>, asked: Parameters<typeof chartRequest>[0] = {}) {
  const choice = { ...CHOICE, ...changed };
  const request = chartRequest({ designPoints: [{ flow: flow(300), value: 32 }], ...asked });
  const motor = { powers: [], rotationalSpeed: null, isCirculator: false };
  const order = { setting: undefined, motor, choice, prices: NO_PRICES };
  return chosenYear(productEnergy(request, order), choice.control);
}
function reasonOf(...asked: Parameters<typeof yearOf>): string {
  const found = yearOf(...asked);
  return found.ok ? `${found.year.energy} kWh` : yearFaultText(found.fault);
}

it("is the year of the chosen control", () => {
  const profile = rowsOf([0.75, 1000]);
  const [throttled, regulated] = [yearOf({ profile }), yearOf({ profile, control: "systemCurve" })];
  if (!throttled.ok || !regulated.ok) throw new Error("a year is missing");
  expect([throttled.year.method, regulated.year.method]).toEqual(["throttled", "systemCurve"]);
  expect(throttled.year.energy).toBeGreaterThan(regulated.year.energy);
});

it("says in one sentence why a product has none", () => {
  expect(reasonOf({}, { designPoints: [] })).toBe("输入完整的工况（流量和扬程或全压）后计算年耗电");
  expect(reasonOf({ hours: null })).toBe("填写年运行小时后计算，按流量 × 小时粘贴的直方图不需要");
  const pump = testPump();
  const tapped = {
    ...pump,
    settings: pump.settings.map((setting) => ({ ...setting, hasVariableSpeed: false })),
  };
  expect(reasonOf({ control: "constantPressure" }, { products: [tapped] })).toBe(
    "曲线不能按转速换算，只能按定速节流计算",
  );
  expect(reasonOf({}, { designPoints: [{ flow: flow(300), value: 200 }] })).toBe(
    "100% 流量时最高转速仍达不到控制压力",
  );
  expect(reasonOf({ profile: rowsOf([0.001, 10], [1, 100]) })).toBe("0.1% 流量：超出实测流量范围，不外推");
});

it("does without loads that no hour has: they are neither missing nor a reason for a larger motor", () => {
  const without = yearOf({ profile: rowsOf([1, 1000]) });
  const beside = yearOf({ profile: rowsOf([0.001, 0], [1, 1000], [1.2, 0]) });
  expect(without.ok && beside.ok && beside.year.energy === without.year.energy).toBe(true);
  expect(beside.ok && without.ok && beside.energy.motor).toEqual(without.ok && without.energy.motor);
});

it("says under which profile, hours, control and motor class, and what of it is doubtful", () => {
  expect(choiceText({ ...CHOICE, control: "constantPressure" })).toBe("恒定流量，1,000 h/年，变频恒压，IE3");
  expect(choiceText({ ...CHOICE, profile: "openLoop", motorClass: "IE5" })).toBe(
    "开式系统（待核对），1,000 h/年，定速节流，IE5（待核对）",
  );
  expect(choiceText({ ...CHOICE, profile: rowsOf([1, 10]) })).toBe("自填直方图，定速节流，IE3");
});
