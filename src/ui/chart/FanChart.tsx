import type { ReadyChart } from "./useCurveChart.ts";
import type { ChartOperation } from "./ChartOperation.ts";
import { CurvePanel } from "./CurvePanel.tsx";
import { useChartView } from "./useChartView.ts";
import { ViewTools } from "./ViewTools.tsx";

export interface MachineChartProps {
  readonly chart: ReadyChart;
  readonly operation: ChartOperation;
}

/** Fan curves with a choice of speeds; fans have no regulation here. */
export function FanChart({ chart, operation }: MachineChartProps) {
  const { drawn, drag } = chart;
  const [view, setView] = useChartView(drawn, operation);
  return (
    <CurvePanel
      drawn={drawn}
      view={view}
      onDragDesign={(designPoints) => drag({ rate: null, designPoints })}
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
    />
  );
}
