import type { Machine } from "../../physics/curve/curveQuantities.ts";
import { FULL_RATE } from "../../physics/curve/regulate.ts";
import { CLOSED, systemOf, type DesignPoint, type SystemCurve } from "../../physics/curve/systemCurve.ts";
import { resistance } from "../../base/units.ts";
import { CONTROL_METHOD_NAMES, type ControlMethod } from "./energyTerms.ts";
import { PART_LOAD_POWER, type PartLoadLaw } from "./partLoadPower.ts";

export const CONTROL_METHODS = {
  throttled: { name: "定速节流", rule: "H = h(Q)，多余压力由阀门消耗" },
  constantPressure: { name: "变频恒压", rule: "H_c = H_d" },
  proportionalPressure: { name: "变频比例压差", rule: "H_c = H_d·(½ + ½·Q/Q_d)" },
  systemCurve: { name: "变频沿管网曲线", rule: "H_c = Y_s + K·Qⁿ（末端压差或恒温差控制）" },
  inletVanes: { name: "进口导叶（估算）", rule: "DOE-2 进口导叶的部分负荷多项式 × 设计风量时的输入功率" },
  dischargeDamper: {
    name: "出口风阀（估算）",
    rule: "DOE-2 出口风阀的部分负荷多项式 × 设计风量时的输入功率",
  },
} as const satisfies Record<ControlMethod, { readonly name: string; readonly rule: string }>;

/** Kinds of control of a fan whose power follows a law of the flow share instead of its own curve. */
export type EstimatedMethod = Extract<ControlMethod, PartLoadLaw>;
export type RegulatedMethod = Exclude<ControlMethod, "throttled" | EstimatedMethod>;
export type MetMethod = Exclude<ControlMethod, EstimatedMethod>;

export const isEstimated = (method: ControlMethod): method is EstimatedMethod =>
  Object.hasOwn(PART_LOAD_POWER, method);

/** Whether the flow is controlled by a frequency converter. */
export const isRegulated = (method: ControlMethod): method is RegulatedMethod =>
  method !== "throttled" && !isEstimated(method);

/**
 * Whether the motor has a converter; `fixedRate` is the speed of an unregulated machine, as a share of full speed.
 */
export const hasConverter = (method: ControlMethod, fixedRate: number): boolean =>
  isRegulated(method) || fixedRate < FULL_RATE;

/** The kinds of control that are computed on curves. */
export const MET_METHODS = CONTROL_METHOD_NAMES.filter((method): method is MetMethod => !isEstimated(method));

/** The kinds of control of a machine; only fans have vanes and dampers. */
export const methodsOf = (machine: Machine): readonly ControlMethod[] =>
  machine === "fan" ? CONTROL_METHOD_NAMES : MET_METHODS;

/**
 * The pressure or head that a regulated machine must give at each flow: each kind of control is a system curve.
 * The proportional one, H_d·(½ + ½·Q/Q_d), is the reference curve of the energy efficiency index of circulators,
 * (EU) 622/2012.
 */
export function controlCurve(method: RegulatedMethod, design: DesignPoint): SystemCurve {
  const { flow, value } = design;
  switch (method) {
    case "constantPressure":
      return { staticValue: value, k: resistance(0), exponent: CLOSED.exponent };
    case "proportionalPressure":
      return { staticValue: value / 2, k: resistance(value / 2 / flow), exponent: 1 };
    case "systemCurve":
      return systemOf(design);
  }
}

/** The curve as each of several equal machines sees it; each gives an equal part of the flow. */
export const sharedBy = (control: SystemCurve, machines: number): SystemCurve =>
  machines === 1 ? control : { ...control, k: resistance(control.k * machines ** control.exponent) };
