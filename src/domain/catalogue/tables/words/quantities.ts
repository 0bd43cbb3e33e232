import type { CurveQuantity } from "../../../physics/curve/curveQuantities.ts";
import type { TableUnit } from "./TableUnit.ts";

/**
 * What a column does. `identity` names the product; `variant` tells rows of one model apart; `curve` changes
 * along a curve; `rating` belongs to the product; `text` is kept as printed; `open` must be asked about.
 */
export type Role = "identity" | "variant" | "curve" | "rating" | "text" | "open";

export interface QuantityFacts {
  readonly role: Role;
  /** How questions and sheets name it. */
  readonly name: string;
  /** Kinds of unit that a figure may have; none for texts and counts. */
  readonly kinds: readonly TableUnit["kind"][];
  /**
   * The unit of a figure whose head names none; `null`: several are usual, a figure without one is asked about.
   */
  readonly unit: string | null;
  /** The curve that its points belong to. */
  readonly curve?: CurveQuantity | "flow" | "speed";
}

const text = (name: string): QuantityFacts => ({ role: "text", name, kinds: [], unit: "" });
const identity = (name: string): QuantityFacts => ({ role: "identity", name, kinds: [], unit: "" });
const count = (name: string): QuantityFacts => ({ role: "rating", name, kinds: ["count"], unit: "" });
const rating = (name: string, kind: TableUnit["kind"], unit: string | null): QuantityFacts => ({
  role: "rating",
  name,
  kinds: [kind],
  unit,
});
const variant = (name: string, kind: TableUnit["kind"], unit: string): QuantityFacts => ({
  role: "variant",
  name,
  kinds: [kind],
  unit,
});
const curve = (
  of: CurveQuantity | "flow",
  name: string,
  kinds: QuantityFacts["kinds"],
  unit: string | null,
): QuantityFacts => ({ role: "curve", name, kinds, unit, curve: of });
const state = (name: string, kind: TableUnit["kind"], unit: string): QuantityFacts => ({
  role: "curve",
  name,
  kinds: [kind],
  unit,
});
const open = (name: string, kinds: QuantityFacts["kinds"]): QuantityFacts => ({
  role: "open",
  name,
  kinds,
  unit: null,
});

/** Everything that a column of a product table may state. */
export const QUANTITIES = {
  model: identity("型号"),
  size: identity("机号"),
  series: identity("系列"),
  brand: identity("品牌"),
  index: identity("序号"),
  remark: identity("备注"),
  setting: identity("档位"),

  speed: { ...variant("转速", "speed", "r/min"), curve: "speed" },
  angle: variant("叶片角度", "angle", "°"),
  impeller: variant("叶轮直径", "length", "mm"),
  frequency: variant("频率", "frequency", "Hz"),
  poles: { ...count("极数"), role: "variant" },

  flow: curve("flow", "流量", ["flow"], null),
  totalPressure: curve("totalPressure", "全压", ["pressure"], null),
  staticPressure: curve("staticPressure", "静压", ["pressure"], null),
  head: curve("head", "扬程", ["length", "pressure"], "m"),
  efficiency: curve("efficiency", "效率", ["percentage", "humidity"], "%"),
  totalEfficiency: curve("totalPressureEfficiency", "全压效率", ["percentage", "humidity"], "%"),
  staticEfficiency: curve("staticPressureEfficiency", "静压效率", ["percentage", "humidity"], "%"),
  overallEfficiency: curve("overallEfficiency", "机组效率", ["percentage", "humidity"], "%"),
  shaftPower: curve("shaftPower", "轴功率", ["power"], null),
  inputPower: curve("inputPower", "输入功率", ["power"], null),
  npsh: curve("npsh", "汽蚀余量", ["length", "pressure"], "m"),
  noise: curve("noise", "噪声", ["noise"], "dB(A)"),

  neckVelocity: state("颈部风速", "velocity", "m/s"),
  throw: state("射程", "length", "m"),
  pressureLoss: state("压力损失", "pressure", "Pa"),

  pressure: open("压力", ["pressure"]),
  power: open("功率", ["power"]),
  capacity: open("能力", ["power", "flow"]),

  motorPower: rating("电机功率", "power", null),
  weight: rating("重量", "mass", "kg"),
  stages: count("级数"),
  cooling: rating("制冷量", "power", null),
  sensible: rating("显冷量", "power", null),
  heating: rating("制热量", "power", null),
  coolingInput: rating("制冷输入功率", "power", null),
  heatingInput: rating("制热输入功率", "power", null),
  waterFlow: { ...rating("水流量", "flow", null), kinds: ["flow", "waterMass"] },
  waterDrop: rating("水阻力", "pressure", null),
  externalPressure: rating("机外静压", "pressure", "Pa"),
  outletArea: rating("出口面积", "area", "㎡"),
  // The area of the outlet is one, so that it changes with the flow.
  velocity: state("出口风速", "velocity", "m/s"),
  current: rating("电流", "current", "A"),
  voltage: rating("电压", "voltage", "V"),
  count: count("台数"),
  used: count("用"),
  standby: count("备"),

  speedControl: text("单双速"),
  motorModel: text("电机型号"),
  pumpModel: text("水泵型号"),
  liquidPipe: { ...text("液管"), kinds: ["length"] },
  gasPipe: { ...text("气管"), kinds: ["length"] },
  inlet: { ...text("进口"), kinds: ["length"] },
  outlet: { ...text("出口"), kinds: ["length"] },
  dimensions: { ...text("外形尺寸"), kinds: ["length"] },
} as const satisfies Record<string, QuantityFacts>;

export type Quantity = keyof typeof QUANTITIES;

/** What a machine does at each of its steps. Its voltage, poles and dimensions have none. */
const AT_STEPS: ReadonlySet<Quantity> = new Set<Quantity>([
  ...(["speed", "flow", "totalPressure", "staticPressure", "head", "noise", "pressure", "power"] as const),
  ...(["efficiency", "totalEfficiency", "staticEfficiency", "overallEfficiency", "capacity"] as const),
  ...(["shaftPower", "inputPower", "motorPower", "coolingInput", "heatingInput", "current"] as const),
  ...(["cooling", "sensible", "heating", "waterFlow", "waterDrop", "externalPressure", "velocity"] as const),
]);
export const mayHaveSteps = (quantity: Quantity | null): boolean =>
  quantity !== null && AT_STEPS.has(quantity);

export const quantityFacts = (quantity: Quantity): QuantityFacts => QUANTITIES[quantity];

export const isQuantity = (name: string): name is Quantity => Object.hasOwn(QUANTITIES, name);
