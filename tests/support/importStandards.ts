import type { ImportStandard } from "#domain/catalogue/import/ImportedProduct.ts";
import { CATEGORIES, FAN, FAN_COIL, PUMP } from "#domain/catalogue/categories.ts";
import { FAN_COIL_INSTALLATIONS, FAN_COIL_STRUCTURES, PROPERTY } from "#domain/catalogue/properties.ts";

const number = (code: string, name: string, unitSymbol: string | null) =>
  ({ code, name, dataType: "Number", unitSymbol, enumValues: [] }) as const;
const other = (code: string, name: string, dataType: "Text" | "Bool" | "Range" | "Int") =>
  ({ code, name, dataType, unitSymbol: dataType === "Range" ? "Pa" : null, enumValues: [] }) as const;

const choice = (code: string, name: string, values: Readonly<Record<string, string>>) =>
  ({
    code,
    name,
    dataType: "Enum",
    unitSymbol: null,
    enumValues: Object.entries(values).map(([valueCode, valueName]) => ({
      code: valueCode,
      name: valueName,
    })),
  }) as const;

const DEFINITIONS: Partial<Record<string, ImportStandard["categories"][number]["definitions"]>> = {
  [FAN]: [
    number(PROPERTY.airFlow, "风量", "m³/h"),
    number(PROPERTY.totalPressure, "全压", "Pa"),
    number(PROPERTY.staticPressure, "静压", "Pa"),
    number(PROPERTY.totalPressureEfficiency, "全压效率", "%"),
    number(PROPERTY.motorPower, "电机功率", "kW"),
    number(PROPERTY.noise, "噪声", "dB(A)"),
    number(PROPERTY.impellerDiameter, "叶轮直径", "mm"),
    other("P000901", "压力范围", "Range"),
  ],
  [PUMP]: [
    number(PROPERTY.airFlow, "流量", "m³/h"),
    number(PROPERTY.head, "扬程", "m"),
    number(PROPERTY.npsh, "汽蚀余量", "m"),
    number(PROPERTY.pumpEfficiency, "效率", "%"),
    number(PROPERTY.diameter, "叶轮直径", "mm"),
    number("P000902", "介质温度", "℃"),
    other("P000903", "材质", "Text"),
    other("P000904", "可变频", "Bool"),
    other(PROPERTY.stages, "级数", "Int"),
    choice(PROPERTY.pumpType, "水泵类型", { V000901: "立式离心泵", V000902: "卧式离心泵" }),
  ],
  [FAN_COIL]: [
    choice(PROPERTY.structure, "结构形式", FAN_COIL_STRUCTURES),
    choice(PROPERTY.installation, "安装形式", FAN_COIL_INSTALLATIONS),
    number(PROPERTY.highHeating, "高档制热", "kW"),
    number(PROPERTY.mediumHeating, "中档制热", "kW"),
    number(PROPERTY.highAirFlow, "高档风量", "m³/h"),
    number(PROPERTY.highTotalCooling, "高档全冷", "kW"),
    number(PROPERTY.highSensibleCooling, "高档显冷", "kW"),
    number(PROPERTY.mediumAirFlow, "中档风量", "m³/h"),
    number(PROPERTY.mediumTotalCooling, "中档全冷", "kW"),
    number(PROPERTY.mediumSensibleCooling, "中档显冷", "kW"),
  ],
};

/** A small data standard with every kind of property, in every real category. */
export const TEST_STANDARD: ImportStandard = {
  categories: Object.entries(CATEGORIES).map(([code, name]) => ({
    code,
    name,
    definitions: DEFINITIONS[code] ?? [],
  })),
};
