import { CLOSED, systemOf, type DesignPoint, type SystemCurve } from "../curve/systemCurve.ts";
import { resistance } from "../units.ts";

/** How a flow below the design flow is made. */
export const CONTROL_WAYS = {
  throttled: { name: "定速节流", rule: "H = h(Q)，多余压力由阀门消耗" },
  constantPressure: { name: "变频恒压", rule: "H_c = H_d" },
  proportionalPressure: { name: "变频比例压差", rule: "H_c = H_d·(½ + ½·Q/Q_d)" },
  systemCurve: { name: "变频沿管网曲线", rule: "H_c = Y_s + K·Qⁿ（末端压差或恒温差控制）" },
} as const satisfies Record<string, { readonly name: string; readonly rule: string }>;

export type ControlWay = keyof typeof CONTROL_WAYS;
export type RegulatedWay = Exclude<ControlWay, "throttled">;
export const CONTROL_WAY_NAMES = Object.keys(CONTROL_WAYS) as ControlWay[];

/**
 * What a regulated machine is to give at a flow: each way is a system curve. The proportional one, H_d·(½ + ½·Q/Q_d), is
 * the reference curve of the energy efficiency index of circulators, (EU) 622/2012.
 */
export function controlCurve(way: RegulatedWay, design: DesignPoint): SystemCurve {
  const { flow, value } = design;
  switch (way) {
    case "constantPressure":
      return { staticValue: value, k: resistance(0), exponent: CLOSED.exponent };
    case "proportionalPressure":
      return { staticValue: value / 2, k: resistance(value / 2 / flow), exponent: 1 };
    case "systemCurve":
      return systemOf(design);
  }
}

/** The curve as each of so many equal machines sees it, which gives one part of the flow. */
export const sharedBy = (control: SystemCurve, machines: number): SystemCurve =>
  machines === 1 ? control : { ...control, k: resistance(control.k * machines ** control.exponent) };
