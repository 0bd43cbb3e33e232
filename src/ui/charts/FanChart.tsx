import { LinkButton } from "../components/LinkButton.tsx";
import type { ReadyChart } from "../hooks/useCurveChart.ts";
import { CurvePanel } from "./CurvePanel.tsx";
import { useChartView } from "./useChartView.ts";
import { useDesignDrag } from "./useDesignDrag.ts";
import { ViewTools } from "./ViewTools.tsx";

/** Curves of fans: speeds to choose from, no regulation. */
export function FanChart({ chart }: { readonly chart: ReadyChart }) {
  const { drawn } = chart;
  const [view, setView] = useChartView(drawn);
  const design = useDesignDrag(chart, null);
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
    />
  );
}
