import { Button } from "@mantine/core";
import { useMemo } from "react";
import type { WireCurve } from "#api/contract/curves.ts";
import type { Product } from "#api/contract/products.ts";
import type { Machine } from "#domain/physics/curve/curveQuantities.ts";
import type { DrawnChart } from "#workers/curve/CurveClient.ts";
import type { ChartOperation } from "../../chart/ChartOperation.ts";
import { ChartSkeleton } from "../../chart/ChartSkeleton.tsx";
import { PerformanceChart } from "../../chart/PerformanceChart.tsx";
import type { Loaded } from "../../page/services/Loaded.ts";
import { EmptyState } from "../../kit/layout/EmptyState.tsx";
import { Panel } from "../../kit/layout/Panel.tsx";
import { chartSourceOf } from "../../chart/chartSourceOf.ts";
import css from "./MachineDetail.module.css";

export interface ProductCurvesProps {
  readonly product: Product;
  readonly machine: Machine;
  readonly curves: Loaded<readonly WireCurve[]>;
  readonly operation: ChartOperation;
  readonly onDrawn: (chart: DrawnChart | null) => void;
}

/** 性能曲线: the chart, or the reason why there is none. */
export function ProductCurves({ product, machine, curves, operation, onDrawn }: ProductCurvesProps) {
  const measured = curves.status === "ready" ? curves.value : null;
  const products = useMemo(
    () => (measured === null ? [] : [chartSourceOf(product, measured)]),
    [product, measured],
  );
  if (curves.status === "ready" && curves.value.length > 0)
    return (
      <div className={css["curves"]}>
        <PerformanceChart machine={machine} products={products} operation={operation} onDrawn={onDrawn} />
      </div>
    );
  if (curves.status === "loading")
    return (
      <div className={css["curves"]}>
        <ChartSkeleton machine={machine} products={products} />
      </div>
    );
  return (
    <Panel className={css["none"]} title="性能曲线">
      {curves.status === "ready" && (
        <EmptyState kind="empty" title="该型号没有性能曲线" why="额定性能见下方的产品参数" />
      )}
      {curves.status === "failed" && (
        <EmptyState
          kind="error"
          title="性能曲线加载失败"
          why={curves.error.message}
          actions={<Button onClick={curves.retry}>重试</Button>}
        />
      )}
    </Panel>
  );
}
