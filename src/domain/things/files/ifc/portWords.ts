import type { CategoryCode } from "#domain/catalogue/categories.ts";
import { PROPERTY, type PropertyCode } from "#domain/catalogue/properties.ts";
import { isNameIn } from "#domain/base/keyed.ts";
import type { Triple } from "#domain/things/model/displayData.ts";
import { PORT_SYSTEMS, type ComponentBody, type Port } from "../../component/ComponentBody.ts";
import type { Figures } from "../../component/Figures.ts";

/** IfcDistributionSystemEnum by medium. */
export const IFC_SYSTEMS: { readonly [System in keyof typeof PORT_SYSTEMS]: string } = {
  supplyAir: "AIRCONDITIONING",
  returnAir: "AIRCONDITIONING",
  ventilation: "VENTILATION",
  exhaustAir: "EXHAUST",
  chilledWater: "CHILLEDWATER",
  heatingWater: "HEATING",
  condenserWater: "CONDENSERWATER",
  domesticWater: "DOMESTICCOLDWATER",
  hotWater: "DOMESTICHOTWATER",
  refrigerant: "REFRIGERATION",
  drain: "DRAINAGE",
  // The medium of a valve or a pump is that of its pipe.
  water: "NOTDEFINED",
};

const WATERS: ReadonlySet<Port["system"]> = new Set([
  "chilledWater",
  "heatingWater",
  "condenserWater",
  "hotWater",
]);

/** Supply or return side, from where the water is cooled or heated to where it is used. */
function sideOf(categoryCode: string, { system, flow, name }: Port): string | null {
  if (!WATERS.has(system) || flow === "both") return null;
  const isSource =
    (categoryCode === "C000008" && system === "chilledWater") ||
    (categoryCode === "C000004" && system === "condenserWater") ||
    categoryCode === "C000019" ||
    (categoryCode === "C000009" && /^(?:二次侧|壳程)/u.test(name));
  return (flow === "out") === isSource ? "供水" : "回水";
}

/** A port's description for people: 采暖热水 · 供水. */
export const portDescription = (categoryCode: string, port: Port): string =>
  [PORT_SYSTEMS[port.system], sideOf(categoryCode, port)].filter((word) => word !== null).join(" · ");

type Flows = {
  readonly air?: readonly PropertyCode[];
  readonly pipe?: PropertyCode;
  readonly cooling?: PropertyCode;
};

/**
 * The property that states the flow through a product's openings. Flows that are stated for a nominal velocity of
 * their own do not count.
 */
const FLOWS: { readonly [Code in CategoryCode]?: Flows } = {
  C000001: { air: [PROPERTY.airFlow, PROPERTY.highSpeedAirFlow] },
  C000002: { pipe: PROPERTY.airFlow },
  C000003: { air: [PROPERTY.airFlow], pipe: PROPERTY.waterFlow },
  C000004: { pipe: PROPERTY.waterFlow },
  C000005: { air: [PROPERTY.airFlow] },
  C000006: { air: [PROPERTY.highAirFlow], pipe: PROPERTY.waterFlow },
  C000007: { pipe: PROPERTY.airFlow },
  C000008: { pipe: PROPERTY.waterFlow, cooling: PROPERTY.condenserWaterFlow },
  C000016: { air: [PROPERTY.airFlow] },
  C000017: { air: [PROPERTY.airFlow] },
  C000019: { pipe: PROPERTY.waterFlow },
};

/** m³/h; `null` if the product states none for this opening. */
export function statedFlow({ categoryCode, number }: Figures, port: Port): number | null {
  if (port.system === "drain" || port.system === "refrigerant") return null;
  const flows = isNameIn(FLOWS, categoryCode) ? FLOWS[categoryCode] : undefined;
  const isCooling = categoryCode === "C000008" && port.system === "condenserWater";
  const codes = port.kind === "duct" ? flows?.air : [isCooling ? flows?.cooling : flows?.pipe];
  const stated = (codes ?? []).map((code) => (code === undefined ? null : number(code)));
  return stated.find((value) => value !== null && value > 0) ?? null;
}

/** PEnum_PipeEndStyleTreatment for the stated connection; other texts are kept as they are. */
const ENDS: ReadonlyMap<string, readonly [type: string, words: string | null]> = new Map([
  ["V000951", ["THREADED", null]],
  ["V000952", ["FLANGED", null]],
  ["V000953", ["OTHER", "对夹"]],
]);
export const statedEnds = ({ choice }: Figures) => ENDS.get(choice(PROPERTY.connection) ?? "") ?? null;

/** The property with a product's electric power in kW; products without a motor have none. */
const POWERED: { readonly [Code in CategoryCode]?: readonly PropertyCode[] } = {
  C000001: [PROPERTY.motorPower, PROPERTY.highSpeedMotorPower],
  C000002: [PROPERTY.motorPower],
  C000003: [PROPERTY.motorPower],
  C000004: [PROPERTY.fanPower],
  C000005: [PROPERTY.inputPower],
  C000006: [PROPERTY.highInputPower],
  C000007: [PROPERTY.motorPower],
  C000008: [PROPERTY.inputPower],
  C000010: [],
  C000015: [],
  C000017: [PROPERTY.inputPower],
  C000018: [PROPERTY.inputPower],
  C000019: [PROPERTY.inputPower],
};
/** Dampers and valves are manual unless they state an actuator. */
const MOVED: ReadonlySet<string> = new Set(["C000010", "C000015"]);
const ELECTRIC = "V000872";
const KILO = 1000;

/** Parts that a cable leads to, the likeliest first. */
const CABLED = [
  "接线盒",
  "控制柜",
  "电控箱",
  "控制器",
  "电动执行器",
  "温控面板",
  "屏蔽电机",
  "电机",
  "风轮",
  "机壳",
];

export interface ElectricalPort {
  readonly at: Triple;
  /** W; `null` if not stated. */
  readonly power: number | null;
}

/** A product's electric connection; `null` if it needs none. */
export function electricalPort(figures: Figures, { solids }: ComponentBody): ElectricalPort | null {
  const { categoryCode, number, choice } = figures;
  const codes = isNameIn(POWERED, categoryCode) ? POWERED[categoryCode] : undefined;
  if (codes === undefined) return null;
  if (MOVED.has(categoryCode) && choice(PROPERTY.actuator) !== ELECTRIC) return null;
  const stated = codes.map(number).find((value) => value !== null && value > 0) ?? null;
  const cabled = CABLED.map((name) => solids.find((solid) => solid.name.includes(name))).find(
    (solid) => solid !== undefined,
  );
  const vertices = (cabled === undefined ? solids : [cabled]).flatMap(({ patches }) =>
    patches.flatMap((patch) => patch.vertices),
  );
  const middle = (axis: 0 | 1 | 2) => {
    let [low, high] = [Infinity, -Infinity];
    for (const vertex of vertices) [low, high] = [Math.min(low, vertex[axis]), Math.max(high, vertex[axis])];
    return (low + high) / 2;
  };
  return {
    at: [middle(0), middle(1), middle(2)],
    power: stated === null ? null : stated * KILO,
  };
}
