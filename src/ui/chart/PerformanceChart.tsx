import { Button } from "@mantine/core";
import { useEffect } from "react";
import type { Machine } from "#domain/physics/curve/curveQuantities.ts";
import type { ChartProductSource, DrawnChart } from "#workers/curve/CurveClient.ts";
import { EmptyState } from "../kit/layout/EmptyState.tsx";
import { Panel } from "../kit/layout/Panel.tsx";
import { useServices } from "../page/services/ServicesContext.tsx";
import { useCurveChart } from "./useCurveChart.ts";
import type { ChartOperation } from "./ChartOperation.ts";
import { ChartSkeleton } from "./ChartSkeleton.tsx";
import css from "./Charts.module.css";
import { FanChart } from "./FanChart.tsx";
import { PumpChart } from "./PumpChart.tsx";

export interface PerformanceChartProps {
  readonly machine: Machine;
  /** One product, or several to compare, with their curves from the server. */
  readonly products: readonly ChartProductSource[];
  readonly operation: ChartOperation;
  /**
   * Called with the chart after every change, `null` if there is none. Tables and efficiency grades depend on it.
   */
  readonly onDrawn?: (chart: DrawnChart | null) => void;
  /** Called with whether the chart is still loading. */
  readonly onLoading?: (isLoading: boolean) => void;
}

/**
 * Performance curves with system curve, operating points and speed regulation. The chart fills the width of its
 * column.
 */
export function PerformanceChart(props: PerformanceChartProps) {
  const { machine, products, operation, onDrawn, onLoading } = props;
  const { track } = useServices();
  const chart = useCurveChart({ machine, products, conditions: operation.conditions, rate: operation.rate });
  const drawn = chart.status === "ready" ? chart.drawn : null;
  const ids = products.map(({ id }) => id).join(" ");
  const isLoading = chart.status === "loading";
  const isNone = chart.status === "none";

  useEffect(() => {
    onDrawn?.(drawn);
  }, [onDrawn, drawn]);
  useEffect(() => {
    onLoading?.(isLoading);
  }, [onLoading, isLoading]);
  useEffect(() => {
    if (isNone) track("chartWithoutCurves", { products: ids });
  }, [track, isNone, ids]);

  if (chart.status === "ready")
    return machine === "fan" ? (
      <FanChart key={ids} chart={chart} operation={operation} />
    ) : (
      <PumpChart key={ids} chart={chart} operation={operation} />
    );
  if (isLoading) return <ChartSkeleton machine={machine} products={products} />;
  return (
    <Panel title="性能曲线" className={css["panel"]}>
      <div className={css["state"]}>
        {chart.status === "none" && (
          <EmptyState kind="empty" title="暂无性能曲线" why="厂商没有提供可以绘制的曲线数据" />
        )}
        {chart.status === "failed" && (
          <EmptyState
            kind="error"
            title="性能曲线绘制失败"
            why="产品资料不受影响"
            actions={<Button onClick={chart.retry}>重新加载</Button>}
          />
        )}
      </div>
    </Panel>
  );
}
