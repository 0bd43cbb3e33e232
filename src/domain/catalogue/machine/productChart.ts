import { fitSetting, type MeasuredCurve } from "../../physics/curve/fitSetting.ts";
import type { ChartProduct, ChartSetting } from "./ChartRequest.ts";
import { CURVE_QUANTITIES, type CurveQuantity } from "../../physics/curve/curveQuantities.ts";
import { readCurve, type CurveRefusal, type MeasuredPoint } from "../../physics/curve/readCurve.ts";

export interface StatedCurve {
  readonly quantity: string;
  /** The set of a double-speed fan or the tap; `null` if the product has only one. */
  readonly setting: string | null;
  /** r/min; `null` if not stated. */
  readonly rotationalSpeed: number | null;
  /** False for taps and power-limited lines. */
  readonly isScalable: boolean;
  readonly points: readonly MeasuredPoint[];
}

/** A curve that cannot be drawn, with the reason. */
export interface UnreadCurve {
  readonly quantity: string;
  readonly setting: string | null;
  readonly code: CurveRefusal | "unknown-quantity";
}

const isQuantity = (name: string): name is CurveQuantity => Object.hasOwn(CURVE_QUANTITIES, name);

/** The setting's name for people: its own name, else its speed, else empty. */
export const settingName = ({ setting, rotationalSpeed }: Pick<StatedCurve, "setting" | "rotationalSpeed">) =>
  setting ?? (rotationalSpeed === null ? "" : String(rotationalSpeed));

interface Growing {
  readonly setting: Omit<ChartSetting, "curves">;
  readonly measured: MeasuredCurve[];
}

/** Reads and fits a product's stated curves and groups them by setting, in the order stated. */
export function productChart(
  id: string,
  name: string,
  stated: readonly StatedCurve[],
): { readonly product: ChartProduct; readonly unread: readonly UnreadCurve[] } {
  const settings = new Map<string, Growing>();
  const unread: UnreadCurve[] = [];
  for (const curve of stated) {
    const { quantity, setting, isScalable, points } = curve;
    if (!isQuantity(quantity)) {
      unread.push({ quantity, setting, code: "unknown-quantity" });
      continue;
    }
    const read = readCurve(points, quantity);
    if (!read.ok) {
      unread.push({ quantity, setting, code: read.code });
      continue;
    }
    const speed = settingName(curve);
    let group = settings.get(speed);
    if (!group) {
      // The catalogue stores one fact: a curve that may not be scaled, whether as a tap or as a power-limited
      // line.
      group = { setting: { speed, hasVariableSpeed: isScalable, isPowerLimited: false }, measured: [] };
      settings.set(speed, group);
    }
    group.measured.push({ quantity, curve: read.value });
  }
  const fitted = [...settings.values()].map(({ setting, measured }) => ({
    ...setting,
    curves: fitSetting(measured),
  }));
  return { product: { id, name, settings: fitted }, unread };
}
