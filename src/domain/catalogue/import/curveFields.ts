import { CURVE_QUANTITIES, type CurveQuantity } from "../../physics/curve/curveQuantities.ts";
import { FAN, PUMP, WATER_SUPPLY_SET } from "../categories.ts";

/** The content of a column of curve points. An `ambiguous` quantity must say which of two it is. */
export type CurveField =
  | { readonly kind: "setting" | "speed" | "scalable" | "flow" }
  | { readonly kind: "quantity"; readonly quantity: CurveQuantity }
  | { readonly kind: "ambiguous"; readonly advice: string };

const quantity = (of: CurveQuantity): CurveField => ({ kind: "quantity", quantity: of });

const named = (field: CurveField, names: readonly string[]): readonly (readonly [string, CurveField])[] =>
  names.map((name) => [name, field] as const);

/** All names in compact form; the quantities' own names come in addition. */
export const CURVE_NAMES: ReadonlyMap<string, CurveField> = new Map<string, CurveField>([
  ...Object.entries(CURVE_QUANTITIES).flatMap(([code, { name }]) =>
    // The keys of the table are its quantities.
    named(quantity(code as CurveQuantity), [code.toLowerCase(), name]),
  ),
  ...named({ kind: "setting" }, ["档位", "转速档", "工况", "切割", "setting", "tap", "trim", "speedsetting"]),
  ...named({ kind: "speed" }, ["转速", "speed", "rotationalspeed", "rpm"]),
  ...named({ kind: "scalable" }, ["可调速", "变频", "variablespeed", "scalable"]),
  ...named({ kind: "flow" }, ["流量", "风量", "水量", "flow", "airflow", "flowrate", "volumeflow"]),
  ...named(quantity("totalPressure"), ["总压", "totalpressurerise"]),
  ...named(quantity("totalPressureEfficiency"), ["totalefficiency"]),
  ...named(quantity("staticPressureEfficiency"), ["静压效率", "staticefficiency"]),
  ...named(quantity("head"), ["totalhead"]),
  ...named(quantity("efficiency"), ["泵效率", "水泵效率", "pumpefficiency"]),
  ...named(quantity("shaftPower"), ["brakepower"]),
  ...named(quantity("npsh"), ["必需汽蚀余量", "npshr", "npshrequired"]),
  ...named(quantity("noise"), ["噪音", "soundpressurelevel"]),
  ...named(quantity("inputPower"), ["电功率", "电机输入功率", "electricpower"]),
  ...named(quantity("overallEfficiency"), ["机组效率", "wiretowaterefficiency"]),
  ...named({ kind: "ambiguous", advice: "must say whether it is total pressure or static pressure" }, [
    "压力",
    "风压",
    "pressure",
    "fanpressure",
  ]),
  ...named({ kind: "ambiguous", advice: "must say whether it is shaft power or input power" }, [
    "功率",
    "power",
  ]),
]);

/** Quantities of machines that move air, and of machines that move water; other categories may have any. */
const OF_AIR: readonly CurveQuantity[] = [
  "totalPressure",
  "totalPressureEfficiency",
  "staticPressure",
  "staticPressureEfficiency",
  "shaftPower",
  "noise",
  "inputPower",
  "overallEfficiency",
];
const OF_WATER: readonly CurveQuantity[] = [
  "head",
  "efficiency",
  "shaftPower",
  "npsh",
  "noise",
  "inputPower",
  "overallEfficiency",
];

export function mayHaveCurve(categoryCode: string, of: CurveQuantity): boolean {
  if (categoryCode === FAN) return OF_AIR.includes(of);
  if (categoryCode === PUMP || categoryCode === WATER_SUPPLY_SET) return OF_WATER.includes(of);
  return true;
}
