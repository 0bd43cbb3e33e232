/** A y axis; quantities that share an axis have the same unit and are compared with each other. */
export type CurveAxis = "pressure" | "head" | "efficiency" | "power" | "npsh" | "noise";

/**
 * How a quantity of a machine with variable speed follows its speed: multiplied by the speed ratio to this power.
 */
type SpeedExponent = 0 | 2 | 3;

export interface CurveQuantityFacts {
  readonly name: string;
  readonly unit: string;
  readonly axis: CurveAxis;
  /** `null`: no law is known, and the quantity has no curve at other speeds. */
  readonly speedExponent: SpeedExponent | null;
  /** The law is only an estimate, and values computed with it are labelled so. */
  readonly isEstimateAtSpeed?: true;
  /**
   * Drawn dashed beside the main quantity of its axis, so that the two can be told apart in a grey print; its
   * values are read in the tables.
   */
  readonly isSecondary?: true;
}

/** Every quantity that a performance curve can show over flow (m³/h), with its texts for people. */
export const CURVE_QUANTITIES = {
  totalPressure: { name: "全压", unit: "Pa", axis: "pressure", speedExponent: 2 },
  totalPressureEfficiency: { name: "全压效率", unit: "%", axis: "efficiency", speedExponent: 0 },
  staticPressure: { name: "静压", unit: "Pa", axis: "pressure", speedExponent: 2, isSecondary: true },
  staticPressureEfficiency: {
    name: "静压效率",
    unit: "%",
    axis: "efficiency",
    speedExponent: 0,
    isSecondary: true,
  },
  head: { name: "扬程", unit: "m", axis: "head", speedExponent: 2 },
  efficiency: { name: "效率", unit: "%", axis: "efficiency", speedExponent: 0 },
  shaftPower: { name: "轴功率", unit: "kW", axis: "power", speedExponent: 3 },
  npsh: {
    name: "汽蚀余量",
    unit: "m",
    axis: "npsh",
    speedExponent: 2,
    isEstimateAtSpeed: true,
  },
  noise: { name: "噪声", unit: "dB(A)", axis: "noise", speedExponent: null },
  // Motor and drive losses do not follow the cube of speed.
  inputPower: { name: "输入功率", unit: "kW", axis: "power", speedExponent: null, isSecondary: true },
  overallEfficiency: {
    name: "总效率",
    unit: "%",
    axis: "efficiency",
    speedExponent: null,
    isSecondary: true,
  },
} as const satisfies Record<string, CurveQuantityFacts>;

export type CurveQuantity = keyof typeof CURVE_QUANTITIES;

/** The order in which tables, axes and legends show them. */
export const CURVE_QUANTITY_ORDER = Object.keys(CURVE_QUANTITIES) as CurveQuantity[];

export const factsOf = (quantity: CurveQuantity): CurveQuantityFacts => CURVE_QUANTITIES[quantity];

/** Name of an axis with several quantities; an axis with one quantity carries that quantity's name. */
export const SHARED_AXIS_NAMES: Readonly<Record<CurveAxis, string>> = {
  pressure: "压力",
  head: "扬程",
  efficiency: "效率",
  power: "功率",
  npsh: "汽蚀余量",
  noise: "噪声",
};

/** The machine of a chart: it decides which curve meets the system curve and whose peak is the best efficiency. */
export type Machine = "fan" | "pump";

export const PRESSURE_QUANTITY = { fan: "totalPressure", pump: "head" } as const satisfies Record<
  Machine,
  CurveQuantity
>;

/**
 * In order of preference. Static and overall efficiency only place the shaded region; no efficiency grade uses
 * them.
 */
export const EFFICIENCY_QUANTITIES: Readonly<Record<Machine, readonly CurveQuantity[]>> = {
  fan: ["totalPressureEfficiency", "staticPressureEfficiency"],
  pump: ["efficiency", "overallEfficiency"],
};

const FLOW_FACTS = {
  fan: { name: "风量", unit: "m³/h" },
  pump: { name: "流量", unit: "m³/h" },
} as const;

/** Name and unit of the x axis. */
export const flowFactsOf = (machine: Machine) => FLOW_FACTS[machine];
