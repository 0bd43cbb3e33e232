import { CURVE_QUANTITIES, type CurveQuantity, type Machine } from "../../physics/curve/curveQuantities.ts";
import { machineOf } from "../machineOf.ts";

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

/** The quantities of a machine's curves; products that are no machine may have any. */
const MEASURED: Readonly<Record<Machine, readonly CurveQuantity[]>> = {
  fan: [
    "totalPressure",
    "totalPressureEfficiency",
    "staticPressure",
    "staticPressureEfficiency",
    "shaftPower",
    "noise",
    "inputPower",
    "overallEfficiency",
  ],
  pump: ["head", "efficiency", "shaftPower", "npsh", "noise", "inputPower", "overallEfficiency"],
};

export function mayHaveCurve(categoryCode: string, of: CurveQuantity): boolean {
  const machine = machineOf(categoryCode);
  return machine === null || MEASURED[machine].includes(of);
}
