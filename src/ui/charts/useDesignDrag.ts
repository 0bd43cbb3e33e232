import { useState } from "react";
import type { ChartDesign } from "#domain/curve/ChartRequest.ts";
import type { SpeedRate } from "#domain/units.ts";
import type { ReadyChart } from "../hooks/useCurveChart.ts";

/** Design points that follow the pointer, and the way back to those that were entered. */
export function useDesignDrag({ drawn, drag, release }: ReadyChart, rate: SpeedRate | null) {
  const [entered] = useState(drawn.designPoints);
  return {
    isMoved: drawn.designPoints.some((design, at) => {
      const first = entered[at];
      return design.flow !== first?.flow || design.value !== first.value;
    }),
    onDragDesign: (designPoints: readonly ChartDesign[], isReleased: boolean) =>
      (isReleased ? release : drag)({ rate, designPoints }),
    reset: () => release({ rate, designPoints: entered }),
  };
}
