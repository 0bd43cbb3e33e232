import { useEffect, useMemo, useState } from "react";
import { PRESSURE_QUANTITY } from "#domain/physics/curve/curveQuantities.ts";
import type { ChartView } from "#domain/products/drawing/ChartView.ts";
import { shownSetting } from "#domain/catalogue/machine/shownSetting.ts";
import type { DrawnChart } from "#workers/curve/CurveClient.ts";
import type { ChartOperation } from "./ChartOperation.ts";

export type HeldView = Omit<ChartView, "speed" | "tolerance">;

/**
 * The state of a chart's view. With several products it starts with the quantity that their duty is given in;
 * setting and tolerance are part of the operation.
 */
export function useChartView(
  { machine, products }: DrawnChart,
  { setting, tolerance = null, onView }: Pick<ChartOperation, "setting" | "tolerance" | "onView">,
) {
  const [only, ...others] = products;
  const [held, setHeld] = useState<HeldView>({
    quantity: others.length > 0 ? PRESSURE_QUANTITY[machine] : null,
    showsDesign: true,
    showsOperating: true,
  });
  const speed = others.length > 0 ? null : shownSetting(only?.settings ?? [], setting);
  const view = useMemo((): ChartView => ({ ...held, speed, tolerance }), [held, speed, tolerance]);
  useEffect(() => onView?.(view), [onView, view]);
  return [view, setHeld] as const;
}
