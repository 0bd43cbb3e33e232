import { PROPERTY } from "#domain/catalogue/properties.ts";
import { bodyOf } from "#domain/things/component/bodyOf.ts";
import type { IfcComponent } from "#domain/things/files/ifc/IfcProducts.ts";
import { figuresOf } from "./figuresOf.ts";

/** Figures that a product of any category may state. */
export const NUMBERS: Readonly<Record<string, number>> = {
  [PROPERTY.airFlow]: 3400,
  [PROPERTY.highAirFlow]: 680,
  [PROPERTY.totalPressure]: 420,
  [PROPERTY.motorPower]: 1.5,
  [PROPERTY.inputPower]: 1.2,
  [PROPERTY.highInputPower]: 0.062,
  [PROPERTY.fanPower]: 5.5,
  [PROPERTY.rotationalSpeed]: 1450,
  [PROPERTY.coolingCapacity]: 350,
  [PROPERTY.heatingCapacity]: 2.1,
  [PROPERTY.performanceCoefficient]: 5.8,
  [PROPERTY.waterFlow]: 60,
  [PROPERTY.condenserWaterFlow]: 72,
  [PROPERTY.npsh]: 2.5,
  [PROPERTY.nominalDiameter]: 80,
  [PROPERTY.workingPressure]: 1.6,
  [PROPERTY.weight]: 185,
  [PROPERTY.closingTemperature]: 280,
  [PROPERTY.wetBulb]: 28,
  [PROPERTY.sections]: 12,
  [PROPERTY.soundInsulation]: 35,
  [PROPERTY.heatTransmission]: 1.8,
  [PROPERTY.flowCoefficient]: 63,
  [PROPERTY.airPressureDrop]: 45,
};

/** A component of any category, as written to a file. */
export function component(
  categoryCode: string,
  choices: Readonly<Record<string, string>> = {},
  id = "fan-1",
  numbers = NUMBERS,
): IfcComponent {
  const figures = figuresOf(categoryCode, numbers, choices);
  return {
    facts: {
      productId: id,
      categoryCode,
      model: `LY'风机-${id}`,
      name: "轴流风机",
      brand: "朗源",
      series: "LY 系列",
      source: "示例数据",
      values: [
        { code: PROPERTY.airFlow, name: "风量", group: "性能参数", unit: "m³/h", value: 3400 },
        { code: PROPERTY.motorPower, name: "电机功率", group: "性能参数", unit: "kW", value: 1.5 },
        { code: PROPERTY.fanType, name: "风机类型", group: "结构参数", unit: null, value: "轴流" },
      ],
    },
    body: bodyOf(figures)!,
    figures,
  };
}
