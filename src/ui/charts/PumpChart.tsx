import { useState } from "react";
import { FULL_SPEED_PERCENT, rateOfPercent } from "#domain/input/clampSpeedPercent.ts";
import type { SpeedRate } from "#domain/units.ts";
import { LinkButton } from "../components/LinkButton.tsx";
import type { ReadyChart } from "../hooks/useCurveChart.ts";
import { CurvePanel } from "./CurvePanel.tsx";
import { RegulationTools } from "./RegulationTools.tsx";
import { useChartView } from "./useChartView.ts";
import { useDesignDrag } from "./useDesignDrag.ts";
import { ViewTools } from "./ViewTools.tsx";

export interface PumpChartProps {
  readonly chart: ReadyChart;
  readonly onRefreshCurveData?: ((rate: SpeedRate | null) => void) | undefined;
}

/** Curves of pumps, and what they become at a lower speed. */
export function PumpChart({ chart, onRefreshCurveData }: PumpChartProps) {
  const { drawn } = chart;
  const [view, setView] = useChartView(drawn);
  const [percent, setPercent] = useState(FULL_SPEED_PERCENT);
  const [isRegulated, setRegulated] = useState(false);
  const rateAt = (at: number, isOn: boolean) => (isOn ? rateOfPercent(at) : null);
  const design = useDesignDrag(chart, rateAt(percent, isRegulated));
  const regulate = (at: number, isOn: boolean) => {
    const rate = rateAt(at, isOn);
    setPercent(at);
    setRegulated(isOn);
    chart.release({ rate, designPoints: drawn.designPoints });
    onRefreshCurveData?.(rate);
  };
  return (
    <CurvePanel
      drawn={drawn}
      view={view}
      onDragDesign={design.onDragDesign}
      tools={
        <>
          {design.isMoved && <LinkButton onClick={design.reset}>恢复设计点</LinkButton>}
          <ViewTools drawn={drawn} view={view} onChange={setView} />
        </>
      }
    >
      <RegulationTools
        drawn={drawn}
        percent={percent}
        isRegulated={isRegulated}
        isDisabled={!view.showsOperating}
        onChange={regulate}
        onDrag={(at) => {
          setPercent(at);
          chart.drag({ rate: rateOfPercent(at), designPoints: drawn.designPoints });
        }}
      />
    </CurvePanel>
  );
}
