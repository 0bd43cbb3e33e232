import { expect, it } from "vitest";
import { FAN_COIL_DEFAULTS } from "#domain/building/kinds/fanCoil/FanCoilFilter.ts";
import { fanCoilNeeds } from "#ui/screens/batch/kinds/fanCoil/fanCoilNeeds.ts";

// Air, total, sensible, latent, ratio, heating.
it("names every figure that is checked, powers under one unit", () => {
  const on = { ...FAN_COIL_DEFAULTS, staticPressure: { isOn: true, from: 12, to: 30 } };
  expect(fanCoilNeeds([340, 2.71, 1.9, 0.81, 9012, 1.72], on)).toBe(
    "全冷 2.71 · 显冷 1.90 · 潜冷 0.81 · 制热 1.72 kW · 风量 340 m³/h · 热湿比 ≤ 9,012 kJ/kg · 机外静压 12–30 Pa",
  );
});

it("names nothing that is not asked for", () => {
  expect(fanCoilNeeds([null, 2.71, null, null, null, null], FAN_COIL_DEFAULTS)).toBe("全冷 2.71 kW");
  expect(fanCoilNeeds([null, null, null, null, null, null], FAN_COIL_DEFAULTS)).toBe("");
});
