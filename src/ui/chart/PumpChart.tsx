import { useState } from "react";
import { FULL_SPEED_PERCENT, percentOfRate, rateOfPercent } from "#domain/physics/curve/speedPercent.ts";
import { CurvePanel } from "./CurvePanel.tsx";
import type { MachineChartProps } from "./FanChart.tsx";
import { RegulationTools } from "./RegulationTools.tsx";
import { useChartView } from "./useChartView.ts";
import { ViewTools } from "./ViewTools.tsx";

/** Pump curves, also at a regulated speed. */
export function PumpChart({ chart, operation }: MachineChartProps) {
  const { drawn, drag } = chart;
  const { rate } = operation;
  const [view, setView] = useChartView(drawn, operation);
  /** Percent while the slider is dragged. */
  const [held, setHeld] = useState<number | null>(null);
  return (
    <CurvePanel
      drawn={drawn}
      view={view}
      onDragDesign={(designPoints) => drag({ rate, designPoints })}
      onMoveDesign={operation.onMoveDesign}
      tools={
        <ViewTools
          drawn={drawn}
          view={view}
          onChange={setView}
          onSetting={operation.onSetting}
          onRestoreDesign={operation.onRestoreDesign}
        />
      }
    >
      <RegulationTools
        drawn={drawn}
        view={view}
        percent={held ?? (rate === null ? FULL_SPEED_PERCENT : percentOfRate(rate))}
        isRegulated={rate !== null}
        isDisabled={!view.showsOperating}
        onChange={(percent, isRegulated) => {
          setHeld(null);
          operation.onRefreshCurveData(isRegulated ? rateOfPercent(percent) : null);
        }}
        onDrag={(percent) => {
          setHeld(percent);
          drag({ rate: rateOfPercent(percent), designPoints: drawn.designPoints });
        }}
      />
    </CurvePanel>
  );
}
