import { SPEED_SETTINGS } from "../catalogue/fanTypes.ts";
import { PROPERTY } from "../catalogue/properties.ts";
import { flow } from "../units.ts";
import type { ChartDesign, ChartProduct } from "./ChartRequest.ts";
import type { Machine } from "./curveQuantities.ts";

/** An entered quantity: property code and value in its unit. */
export interface StatedCondition {
  readonly code: string;
  readonly value: number;
}

interface Pair {
  readonly flow: string;
  readonly value: string;
  /** The setting that the pair is for; `null` is every one. */
  readonly setting: string | null;
}

const PAIRS: Readonly<Record<Machine, readonly Pair[]>> = {
  fan: [
    { flow: PROPERTY.airFlow, value: PROPERTY.totalPressure, setting: null },
    { flow: PROPERTY.highSpeedAirFlow, value: PROPERTY.highSpeedTotalPressure, setting: SPEED_SETTINGS.high },
    { flow: PROPERTY.lowSpeedAirFlow, value: PROPERTY.lowSpeedTotalPressure, setting: SPEED_SETTINGS.low },
  ],
  pump: [{ flow: PROPERTY.airFlow, value: PROPERTY.head, setting: null }],
};

/**
 * The duties that a condition states, each a flow and a total pressure or head above zero. A flow alone is none: there
 * is no parabola through it. A pair for a set that the product lacks is left out.
 */
export function designPoints(
  machine: Machine,
  { settings }: ChartProduct,
  condition: readonly StatedCondition[],
): readonly ChartDesign[] {
  const stated = new Map(condition.map(({ code, value }) => [code, value]));
  return PAIRS[machine].flatMap((pair): readonly ChartDesign[] => {
    const [q, value] = [stated.get(pair.flow) ?? 0, stated.get(pair.value) ?? 0];
    const setting = settings.findIndex(({ speed }) => speed === pair.setting);
    if (!(q > 0) || !(value > 0) || (pair.setting !== null && setting < 0)) return [];
    return [{ flow: flow(q), value, ...(pair.setting === null ? {} : { setting }) }];
  });
}
