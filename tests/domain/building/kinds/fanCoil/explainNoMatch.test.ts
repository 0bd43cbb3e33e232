import { describe, expect, it } from "vitest";
import { explainNoMatch } from "#domain/building/kinds/fanCoil/explainNoMatch.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import type { NoMatchReason } from "#domain/building/selection/multiRoom.ts";

const short = (check: string, required: number, best: number): NoMatchReason => ({
  code: "short",
  check,
  required,
  best,
});
const combined = (check: string, required: number, best: number): NoMatchReason => ({
  code: "combined",
  check,
  required,
  best,
  model: "FP-136",
});

describe("explainNoMatch", () => {
  it.each<[string, readonly NoMatchReason[]]>([
    ["单台需全冷 15.60 kW，最大可选 10.22 kW", [short(PROPERTY.mediumTotalCooling, 15.6, 10.22)]],
    ["单台需风量 12,267 m³/h，最大可选 2,380 m³/h", [short(PROPERTY.highAirFlow, 12_267, 2380)]],
    ["单台需显冷 3.00 kW，最大可选 2.50 kW", [short(PROPERTY.highSensibleCooling, 3, 2.5)]],
    ["单台需潜冷 1.20 kW，最大可选 0.00 kW", [short(PROPERTY.mediumLatentCooling, 1.2, 0)]],
    [
      "单台需热湿比 不大于 9,200 kJ/kg，最小可选 9,259 kJ/kg",
      [short(PROPERTY.mediumHeatMoistureRatio, 9200, 9259.26)],
    ],
    [
      "单台需全冷 15.60 kW，最大可选 10.22 kW；单台需制热 9.00 kW，最大可选 7.50 kW",
      [short(PROPERTY.mediumTotalCooling, 15.6, 10.22), short(PROPERTY.mediumHeating, 9, 7.5)],
    ],
    [
      "各项不能同时满足：最接近的 FP-136 全冷 3.00 kW，单台需 4.00 kW",
      [combined(PROPERTY.mediumTotalCooling, 4, 3)],
    ],
    [
      "各项不能同时满足：最接近的 FP-136 未提供制热；全冷 3.00 kW，单台需 4.00 kW",
      [
        { code: "figure-unknown", check: PROPERTY.mediumHeating },
        combined(PROPERTY.mediumTotalCooling, 4, 3),
      ],
    ],
    ["没有可校核的负荷，补充房间负荷或调整校核项", [{ code: "no-requirement" }]],
    ["没有产品符合品牌、结构形式、安装形式等筛选条件", [{ code: "no-candidates" }]],
    ["夏季供水温度不低于室内干球温度，无法供冷", [{ code: "summer-water-too-warm" }]],
    ["冬季供水温度不高于室内干球温度，无法供热", [{ code: "winter-water-too-cold" }]],
    ["候选产品未提供制热", [{ code: "figure-unknown", check: PROPERTY.mediumHeating }]],
    [
      "候选产品在此工况下不除湿，没有热湿比",
      [{ code: "figure-unknown", check: PROPERTY.highHeatMoistureRatio }],
    ],
    ["", []],
  ])("says %s", (sentence, reasons) => expect(explainNoMatch(reasons)).toBe(sentence));

  it("shows as many decimals as it takes to tell need and best apart", () => {
    expect(explainNoMatch([short(PROPERTY.mediumTotalCooling, 10.2234, 10.2211)])).toBe(
      "单台需全冷 10.223 kW，最大可选 10.221 kW",
    );
  });
});
