import { useMemo, useState } from "react";
import type { ChartDesign } from "#domain/catalogue/machine/ChartRequest.ts";
import type { Machine } from "#domain/physics/curve/curveQuantities.ts";
import { movedCondition } from "#domain/products/chart/designPoints.ts";
import type { DutyEntry } from "#domain/catalogue/listing/ListState.ts";
import type { DrawnChart } from "#workers/curve/CurveClient.ts";
import type { DetailConditions } from "../../duty/DetailConditions.ts";
import { isSameData } from "../../page/browser/isSameData.ts";

/** A dragged duty, and the duty that was entered before it. */
interface Moved {
  readonly entered: readonly DutyEntry[];
  readonly to: readonly DutyEntry[];
}

/**
 * The single place for a machine's duty and speed. The conditions own them, the chart shows and moves them, and
 * everything beside the chart reads them here. During a drag they are what the chart shows.
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
    /** The duty that the chart shows. */
    duty: shown,
    /** Input of the chart, and the callbacks for what the user moves on it. */
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
