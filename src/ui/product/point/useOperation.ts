import { useMemo, useState } from "react";
import type { ChartDesign } from "#domain/catalogue/machine/ChartRequest.ts";
import type { Machine } from "#domain/physics/curve/curveQuantities.ts";
import { movedCondition } from "#domain/products/chart/designPoints.ts";
import type { DutyEntry } from "#domain/catalogue/listing/ListState.ts";
import type { DrawnChart } from "#workers/curve/CurveClient.ts";
import type { DetailConditions } from "../../duty/DetailConditions.ts";
import { isSameData } from "../../page/browser/isSameData.ts";

/** A dragged duty, and the one that was entered before it. */
interface Moved {
  readonly entered: readonly DutyEntry[];
  readonly to: readonly DutyEntry[];
}

/**
 * What a machine runs at, in one place: the conditions own it, the chart shows it and moves it, everything beside the
 * chart reads it here. While a point is dragged that is what stands on the chart.
 */
export function useOperation(
  machine: Machine | null,
  conditions: DetailConditions,
  chart: DrawnChart | null,
) {
  const { duty, rate, setting, changeDuty, changeRunning } = conditions;
  const [moved, setMoved] = useState<Moved | null>(null);
  const isMoved = moved !== null && isSameData(moved.to, duty);
  const shown = useMemo(
    () =>
      machine === null || chart === null || chart.designPoints.length === 0
        ? duty
        : movedCondition(machine, chart.products, chart.designPoints, duty),
    [machine, chart, duty],
  );
  const stated = useMemo(
    () => (duty.length === 0 ? [] : [duty.map(({ code, value }) => ({ code, value }))]),
    [duty],
  );
  return {
    /** The duty that the chart stands at. */
    duty: shown,
    /** What the chart is ordered with, and how it hands back what a person has moved on it. */
    forChart: {
      conditions: stated,
      rate,
      setting,
      onMoveDesign(designs: readonly ChartDesign[]) {
        if (machine === null || chart === null) return;
        const to = movedCondition(machine, chart.products, designs, duty);
        setMoved({ entered: isMoved ? moved.entered : duty, to });
        changeDuty(to);
      },
      ...(isMoved ? { onRestoreDesign: () => changeDuty(moved.entered) } : {}),
      onRefreshCurveData: (to: typeof rate) => changeRunning({ rate: to }),
      onSetting: (to: typeof setting) => changeRunning({ setting: to }),
    },
  };
}
