import { useEffect } from "react";
import { vi } from "vitest";
import { flow, speedRate } from "#domain/base/units.ts";
import * as charts from "#ui/chart/PerformanceChart.tsx";
// The screen loads it when it is needed; here it is there from the start.
import "#ui/product/detail/MachineDetail.tsx";
import { createCurveService } from "#workers/curve/curveService.ts";

/** A chart draws on canvases, which the test's page has not: what it hands back is computed as its worker does. */
function StandIn({ machine, products, operation, onDrawn, onLoading }: charts.PerformanceChartProps) {
  const { tolerance, conditions, rate, onMoveDesign, onRestoreDesign, onRefreshCurveData, onSetting } =
    operation;
  const order = JSON.stringify([machine, products, conditions, rate]);
  useEffect(() => {
    let isLive = true;
    createCurveService()
      .open(1, { machine, products, conditions, rate })
      .then(
        (drawn) => {
          if (!isLive) return;
          onDrawn?.(drawn.ok ? drawn.value : null);
          onLoading?.(false);
        },
        (fault: unknown) => {
          throw fault;
        },
      );
    return () => {
      isLive = false;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- the order says all of it
  }, [order, onDrawn, onLoading]);
  return (
    <div role="img" aria-label="性能曲线" data-tolerance={tolerance ?? "none"}>
      <button onClick={() => onMoveDesign([{ flow: flow(9000), value: 620 }])}>拖动</button>
      {onRestoreDesign && <button onClick={onRestoreDesign}>恢复设计点</button>}
      <button onClick={() => onRefreshCurveData(speedRate(0.8))}>80 %</button>
      <button onClick={() => onSetting("低速")}>低速</button>
    </div>
  );
}

/** Before a test that opens the detail of a machine. */
export const standInForChart = () => vi.spyOn(charts, "PerformanceChart").mockImplementation(StandIn);
